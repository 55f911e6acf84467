cimport cython
from motherlode.games.corporation.moves cimport Deed
from motherlode.games.corporation.state cimport CorporationState

cdef int COLOUR_COUNT
cdef int UNION

@cython.locals(board=list, given=int, actions=list, swap=Deed)
cpdef list exchanges(CorporationState state, int seat)

@cython.locals(board=list)
cpdef exchange(CorporationState state, int seat, int given, int taken)

from motherlode.games.corporation.investing cimport invest
from motherlode.games.corporation.turn cimport lift_cave_ins
