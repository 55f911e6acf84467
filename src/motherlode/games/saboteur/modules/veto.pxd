cimport cython
from motherlode.core.course cimport Stride
from motherlode.core.decision cimport Question
from motherlode.core.ends cimport drop, put_last
from motherlode.core.rng cimport Rng
from motherlode.games.saboteur.state cimport SaboteurState
from motherlode.games.tunnels.action_card cimport ActionCard
from motherlode.games.tunnels.handful cimport copies
from motherlode.games.tunnels.state cimport TunnelState

cdef str WORD
cdef dict OTHERS
cdef dict FRAMES
cdef list OPENED
cdef object DECLINE
cdef object VETO

cdef class VetoCard(ActionCard):
    cpdef plays(self, TunnelState state, int seat)
    cpdef int count(self, TunnelState state, int seat) except -1
    cpdef resolve(self, TunnelState state, int seat, action)

cdef class OpenWindow(Stride):
    cpdef take(self, state)

@cython.locals(seat=int, kind=int, order=tuple)
cdef open_window(SaboteurState state)

@cython.locals(hands=list, hand=bytearray, others=tuple)
cpdef tuple others_with_cards(SaboteurState state, int seat)

@cython.locals(known=list)
cpdef tuple others_from(int seat, int players, int direction)

@cython.locals(opened=tuple, frames=list)
cpdef list frames_of(tuple order)

@cython.locals(veto=int, pile=bytearray, place=int, kind=int)
cpdef bint _lies_open(SaboteurState state) except -1

cdef class React(Question):
    cdef public int veto

    cpdef list legal(self, state, int seat, data)
    cpdef by_lot(self, state, int seat, data, Rng rng)
    cpdef act_by_lot(self, state, int seat, data, Rng rng)
    cpdef answer(self, state, int seat, action, data)

    @cython.locals(hand=bytearray)
    cpdef bint _holds(self, SaboteurState state, int seat) except -1

cdef react(SaboteurState state, int seat, bint veto, tuple window)

@cython.locals(order=tuple, answers=tuple, place=Py_ssize_t, frame=tuple)
cpdef bint is_next(int seat, tuple window) except -1

@cython.locals(order=tuple, answers=tuple, frames=list, place=Py_ssize_t)
cpdef decline(SaboteurState state, tuple window)
