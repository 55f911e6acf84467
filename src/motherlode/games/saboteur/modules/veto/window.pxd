cimport cython
from motherlode.core.course cimport Stride
from motherlode.core.decision cimport Question
from motherlode.core.ends cimport drop, drop_last, put_last
from motherlode.core.rng cimport Rng
from motherlode.games.saboteur.rulebook cimport SaboteurRulebook
from motherlode.games.saboteur.state cimport SaboteurState
from motherlode.games.tunnels.action_card cimport ActionCard
from motherlode.games.tunnels.handful cimport copies, next_of, take_out
from motherlode.games.tunnels.state cimport TunnelState

# sure: waiting=Waiting, found=Waiting, frame=tuple, hand=bytearray, table=SaboteurState

cdef str WORD
cdef enum:
    MOST_PLAYERS = 16

cdef list OTHERS
cdef dict WAITING
cdef list OPENED
cdef object DECLINE
cdef object VETO

cdef class VetoCard(ActionCard):
    cpdef plays(self, TunnelState state, int seat)
    cpdef int count(self, TunnelState state, int seat) except -1
    cpdef resolve(self, TunnelState state, int seat, action)

cdef class OpenWindow(Stride):
    cdef public int veto
    cpdef take(self, state)

@cython.locals(seat=int, kind=int, waiting=Waiting)
cdef inline open_window(SaboteurState state, int veto)

@cython.final
cdef class Waiting:
    cdef public tuple order
    cdef public int seats
    cdef public dict among
    cdef public list frames
    cdef public dict shown

@cython.locals(waiting=Waiting, found=Waiting)
cdef inline Waiting waiting_for(tuple order)

@cython.locals(hands=list, hand=bytearray, waiting=Waiting, other=Py_ssize_t, empty=int)
cdef inline Waiting others_with_cards(SaboteurState state, int seat)

@cython.locals(found=Waiting)
cdef Waiting part_of(Waiting waiting, int seats)

@cython.locals(known=list)
cdef Waiting others_from(int seat, int players, int direction)

@cython.locals(pile=bytearray, place=Py_ssize_t)
cdef bint _lies_open(SaboteurState state, int veto) except -1

cdef class React(Question):
    cdef public int veto

    cpdef list legal(self, state, int seat, data)
    cpdef by_lot(self, state, int seat, data, Rng rng)
    cpdef act_by_lot(self, state, int seat, data, Rng rng)
    cpdef answer(self, state, int seat, action, data)

    @cython.locals(hand=bytearray)
    cdef bint _holds(self, SaboteurState state, int seat) except -1

@cython.locals(order=tuple, answers=tuple, waiting=Waiting, place=Py_ssize_t)
cdef inline react(SaboteurState state, int seat, bint veto, tuple window)

@cython.locals(frame=tuple, asked=int)
cdef inline bint is_next(Waiting waiting, Py_ssize_t place, int seat, tuple window) except -1

cdef inline decline(SaboteurState state, Waiting waiting, Py_ssize_t place)

@cython.locals(order=tuple)
cdef weigh(SaboteurState state, int seat, bint veto, tuple window)

@cython.locals(kind=int, rules=SaboteurRulebook, stack=list, hand=bytearray, veto=int)
cdef cancel(SaboteurState state, int vetoer)
