from motherlode.games.saboteur.modules.treasure_chests.treasures cimport chests
from motherlode.games.tunnels.family_cards cimport Map, Rockfall
from motherlode.games.tunnels.state cimport TunnelState

cdef class TreasureMap(Map):
    cpdef plays(self, TunnelState state, int seat)
    cpdef _looks(self, TunnelState state, int seat)
    cpdef int count(self, TunnelState state, int seat) except -1
    cpdef nth(self, TunnelState state, int seat, int number)
    cpdef resolve(self, TunnelState state, int seat, action)

cdef class TreasureRockfall(Rockfall):
    cpdef plays(self, TunnelState state, int seat)
    cpdef int count(self, TunnelState state, int seat) except -1
    cpdef nth(self, TunnelState state, int seat, int number)
    cpdef resolve(self, TunnelState state, int seat, action)
