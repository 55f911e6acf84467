cimport cython
from motherlode.games.tunnels.handful cimport count_pairs, distinct, nth_larger, take_out
from motherlode.games.tunnels.state cimport TunnelState
from motherlode.games.tunnels.way cimport Way

cdef class Remove(Way):
    @cython.locals(front=bytearray)
    cpdef int count(self, TunnelState state, int seat, bytes kinds) except -1

    @cython.locals(hand=bytearray, pairs=int, front=bytes)
    cpdef do_at(self, TunnelState state, int seat, bytes kinds, int number)

    @cython.locals(hand=bytearray, kind=int)
    cdef _buy_off(self, TunnelState state, int seat, int card, bytes price)
