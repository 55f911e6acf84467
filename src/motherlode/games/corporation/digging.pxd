cimport cython
from motherlode.core.rng cimport Rng
from motherlode.games.corporation.asking cimport Asking
from motherlode.games.corporation.board cimport Board
from motherlode.games.corporation.moves cimport Deed
from motherlode.games.corporation.state cimport CorporationState

cdef int CAVE_IN
cdef int COLOUR_COUNT
cdef int UNION
cdef tuple DIG
cdef tuple DONE_ALONE
cdef Py_UCS4 PASSAGE
cdef str TREASURE

cdef class Dig(Asking):
    cpdef list bunches(self, state, int seat, data)
    cpdef list answers(self, state, int seat, data)
    @cython.locals(deed=Deed)
    cpdef act_by_lot(self, state, int seat, data, Rng rng)
    cpdef take(self, state, int seat, Deed deed, data)
    cpdef use_card(self, state, int seat, Deed deed, data)

cdef class CardWindow(Asking):
    cpdef list bunches(self, state, int seat, data)
    cpdef list answers(self, state, int seat, data)
    cpdef take(self, state, int seat, Deed deed, data)
    cpdef use_card(self, state, int seat, Deed deed, data)

@cython.locals(digs=tuple, cell=int)
cpdef list exits(CorporationState state)

@cython.locals(bunches=list)
cpdef list ways_to_dig(CorporationState state, int seat)

@cython.locals(board=Board, chosen=int, entering=bint, colour=int, bunches=list)
cpdef list places_to_dig(CorporationState state, int seat)

cpdef bint has_only_cells(CorporationState state, int seat) except -1

@cython.locals(board=Board, count=int, colour=int, digs=list)
cpdef int count_cells(CorporationState state) except -1

@cython.locals(board=Board, colour=int, digs=list)
cpdef Deed nth_cell(CorporationState state, int number)

cpdef bint may_enter(CorporationState state, int seat)

@cython.locals(symbol=Py_UCS4)
cpdef dig(CorporationState state, int seat, int colour, int cell, bint out_of_passage)

from motherlode.games.corporation.placing cimport tokens
from motherlode.games.corporation.treasure cimport find
from motherlode.games.corporation.turn cimport close_digging, go_on
from motherlode.games.corporation.uses cimport take_token, unplayed, use, uses_at
