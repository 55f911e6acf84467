cimport cython
from motherlode.games.corporation.asking cimport Asking
from motherlode.games.corporation.moves cimport Deed
from motherlode.games.corporation.state cimport CorporationState

cdef int COLOUR_COUNT
cdef int UNION
cdef tuple DONE_ALONE
cdef tuple SWAPS

cdef class Invest(Asking):
    cpdef list answers(self, state, int seat, data)
    cpdef take(self, state, int seat, Deed deed, data)

cdef class Exchange(Asking):
    cpdef list answers(self, state, int seat, data)
    cpdef take(self, state, int seat, Deed deed, data)

cdef class Safe(Asking):
    cpdef list answers(self, state, int seat, data)
    cpdef take(self, state, int seat, Deed deed, data)

cdef class StockMarket(Asking):
    cpdef list answers(self, state, int seat, data)
    cpdef take(self, state, int seat, Deed deed, data)

@cython.locals(board=int, given=int, held=int, bunches=list, swaps=tuple, swap=Deed)
cpdef list exchanges(CorporationState state, int seat)

@cython.locals(board=int)
cpdef exchange(CorporationState state, int seat, int given, int taken)

from motherlode.games.corporation.investing cimport invest
from motherlode.games.corporation.turn cimport lift_cave_ins
