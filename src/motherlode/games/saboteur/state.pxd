from motherlode.core.ends cimport rows
from motherlode.games.tunnels.state cimport TunnelState

cdef class SaboteurState(TunnelState):
    pass
