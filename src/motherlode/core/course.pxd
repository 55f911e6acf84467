cimport cython

cdef class Stride:
    cpdef take(self, state)

cdef class Called(Stride):
    cdef public object step
    cpdef take(self, state)

@cython.final
cdef class Legs:
    cdef public Stride stride
    cdef public tuple later
    cdef public Legs rest

@cython.final
cdef class Course:
    cdef public tuple frames
    cdef public Legs first
