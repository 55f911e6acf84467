cimport cython
from motherlode.games.saboteur.state cimport SaboteurState

@cython.locals(sums=list)
cpdef nuggets_moved(SaboteurState state, int seat, int nuggets)
