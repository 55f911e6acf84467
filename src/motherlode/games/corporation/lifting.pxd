cimport cython
from motherlode.games.corporation.asking cimport Asking
from motherlode.games.corporation.cards cimport Front
from motherlode.games.corporation.moves cimport Deed
from motherlode.games.corporation.state cimport CorporationState

cdef int CAVE_IN
cdef tuple REMOVALS

cdef class LiftCaveIn(Asking):
    cpdef list answers(self, state, int seat, data)
    cpdef take(self, state, int seat, Deed deed, data)

@cython.locals(card=Front, oldest=Front, front=tuple, owner=int, whose=int)
cdef tuple oldest_with(CorporationState state, int seat, int colour)

@cython.locals(owner=int, card=Front, left=list)
cdef lift(CorporationState state, int seat, int colour)

from motherlode.games.corporation.turn cimport end_turn, lift_cave_ins, liftable
