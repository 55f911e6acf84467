cimport cython
from motherlode.core.rng cimport Rng
from motherlode.games.corporation.asking cimport Asking
from motherlode.games.corporation.board cimport Board
from motherlode.games.corporation.moves cimport Deed
from motherlode.games.corporation.sites cimport digs_at, nth_site
from motherlode.games.corporation.state cimport CorporationState

cdef int CAVE_IN
cdef int AFTERWARDS
cdef int CLOSING
cdef int DIGGING
cdef int EVERY_COLOUR
cdef int UNION
cdef tuple COLOURS_OF_MASK
cdef tuple DIG
cdef tuple DONE_ALONE
cdef Py_UCS4 EMPTY
cdef Py_UCS4 PASSAGE
cdef str TREASURE

cdef class Dig(Asking):
    cpdef list bunches(self, state, int seat, data)
    cpdef list answers(self, state, int seat, data)
    @cython.locals(drawn=Deed)
    cpdef act_by_lot(self, state, int seat, data, Rng rng)
    cpdef take(self, state, int seat, Deed deed, data)
    cpdef use_card(self, state, int seat, Deed deed, data)

cdef class CardWindow(Asking):
    cpdef list bunches(self, state, int seat, data)
    cpdef list answers(self, state, int seat, data)
    @cython.locals(deed=Deed)
    cpdef act_by_lot(self, state, int seat, data, Rng rng)
    cpdef take(self, state, int seat, Deed deed, data)
    cpdef use_card(self, state, int seat, Deed deed, data)

@cython.locals(kinds=int, number=int)
cdef Deed use_by_lot(CorporationState state, int seat, int moment, Rng rng)

@cython.locals(digs=tuple, cell=int)
cpdef list exits(CorporationState state)

@cython.locals(bunches=list)
cpdef list ways_to_dig(CorporationState state, int seat)

@cython.locals(board=Board, entering=bint, colour=int, bunches=list)
cpdef list places_to_dig(CorporationState state, int seat)

@cython.locals(chosen=int)
cdef bytes colours_to_dig(CorporationState state)

@cython.locals(entering=bint, front=tuple, cells=int, number=int, kinds=int, colours=bytes)
cdef Deed dig_by_lot(CorporationState state, int seat, Rng rng)

@cython.locals(board=Board, count=int, colour=int)
cdef int count_cells(CorporationState state, bytes colours, bint entering) except -1

@cython.locals(board=Board, colour=int, size=int)
cdef dig_nth(CorporationState state, int seat, bytes colours, bint entering, int number)

@cython.locals(board=Board)
cpdef bint may_enter(CorporationState state, int seat) except -1

cdef bint has_exit(CorporationState state, int colour) except -1

cdef enter_passage(CorporationState state, int seat)

@cython.locals(symbol=Py_UCS4)
cpdef int dig(CorporationState state, int seat, int colour, int cell, bint out_of_passage) except -1

@cython.locals(pending=Py_ssize_t)
cdef int find_and_go_on(CorporationState state, Py_UCS4 symbol, int seat, int cell) except -1

from motherlode.games.corporation.placing cimport tokens
from motherlode.games.corporation.treasure cimport find
from motherlode.games.corporation.turn cimport close_digging, go_on
from motherlode.games.corporation.uses cimport add_uses, count_uses, nth_use, take_token, unplayed, usable_at, use
