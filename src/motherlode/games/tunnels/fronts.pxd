cdef class Fronts:
    cdef public list cards
    cdef public dict holders

    cpdef Fronts copy(self)
    cpdef bint lie(self, int kind, int seat)
