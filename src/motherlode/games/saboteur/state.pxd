from motherlode.games.tunnels.state cimport TunnelState

cdef class SaboteurState(TunnelState):
    pass
