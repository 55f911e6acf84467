cimport cython
from motherlode.games.tunnels.action_card cimport ActionCard
from motherlode.games.tunnels.placing cimport Price
from motherlode.games.tunnels.state cimport TunnelState

cdef class DiversionCard(ActionCard):
    cpdef plays(self, TunnelState state, int seat)

    @cython.locals(price=Price)
    cpdef int count(self, TunnelState state, int seat) except -1

    cpdef resolve(self, TunnelState state, int seat, action)
