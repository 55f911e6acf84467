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

cpdef int begin_turn(CorporationState state) except -1

@cython.locals(seat=int, front=tuple)
cpdef int go_on(CorporationState state) except -1

@cython.locals(seat=int)
cpdef int close_digging(CorporationState state) except -1

@cython.locals(seat=int)
cpdef int lift_cave_ins(CorporationState state) except -1

@cython.locals(found=int, owner=int, front=tuple, card=Front, colour=int)
cpdef int liftable(CorporationState state, int seat) except -1

cpdef int end_turn(CorporationState state) except -1

@cython.locals(seat=int, front=tuple, card=Front)
cdef int _put_cards_in_order(CorporationState state) except -1

from motherlode.games.corporation.placing cimport can_go_on, tokens
from motherlode.games.corporation.reach cimport gold_can_be_taken
from motherlode.games.corporation.uses cimport something_to_use
