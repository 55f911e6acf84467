cimport cython
from motherlode.core.ends cimport put_last
from motherlode.games.corporation.cards cimport Front
from motherlode.games.corporation.state cimport CorporationState

cdef int BUDGET
cdef int CAVE_IN
cdef int KEEPERS
cdef int OVERTIME
cdef tuple DIGS
cdef tuple CARD_WINDOWS
cdef tuple EXCHANGES
cdef tuple LIFTS

cpdef int budget_of(int turn_number)

cpdef begin_turn(CorporationState state)

@cython.locals(seat=int, front=tuple)
cpdef go_on(CorporationState state)

@cython.locals(seat=int)
cpdef close_digging(CorporationState state)

@cython.locals(seat=int)
cpdef lift_cave_ins(CorporationState state)

@cython.locals(found=int, owner=int, front=tuple, card=Front, colour=int)
cpdef int liftable(CorporationState state, int seat) except -1

cpdef end_turn(CorporationState state)

@cython.locals(seat=int, front=tuple, card=Front)
cdef _put_cards_in_order(CorporationState state)

from motherlode.games.corporation.placing cimport can_go_on, tokens
from motherlode.games.corporation.reach cimport gold_can_be_taken
from motherlode.games.corporation.uses cimport something_to_use
