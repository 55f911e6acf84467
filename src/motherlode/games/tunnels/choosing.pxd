from motherlode.core.decision cimport Question

cdef class Choice(Question):
    cpdef list offered(self, state, int seat, data)
    cpdef chosen(self, state, int seat, value, data)
    cpdef list legal(self, state, int seat, data)
    cpdef answer(self, state, int seat, action, data)
