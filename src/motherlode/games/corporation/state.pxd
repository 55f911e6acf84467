from motherlode.core.state cimport State

cdef class CorporationState(State):
    cdef public object limit
