cimport cython
from motherlode.core.decision cimport Question
from motherlode.core.rng cimport Rng
from motherlode.games.saboteur.state cimport SaboteurState
from motherlode.games.tunnels.action_card cimport ActionCard
from motherlode.games.tunnels.handful cimport distinct
from motherlode.games.tunnels.places cimport place_of
from motherlode.games.tunnels.placing cimport Price, count_lays, count_on, count_priced, is_priced, lay, priced_lay
from motherlode.games.tunnels.state cimport TunnelState

@cython.locals(kinds=bytes)
cdef int count_own(SaboteurState state, int seat) except -1

cdef own_lay(SaboteurState state, int seat, bytes kinds, int number)

@cython.locals(hand=bytearray, limit=int, tunnels=int, kind=int)
cpdef bint has_cards(SaboteurState state, int seat) except -1

@cython.locals(kinds=bytes, price=Price, count=int, cell=long)
cpdef bint can_lay_alone(SaboteurState state, int seat) except -1

cdef class LayOne(Question):
    cpdef list legal(self, state, int seat, data)
    cpdef answer(self, state, int seat, action, data)
    cpdef int count(self, state, int seat, data) except -1
    @cython.locals(kinds=bytes)
    cpdef action(self, state, int seat, data, int number)
    cpdef by_lot(self, state, int seat, data, Rng rng)

cdef class PathfinderCard(ActionCard):
    cpdef plays(self, TunnelState state, int seat)
    cpdef int count(self, TunnelState state, int seat) except -1
    cpdef resolve(self, TunnelState state, int seat, action)
