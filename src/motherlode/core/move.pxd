cdef class Move(dict):
    cdef public str verb
    cdef public tuple kinds
    cdef public int face
    cdef public int cell
