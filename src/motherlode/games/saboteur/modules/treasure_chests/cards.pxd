cimport cython
from motherlode.games.saboteur.modules.treasure_chests.treasures cimport chests, closed_treasures
from motherlode.games.saboteur.state cimport SaboteurState
from motherlode.games.tunnels.family_cards cimport Map, Rockfall
from motherlode.games.tunnels.state cimport TunnelState

cdef class TreasureMap(Map):
    cpdef plays(self, TunnelState state, int seat)
    cpdef _looks(self, TunnelState state, int seat)
    cpdef int count(self, TunnelState state, int seat) except -1
    cdef int _count_looks(self, SaboteurState state, int seat) except -1
    @cython.locals(looks=int)
    cpdef nth(self, TunnelState state, int seat, int number)
    cpdef resolve(self, TunnelState state, int seat, action)

cdef class TreasureRockfall(Rockfall):
    cpdef plays(self, TunnelState state, int seat)
    cpdef int count(self, TunnelState state, int seat) except -1
    @cython.locals(open_cards=int)
    cpdef nth(self, TunnelState state, int seat, int number)
    @cython.locals(closed=dict, cell=long)
    cpdef resolve(self, TunnelState state, int seat, action)
