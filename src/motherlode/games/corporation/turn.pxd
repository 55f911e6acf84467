cimport cython
from motherlode.games.corporation.cards cimport Front
from motherlode.games.corporation.state cimport CorporationState

cdef int BUDGET
cdef int CAVE_IN
cdef int KEEPERS
cdef int OVERTIME
cdef tuple DIGS
cdef tuple CARD_WINDOWS
cdef tuple EXCHANGES

cpdef begin_turn(CorporationState state)

@cython.locals(seat=int, front=tuple)
cpdef go_on(CorporationState state)

@cython.locals(seat=int)
cpdef close_digging(CorporationState state)

@cython.locals(seat=int)
cpdef lift_cave_ins(CorporationState state)

cpdef end_turn(CorporationState state)

@cython.locals(seat=int, front=tuple, card=Front)
cdef _put_cards_in_order(CorporationState state)

from motherlode.games.corporation.placing cimport can_go_on, tokens
from motherlode.games.corporation.reach cimport gold_can_be_taken
from motherlode.games.corporation.uses cimport something_to_use
