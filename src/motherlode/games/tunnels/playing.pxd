cimport cython
from motherlode.core.course cimport Stride
from motherlode.games.tunnels.action_card cimport ActionCard
from motherlode.games.tunnels.handful cimport distinct, take_out
from motherlode.games.tunnels.rulebook cimport Rulebook
from motherlode.games.tunnels.state cimport TunnelState
from motherlode.games.tunnels.way cimport Way

cdef class Play(Way):
    @cython.locals(limit=int, cards=list, kind=int, card=ActionCard)
    cpdef add_legal(self, TunnelState state, int seat, bytes kinds, list bunches)

    @cython.locals(limit=int, cards=list, kind=int, card=ActionCard, count=int)
    cpdef int count(self, TunnelState state, int seat, bytes kinds) except -1

    @cython.locals(limit=int, cards=list, kind=int, card=ActionCard, count=int)
    cpdef action(self, TunnelState state, int seat, bytes kinds, int number)

    @cython.locals(rules=Rulebook, kind=int, hand=list)
    cpdef do(self, TunnelState state, int seat, action)

cdef class Effect(Stride):
    cpdef take(self, state)

@cython.locals(seat=int, kind=int, card=ActionCard)
cpdef take_effect(TunnelState state)
