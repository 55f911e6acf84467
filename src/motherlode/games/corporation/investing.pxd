cimport cython
from motherlode.games.corporation.state cimport CorporationState

cdef int COLOUR_COUNT

@cython.locals(board=int, colour=int)
cpdef invest(CorporationState state, int seat, colours, str source)
