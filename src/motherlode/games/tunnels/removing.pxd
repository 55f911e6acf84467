cimport cython
from motherlode.games.tunnels.handful cimport count_pairs, distinct
from motherlode.games.tunnels.state cimport TunnelState
from motherlode.games.tunnels.way cimport Way

cdef class Remove(Way):
    @cython.locals(front=bytearray)
    cpdef int count(self, TunnelState state, int seat, bytes kinds) except -1
