cdef class Move(dict):
    cdef public str verb
    cdef public tuple kinds
    cdef public int kind
    cdef public int face
    cdef public int cell
    cdef public int place
    cdef public int seat
