cimport cython
from motherlode.games.corporation.board cimport Board
from motherlode.games.corporation.cards cimport Front
from motherlode.games.corporation.moves cimport Deed
from motherlode.games.corporation.state cimport CorporationState

cdef int EVERY_COLOUR
cdef int CAVE_IN
cdef int KEEPERS
cdef int OVERTIME
cdef int SECRET_TUNNEL
cdef int UNION
cdef int DIGGING
cdef tuple ALLOWED_BITS
cdef tuple COLOURS_OF_MASK
cdef tuple TUNNEL
cdef tuple ALL_CAVE_INS
cdef tuple KEEPERS_ALONE
cdef tuple OVERTIME_ALONE
cdef tuple UNION_ALONE

@cython.locals(card=Front, front=tuple)
cpdef unplayed(CorporationState state, int seat, int kind)

@cython.locals(card=Front, front=tuple, kinds=int)
cpdef int usable(CorporationState state, int seat) except -1

@cython.locals(unspent=int)
cpdef bint token_helps(CorporationState state, int seat)

@cython.locals(kinds=int)
cpdef bint something_to_use(CorporationState state, int seat)

@cython.locals(allowed=int, kinds=int)
cpdef int usable_at(CorporationState state, int seat, int moment) except -1

@cython.locals(colour=int)
cpdef add_uses(CorporationState state, int kinds, list bunches)

@cython.locals(count=int)
cpdef int count_uses(CorporationState state, int kinds) except -1

@cython.locals(colours=bytes, cells=tuple, pairs=tuple)
cpdef Deed nth_use(CorporationState state, int kinds, int number)

cdef bytes open_colours(CorporationState state)

@cython.locals(supply=list, one=int, two=int)
cpdef tuple cave_ins(CorporationState state)

@cython.locals(kind=int)
cpdef use(CorporationState state, int seat, Deed deed)

@cython.locals(card=Front)
cdef Front held(CorporationState state, int seat, int kind)

cdef _open_tunnel(CorporationState state, int seat, int cell, int colour)

@cython.locals(card=Front, colour=int)
cdef _bring_down(CorporationState state, int seat, tuple pair)

@cython.locals(card=Front, left=int)
cpdef take_token(CorporationState state, int seat)

from motherlode.games.corporation.placing cimport can_go_on, tokens
