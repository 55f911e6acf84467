cimport cython
from motherlode.core.rng cimport Rng
from motherlode.games.corporation.asking cimport Asking
from motherlode.games.corporation.moves cimport Deed
from motherlode.games.corporation.state cimport CorporationState

cdef int COLOUR_COUNT
cdef int OTHER_COLOURS
cdef int UNION
cdef tuple ALL_INVESTMENTS
cdef tuple ALL_STOCKS
cdef tuple DONE_ALONE
cdef tuple SAFE
cdef tuple SWAPS

cdef class Invest(Asking):
    cpdef list answers(self, state, int seat, data)
    cpdef take(self, state, int seat, Deed deed, data)

cdef class Exchange(Asking):
    cpdef list answers(self, state, int seat, data)
    cpdef act_by_lot(self, state, int seat, data, Rng rng)
    cpdef take(self, state, int seat, Deed deed, data)

cdef class Safe(Asking):
    cpdef list answers(self, state, int seat, data)
    cpdef take(self, state, int seat, Deed deed, data)

cdef class StockMarket(Asking):
    cpdef list answers(self, state, int seat, data)
    cpdef take(self, state, int seat, Deed deed, data)

@cython.locals(board=int, given=int, held=int, bunches=list, swaps=tuple, swap=Deed)
cpdef list exchanges(CorporationState state, int seat)

cpdef bint swaps_freely(CorporationState state, int seat) except -1

@cython.locals(board=int, held=int, given=int, count=int)
cpdef int held_colours(CorporationState state, int seat) except -1

@cython.locals(number=int)
cpdef int swap_by_lot(CorporationState state, int seat, Rng rng) except -1

@cython.locals(board=int, given=int, held=int)
cpdef swap_nth(CorporationState state, int seat, int number)

@cython.locals(board=int)
cpdef int exchange(CorporationState state, int seat, int given, int taken) except -1

from motherlode.games.corporation.investing cimport invest
from motherlode.games.corporation.turn cimport lift_cave_ins
