cimport cython

cdef class Bucket:
    cdef double _burst, _left, _rate, _time

    @cython.locals(now=double)
    cpdef bint take(self)
