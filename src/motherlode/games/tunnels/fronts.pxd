cdef class Fronts:
    cdef public list cards
    cdef public dict holders

    cpdef bint lie(self, int kind, int seat)
