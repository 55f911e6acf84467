cimport cython
from motherlode.games.corporation.board cimport Board
from motherlode.games.corporation.cards cimport Front
from motherlode.games.corporation.state cimport CorporationState

cdef int COLOUR_COUNT
cdef int OVERTIME

@cython.locals(found=int, card=Front, front=tuple)
cpdef int tokens(CorporationState state, int seat) except -1

@cython.locals(board=Board)
cpdef bint can_dig(CorporationState state, int colour, int budget, int unspent)

@cython.locals(colour=int)
cpdef bint can_go_on(CorporationState state, int budget, int unspent)
