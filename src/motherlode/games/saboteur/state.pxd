cimport cython
from motherlode.core.ends cimport rows
from motherlode.games.tunnels.state cimport TunnelState

cdef class SaboteurState(TunnelState):
    @cython.locals(nuggets=long, value=long, cards=list)
    cpdef long gold(self, int seat) except? -1
    @cython.locals(seat=int)
    cpdef list riches(self)
