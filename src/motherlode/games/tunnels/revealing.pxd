from motherlode.core.course cimport Stride
from motherlode.games.tunnels.state cimport TunnelState

# sure: table=TunnelState

cdef class ResolveClosed(Stride):
    cpdef take(self, state)
