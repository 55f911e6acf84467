cimport cython

cdef class Walker:
    cdef public list joined
    cdef public object lays
    cdef public bytes open_sides
    cdef public bytes through
    cdef public list _fits
    cdef public list _rows

    @cython.locals(row=bytes)
    cpdef bytes row(self, int entered, int edge)
