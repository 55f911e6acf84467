cdef class Move(dict):
    cdef public str verb
    cdef public int kind
    cdef public int face
    cdef public int cell
