cimport cython
from motherlode.games.tunnels.board cimport Board
from motherlode.games.tunnels.rulebook cimport Rulebook
from motherlode.games.tunnels.state cimport TunnelState

@cython.locals(rules=Rulebook)
cpdef lays_of(TunnelState state, int seat, int kind)

@cython.locals(board=Board)
cpdef ruled_lays(TunnelState state, int kind)

@cython.locals(kind=int, place=list, fitting=tuple)
cpdef add_lays(list places, list kinds, int limit, list bunches)

@cython.locals(rules=Rulebook, board=Board)
cpdef int count_lays(TunnelState state, int seat, int kind) except -1

@cython.locals(rules=Rulebook, board=Board)
cpdef lay(TunnelState state, int seat, int kind, int number)

@cython.locals(board=Board)
cdef Board maze_of(TunnelState state, int seat)

@cython.locals(limit=int, plain=int, kind=int)
cpdef list tunnel_cards(Rulebook rules, list kinds)

cpdef bint is_priced(TunnelState state) except -1
