from motherlode.games.tunnels.state cimport TunnelState

cdef class DuelState(TunnelState):
    pass
