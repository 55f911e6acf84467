cimport cython
from motherlode.games.tunnels.placing cimport add_lays
from motherlode.games.tunnels.rulebook cimport Rulebook
from motherlode.games.tunnels.state cimport TunnelState

@cython.locals(rules=Rulebook, limit=int, front=list, passes=list, kind=int, actions=list)
cdef list ordinary_actions(TunnelState state, int seat)

@cython.locals(deck=list, hand=list, count=Py_ssize_t)
cpdef draw(TunnelState state)
