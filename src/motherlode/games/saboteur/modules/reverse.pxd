from motherlode.games.tunnels.action_card cimport ActionCard
from motherlode.games.tunnels.state cimport TunnelState

cdef class ReverseCard(ActionCard):
    cpdef plays(self, TunnelState state, int seat)
    cpdef int count(self, TunnelState state, int seat) except -1
    cpdef resolve(self, TunnelState state, int seat, action)
