cimport cython
from cpython.list cimport PyList_GET_ITEM
from motherlode.core.bunch cimport verb_of
from motherlode.core.codes cimport NEVER
from motherlode.core.decision cimport Question
from motherlode.core.ends cimport roomy
from motherlode.core.rng cimport Rng, lot
from motherlode.games.tunnels.handful cimport distinct, put_on, take_top
from motherlode.games.tunnels.state cimport TunnelState
from motherlode.games.tunnels.way cimport Way

# sure: way=Way, table=TunnelState, hand=bytearray

cdef class Turn(Question):
    cdef int _counts[16]
    cdef bytes _kinds
    cdef long _moment

    cpdef list legal(self, state, int seat, data)
    cpdef list bunches(self, state, int seat, data)
    @cython.locals(counts="int[16]", hand=bytearray, kinds=bytes, count=int)
    cpdef int count(self, state, int seat, data) except -1
    cpdef action(self, state, int seat, data, int number)
    @cython.locals(kinds=bytes)
    cpdef act_at(self, state, int seat, data, int number)
    cpdef by_lot(self, state, int seat, data, Rng rng)
    @cython.locals(counts="int[16]", hand=bytearray, kinds=bytes, count=int)
    cpdef act_by_lot(self, state, int seat, data, Rng rng)
    cpdef answer(self, state, int seat, action, data)

@cython.locals(kinds=bytes, bunches=list, way=Way)
cpdef list bunches_of_turn(TunnelState state, int seat)

@cython.locals(kinds=bytes, actions=list, way=Way)
cpdef list actions_of_turn(TunnelState state, int seat)

@cython.locals(counts="int[16]", kinds=bytes)
cpdef drawn_action(TunnelState state, int seat, Rng rng)

@cython.locals(way=Way, count=int)
cpdef nth_action(TunnelState state, int seat, bytes kinds, int number)

# The list of ways holds them: nobody else need do so while they are asked.
cdef inline int count_ways(TunnelState state, int seat, bytes kinds, int* counts) except -1:
    cdef list ways = state.rules.ways
    cdef int sum_ = 0
    cdef Py_ssize_t place
    for place in range(len(ways)):
        counts[place] = (<Way>PyList_GET_ITEM(ways, place)).count(state, seat, kinds)
        sum_ += counts[place]
    return sum_

cdef inline int take_counted(TunnelState state, int seat, bytes kinds, int* counts, int number) except -1:
    cdef list ways = state.rules.ways
    cdef Py_ssize_t place
    for place in range(len(ways)):
        if number < counts[place]:
            (<Way>PyList_GET_ITEM(ways, place)).do_at(state, seat, kinds, number)
            return 0
        number -= counts[place]
    raise IndexError("there are not as many actions")

@cython.locals(way=Way)
cpdef take_turn(TunnelState state, int seat, action)

@cython.locals(deck=bytearray, hand=bytearray, count=Py_ssize_t)
cpdef draw(TunnelState state)
