cimport cython
from motherlode.core.course cimport Stride
from motherlode.games.duel.state cimport DuelState
from motherlode.games.tunnels.board cimport Board

cdef class Resolve(Stride):
    cpdef take(self, state)

@cython.locals(reached=frozenset, other=Board)
cpdef resolve(DuelState state)

@cython.locals(claimed=dict, veins=Py_ssize_t)
cpdef claim_all(DuelState state)
