cdef class Stride:
    cpdef take(self, state)

cdef class Called(Stride):
    cdef public object step
    cpdef take(self, state)

cdef class Course:
    cdef public tuple frames
    cdef public list strides
    cdef public list later
