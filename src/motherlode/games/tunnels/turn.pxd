cimport cython
from motherlode.core.bunch cimport verb_of
from motherlode.core.decision cimport Question
from motherlode.core.rng cimport Rng
from motherlode.games.tunnels.handful cimport distinct
from motherlode.games.tunnels.state cimport TunnelState
from motherlode.games.tunnels.way cimport Way

cdef class Turn(Question):
    cpdef list legal(self, state, int seat, data)
    cpdef list bunches(self, state, int seat, data)
    cpdef int count(self, state, int seat, data) except -1
    cpdef action(self, state, int seat, data, int number)
    cpdef by_lot(self, state, int seat, data, Rng rng)
    cpdef answer(self, state, int seat, action, data)

@cython.locals(kinds=list, bunches=list, way=Way)
cpdef list bunches_of_turn(TunnelState state, int seat)

@cython.locals(counts=list, way=Way)
cpdef list ways_counted(TunnelState state, int seat, list kinds)

@cython.locals(place=Py_ssize_t, count=int, way=Way)
cpdef nth_action(TunnelState state, int seat, list kinds, list counts, int number)

@cython.locals(kinds=list, counts=list, count=int, sum_=int)
cpdef turn_by_lot(TunnelState state, int seat, Rng rng)

@cython.locals(way=Way)
cpdef take_turn(TunnelState state, int seat, action)

@cython.locals(deck=list, hand=list, count=Py_ssize_t)
cpdef draw(TunnelState state)
