from motherlode.games.tunnels.state cimport TunnelState

cdef class ActionCard:
    cpdef plays(self, TunnelState state, int seat)
    cpdef resolve(self, TunnelState state, int seat, action)
