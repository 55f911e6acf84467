cimport cython
from motherlode.core.course cimport Stride
from motherlode.games.tunnels.board cimport Board
from motherlode.games.tunnels.rulebook cimport Rulebook
from motherlode.games.tunnels.state cimport TunnelState

cdef class NoteLaid(Stride):
    cpdef take(self, state)

@cython.locals(laid=list, place=Py_ssize_t, entry=list, cell=str, noted=str)
cdef _note(TunnelState state)

@cython.locals(board=Board, laid=list, place=Py_ssize_t, cell=long)
cpdef last_laid(TunnelState state)

@cython.locals(rules=Rulebook)
cpdef bint is_from_deck(TunnelState state, long cell) except -1
