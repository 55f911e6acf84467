cimport cython

@cython.final
cdef class Front:
    cdef public int kind
    cdef public int since
    cdef public int tokens
    cdef public tuple colours
    cdef public bint spent

    cpdef Front with_spent(self, bint spent)
