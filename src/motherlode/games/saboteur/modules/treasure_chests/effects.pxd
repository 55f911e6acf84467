cimport cython
from motherlode.core.course cimport Stride
from motherlode.core.rng cimport Rng
from motherlode.games.saboteur.state cimport SaboteurState
from motherlode.games.tunnels.choosing cimport Choice

# sure: table=SaboteurState

cdef class ChestTarget(Choice):
    cpdef list legal(self, state, int seat, data)
    cpdef list offered(self, state, int seat, data)
    cpdef chosen(self, state, int seat, value, data)
    cpdef answer(self, state, int seat, action, data)
    @cython.locals(found=list)
    cpdef act_by_lot(self, state, int seat, data, Rng rng)

cpdef list targets(SaboteurState state, effect)

cdef class EndEffects(Stride):
    cpdef take(self, state)

@cython.locals(ending=list)
cdef end_turn_effects(SaboteurState state)
