cdef class Walker:
    cdef public list joined
    cdef public object lays
    cdef public bytes open_sides
    cdef public bytes through
