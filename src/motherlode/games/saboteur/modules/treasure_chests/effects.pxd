cimport cython
from motherlode.core.course cimport Stride
from motherlode.games.saboteur.state cimport SaboteurState

cdef class EndEffects(Stride):
    cpdef take(self, state)

@cython.locals(ending=list)
cdef end_turn_effects(SaboteurState state)
