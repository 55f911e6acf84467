cimport cython
from motherlode.games.corporation.board cimport Board
from motherlode.games.corporation.moves cimport Deed
from motherlode.games.corporation.state cimport CorporationState

cdef int COLOUR_COUNT
cdef dict TREASURES
cdef str PASSAGE

@cython.locals(digs=tuple, cell=int)
cpdef list exits(CorporationState state)

@cython.locals(board=Board, chosen=int, entering=bint, colour=int, digs=tuple, cell=int, actions=list)
cpdef list places_to_dig(CorporationState state, int seat)

@cython.locals(board=Board, symbol=str)
cpdef dig(CorporationState state, int seat, int colour, int cell, bint out_of_passage)

from motherlode.games.corporation.placing cimport tokens
from motherlode.games.corporation.turn cimport close_digging, go_on
from motherlode.games.corporation.uses cimport add_uses, take_token, unplayed, use
