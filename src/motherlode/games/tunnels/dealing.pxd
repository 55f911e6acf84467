cimport cython
from motherlode.core.ends cimport clear
from motherlode.core.rng cimport Rng
from motherlode.games.tunnels.board cimport Board
from motherlode.games.tunnels.handful cimport refill_part, refill_turned, take_all
from motherlode.games.tunnels.rulebook cimport Rulebook
from motherlode.games.tunnels.state cimport TunnelState

@cython.locals(order=list)
cpdef list shuffled(items, Rng rng)

cpdef deal_round(TunnelState state, int first)

@cython.locals(rules=Rulebook, players=int, size=int, seat=int, cards=bytearray)
cpdef deal_cards(TunnelState state)

@cython.locals(rules=Rulebook, board=Board)
cdef lay_out_maze(TunnelState state, bytearray cards)

@cython.locals(rules=Rulebook, board=Board, layout=tuple)
cdef lay_out_furnished(TunnelState state)

@cython.locals(version=int)
cdef begin_with(Board first, Board board)

@cython.locals(hands=list, hand=bytearray, seat=int)
cdef deal_hands(TunnelState state, bytearray cards, int players, int size)

@cython.locals(rules=Rulebook, words=tuple, layout=dict)
cpdef deal_goals(TunnelState state)
