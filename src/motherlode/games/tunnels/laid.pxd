cimport cython
from motherlode.games.tunnels.board cimport Board
from motherlode.games.tunnels.rulebook cimport Rulebook
from motherlode.games.tunnels.state cimport TunnelState

@cython.locals(laid=list, place=Py_ssize_t, entry=list)
cpdef _note(TunnelState state)

@cython.locals(board=Board, laid=list, place=Py_ssize_t, cell=long)
cpdef last_laid(TunnelState state)

@cython.locals(rules=Rulebook)
cpdef bint is_from_deck(TunnelState state, long cell) except -1
