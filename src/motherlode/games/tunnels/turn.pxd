cimport cython
from motherlode.core.bunch cimport verb_of
from motherlode.core.decision cimport Question
from motherlode.core.ends cimport roomy
from motherlode.core.rng cimport Rng
from motherlode.games.tunnels.handful cimport distinct, put_on, take_top
from motherlode.games.tunnels.state cimport TunnelState
from motherlode.games.tunnels.way cimport Way

# sure: way=Way

cdef class Turn(Question):
    cpdef list legal(self, state, int seat, data)
    cpdef list bunches(self, state, int seat, data)
    cpdef int count(self, state, int seat, data) except -1
    cpdef action(self, state, int seat, data, int number)
    cpdef act_at(self, state, int seat, data, int number)
    cpdef by_lot(self, state, int seat, data, Rng rng)
    cpdef act_by_lot(self, state, int seat, data, Rng rng)
    cpdef answer(self, state, int seat, action, data)

@cython.locals(kinds=bytes, bunches=list, way=Way)
cpdef list bunches_of_turn(TunnelState state, int seat)

@cython.locals(kinds=bytes, actions=list, way=Way)
cpdef list actions_of_turn(TunnelState state, int seat)

cpdef drawn_action(TunnelState state, int seat, Rng rng)

@cython.locals(ways=list, place=Py_ssize_t, way=Way, count=int)
cpdef int count_actions(TunnelState state, int seat, bytes kinds) except -1

@cython.locals(way=Way, count=int)
cpdef nth_action(TunnelState state, int seat, bytes kinds, int number)

@cython.locals(counts="int[16]", ways=list, kinds=bytes, sum_=int, place=Py_ssize_t, way=Way, number=int,
               count=int)
cdef take_any_turn(TunnelState state, int seat, Rng rng)

@cython.locals(kinds=bytes, ways=list, place=Py_ssize_t, way=Way, count=int)
cdef take_nth_turn(TunnelState state, int seat, int number)

@cython.locals(way=Way)
cpdef take_turn(TunnelState state, int seat, action)

@cython.locals(deck=bytearray, hand=bytearray, count=Py_ssize_t)
cpdef draw(TunnelState state)
