cimport cython
from motherlode.core.numbers cimport Numbers, block
from motherlode.games.saboteur.modules.tunnel_toll.dwarfs cimport Dwarf, TollDwarfs, toll
from motherlode.games.saboteur.state cimport SaboteurState
from motherlode.games.tunnels.board cimport Board
from motherlode.games.tunnels.handful cimport take_out
from motherlode.games.tunnels.places cimport FRONTIER, MARK, cell_of, entered_by
from motherlode.games.tunnels.seats cimport how_many, nth_seat
from motherlode.games.tunnels.state cimport TunnelState
from motherlode.games.tunnels.way cimport Way

@cython.locals(place=int)
cpdef list all_ends(Board board)

@cython.locals(board=Board, ground=bytearray, count=int, places="int*", taken="int*", size=Py_ssize_t, place=int,
               dwarfs=TollDwarfs)
cpdef int count_ends(SaboteurState state) except -1

@cython.locals(board=Board, dwarfs=TollDwarfs, ground=bytearray, places="int*", size=Py_ssize_t, place=int, entered=int,
               count=int)
cdef int nth_end(SaboteurState state, int number) except -1

cdef class PlaceDwarf(Way):
    cpdef add_legal(self, TunnelState state, int seat, bytes kinds, list bunches)

    @cython.locals(left=int)
    cpdef int count(self, TunnelState state, int seat, bytes kinds) except -1

    @cython.locals(ends=int, place=int, end=int, dwarf=Dwarf)
    cpdef do_at(self, TunnelState state, int seat, bytes kinds, int number)

    cdef _bring(self, TunnelState state, int seat, int kind, Dwarf dwarf)

    cpdef do(self, TunnelState state, int seat, action)
