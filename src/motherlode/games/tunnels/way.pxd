from motherlode.core.bunch cimport action_at, size_of
from motherlode.games.tunnels.state cimport TunnelState

cdef class Way:
    cpdef list bunches(self, TunnelState state, int seat, bytes kinds)
    cpdef add_legal(self, TunnelState state, int seat, bytes kinds, list bunches)
    cpdef write_legal(self, TunnelState state, int seat, bytes kinds, list actions)
    cpdef int count(self, TunnelState state, int seat, bytes kinds) except -1
    cpdef action(self, TunnelState state, int seat, bytes kinds, int number)
    cpdef do(self, TunnelState state, int seat, action)
    cpdef do_at(self, TunnelState state, int seat, bytes kinds, int number)
