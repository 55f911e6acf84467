cimport cython
from motherlode.core.numbers cimport Numbers, block
from motherlode.games.saboteur.modules.tunnel_toll.dwarfs cimport Dwarf, standing
from motherlode.games.saboteur.state cimport SaboteurState
from motherlode.games.tunnels.board cimport Board
from motherlode.games.tunnels.places cimport MARK, cell_of, entered_by
from motherlode.games.tunnels.seats cimport how_many
from motherlode.games.tunnels.state cimport TunnelState
from motherlode.games.tunnels.way cimport Way

@cython.locals(place=int)
cpdef list all_ends(Board board)

@cython.locals(board=Board, ground=bytearray, count=int, places="int*", size=Py_ssize_t, place=int, dwarf=Dwarf)
cpdef int count_ends(SaboteurState state) except -1

cdef class PlaceDwarf(Way):
    cpdef add_legal(self, TunnelState state, int seat, bytes kinds, list bunches)

    @cython.locals(left=int)
    cpdef int count(self, TunnelState state, int seat, bytes kinds) except -1

    cpdef do(self, TunnelState state, int seat, action)
