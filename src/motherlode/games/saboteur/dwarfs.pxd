cimport cython
from motherlode.core.ends cimport clear
from motherlode.games.saboteur.state cimport SaboteurState

@cython.locals(players=Py_ssize_t)
cpdef deal_dwarfs(SaboteurState state, list dwarfs)

@cython.locals(players=Py_ssize_t)
cpdef forget_looks(SaboteurState state)

cdef list OWN_CARDS
