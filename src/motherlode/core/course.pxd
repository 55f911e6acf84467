cdef class Stride:
    cpdef take(self, state)

cdef class Called(Stride):
    cdef public object step
    cpdef take(self, state)

cdef class Legs:
    cdef public Stride stride
    cdef public tuple later
    cdef public Legs rest

cdef class Course:
    cdef public tuple frames
    cdef public Legs first
