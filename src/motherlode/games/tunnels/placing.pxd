cimport cython
from motherlode.core.ends cimport put_all
from motherlode.games.tunnels.board cimport Board
from motherlode.games.tunnels.rulebook cimport Rulebook
from motherlode.games.tunnels.state cimport TunnelState

@cython.locals(rules=Rulebook, board=Board)
cpdef lays_of(TunnelState state, int seat, int kind)

@cython.locals(fits=list, count=int, edge=int)
cdef int count_ruled(TunnelState state, int kind) except -1

@cython.locals(kind=int, place=list, fitting=tuple)
cpdef write_lays(list places, bytes kinds, int limit, list actions)

@cython.locals(rules=Rulebook, count=int, kind=int)
cpdef int count_lays(TunnelState state, int seat, bytes kinds) except -1

@cython.locals(rules=Rulebook, board=Board, ordinary=int, kind=int, place=int, edge=int, faces=tuple)
cpdef lay(TunnelState state, int seat, bytes kinds, int number)

@cython.locals(board=Board)
cdef Board maze_of(TunnelState state, int seat)

@cython.locals(limit=int, plain=int, kind=int)
cpdef list tunnel_cards(Rulebook rules, bytes kinds)

cpdef bint is_priced(TunnelState state) except -1

cpdef list free_lays(TunnelState state, int seat, bytes kinds)

@cython.locals(ways=dict, count=int)
cpdef int count_priced(TunnelState state, int seat, bytes kinds) except -1

@cython.locals(ways=dict, count=int)
cpdef priced_lay(TunnelState state, int seat, bytes kinds, int number)
