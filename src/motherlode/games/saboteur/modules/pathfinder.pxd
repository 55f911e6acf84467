cimport cython
from motherlode.games.saboteur.state cimport SaboteurState
from motherlode.games.tunnels.action_card cimport ActionCard
from motherlode.games.tunnels.handful cimport distinct
from motherlode.games.tunnels.places cimport place_of
from motherlode.games.tunnels.placing cimport Price, count_lays, count_on
from motherlode.games.tunnels.state cimport TunnelState

@cython.locals(hand=bytearray, limit=int, tunnels=int, kind=int)
cpdef bint has_cards(SaboteurState state, int seat) except -1

@cython.locals(kinds=bytes, price=Price, count=int, cell=long)
cpdef bint can_lay_alone(SaboteurState state, int seat) except -1

cdef class PathfinderCard(ActionCard):
    cpdef plays(self, TunnelState state, int seat)
    cpdef int count(self, TunnelState state, int seat) except -1
    cpdef resolve(self, TunnelState state, int seat, action)
