cimport cython
from motherlode.core.named cimport named
from motherlode.games.saboteur.state cimport SaboteurState

@cython.locals(sums=list)
cpdef nuggets_moved(SaboteurState state, int seat, int nuggets)

@cython.locals(owned=list, places=list, nuggets=int, value=int, place=int)
cpdef paid(SaboteurState state, int seat, list cards)
