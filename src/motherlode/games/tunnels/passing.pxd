cimport cython
from motherlode.core.ends cimport put_all
from motherlode.games.tunnels.handful cimport count_larger, larger_picks, nth_larger, take_out
from motherlode.games.tunnels.memory cimport PILE, in_hand
from motherlode.games.tunnels.rulebook cimport Rulebook
from motherlode.games.tunnels.state cimport TunnelState, discard
from motherlode.games.tunnels.way cimport Way

cpdef tuple kinds_passed(Rulebook rules, action)

cdef class Pass(Way):
    @cython.locals(rules=Rulebook, passes=list, kind=int)
    cpdef add_legal(self, TunnelState state, int seat, bytes kinds, list bunches)

    @cython.locals(rules=Rulebook, passes=list, kind=int, hand=bytearray)
    cpdef write_legal(self, TunnelState state, int seat, bytes kinds, list actions)

    @cython.locals(most=int, count=int)
    cpdef int count(self, TunnelState state, int seat, bytes kinds) except -1

    @cython.locals(rules=Rulebook)
    cpdef action(self, TunnelState state, int seat, bytes kinds, int number)

    @cython.locals(picks=list)
    cdef _add_larger(self, Rulebook rules, bytearray hand, list bunches)

    @cython.locals(hand=bytearray, count=int, passed=bytes, kind=int)
    cpdef do_at(self, TunnelState state, int seat, bytes kinds, int number)

    @cython.locals(hand=bytearray, kinds=tuple, kind=int)
    cpdef do(self, TunnelState state, int seat, action)

cdef inline int put_down(TunnelState state, int seat, bytearray hand, int kind) except -1

cdef inline int note_pass(TunnelState state, int seat, int count) except -1
