cimport cython
from motherlode.games.corporation.state cimport CorporationState

@cython.locals(board=list, colour=int)
cpdef invest(CorporationState state, int seat, colours, str source)
