from motherlode.core.course cimport Stride
from motherlode.games.saboteur.state cimport SaboteurState

cdef class Connect(Stride):
    cdef public object effect

    cpdef take(self, state)

cdef connect(SaboteurState state, effect)
