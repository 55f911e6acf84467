cimport cython
from motherlode.games.tunnels.action_card cimport ActionCard
from motherlode.games.saboteur.state cimport SaboteurState
from motherlode.games.tunnels.board cimport Board
from motherlode.games.tunnels.laid cimport last_laid
from motherlode.games.tunnels.places cimport place_of
from motherlode.games.tunnels.placing cimport ALONE, Price, count_ruled, count_ruled_on
from motherlode.games.tunnels.state cimport TunnelState

cdef str LIFTED

@cython.final
cdef class LiftedMaze:
    cdef public Board board
    cdef public long cell
    cdef public int kind
    cdef public int place

@cython.locals(lifted=LiftedMaze)
cdef LiftedMaze lifted_maze(SaboteurState state, long cell)

@cython.locals(lifted=LiftedMaze, board=Board, kind=int, count=int, price=Price, other=long, lays=int)
cdef int count_plays(SaboteurState state, int seat, long cell) except -1

cdef int _count_in(SaboteurState state, Board board, int kind) except -1

cdef int _count_on(SaboteurState state, Board board, int kind, int place) except -1

cdef class DiversionCard(ActionCard):
    cpdef plays(self, TunnelState state, int seat)

    cpdef int count(self, TunnelState state, int seat) except -1

    @cython.locals(price=Price, priced=list, ways=list)
    cpdef nth(self, TunnelState state, int seat, int number)

    cdef bint _blocked(self, SaboteurState state, int seat) except -1

    cpdef resolve(self, TunnelState state, int seat, action)
