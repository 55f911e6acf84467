cimport cython
from motherlode.games.tunnels.handful cimport count_pairs, count_triples, larger_picks, take_out
from motherlode.games.tunnels.rulebook cimport Rulebook
from motherlode.games.tunnels.state cimport TunnelState
from motherlode.games.tunnels.way cimport Way

cpdef tuple kinds_passed(Rulebook rules, action)

cdef class Pass(Way):
    @cython.locals(rules=Rulebook, passes=list, kind=int)
    cpdef add_legal(self, TunnelState state, int seat, bytes kinds, list bunches)

    @cython.locals(most=int, hand=list, count=int)
    cpdef int count(self, TunnelState state, int seat, bytes kinds) except -1

    @cython.locals(rules=Rulebook, hand=list, picks=list)
    cpdef action(self, TunnelState state, int seat, bytes kinds, int number)

    @cython.locals(picks=list)
    cdef _add_larger(self, Rulebook rules, list hand, list bunches)

    @cython.locals(rules=Rulebook, hand=list, kinds=tuple, kind=int)
    cpdef do(self, TunnelState state, int seat, action)
