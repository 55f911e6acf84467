cimport cython
from motherlode.core.named cimport value_of
from motherlode.games.tunnels.action_card cimport ActionCard
from motherlode.games.saboteur.state cimport SaboteurState
from motherlode.games.tunnels.goals cimport OPEN
from motherlode.games.tunnels.state cimport TunnelState

cdef class GoalSwapCard(ActionCard):
    cpdef plays(self, TunnelState state, int seat)

    @cython.locals(closed=int, goals=dict)
    cpdef int count(self, TunnelState state, int seat) except -1

    @cython.locals(closed=list, first=int, others=int)
    cpdef nth(self, TunnelState state, int seat, int number)

    cpdef resolve(self, TunnelState state, int seat, action)
