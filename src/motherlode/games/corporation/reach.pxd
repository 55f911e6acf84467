cimport cython
from motherlode.games.corporation.board cimport Board
from motherlode.games.corporation.state cimport CorporationState

@cython.locals(board=Board)
cpdef bint gold_can_be_taken(CorporationState state)
