cdef class Walker:
    cdef public list joined
    cdef public object lays
    cdef public bytes open_sides
    cdef public bytes through
    cdef public list counts
    cdef public list _fits

    cpdef bytes count_from(self, int entered)
