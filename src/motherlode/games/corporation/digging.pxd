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
    @cython.locals(deed=Deed, entering=bint, uses=list, cells=int, number=int)
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

cdef list NO_USES

@cython.locals(board=Board, chosen=int, count=int, colour=int, digs=list, mouths=tuple)
cdef int count_cells(CorporationState state, bint entering) except -1

@cython.locals(board=Board, chosen=int, colour=int, digs=list, mouths=tuple)
cdef Deed nth_cell(CorporationState state, bint entering, int number)

@cython.locals(board=Board)
cpdef bint may_enter(CorporationState state, int seat) except -1

@cython.locals(symbol=Py_UCS4)
cpdef dig(CorporationState state, int seat, int colour, int cell, bint out_of_passage)

from motherlode.games.corporation.placing cimport tokens
from motherlode.games.corporation.treasure cimport find
from motherlode.games.corporation.turn cimport close_digging, go_on
from motherlode.games.corporation.uses cimport take_token, unplayed, use, uses_at
