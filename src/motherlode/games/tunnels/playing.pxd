cimport cython
from motherlode.games.tunnels.action_card cimport ActionCard
from motherlode.games.tunnels.handful cimport distinct, take_out
from motherlode.games.tunnels.rulebook cimport Rulebook
from motherlode.games.tunnels.state cimport TunnelState
from motherlode.games.tunnels.way cimport Way

cdef class Play(Way):
    @cython.locals(limit=int, cards=list, kind=int, card=ActionCard)
    cpdef add_legal(self, TunnelState state, int seat, list kinds, list bunches)

    @cython.locals(limit=int, cards=list, kind=int, card=ActionCard, count=int)
    cpdef int count(self, TunnelState state, int seat, list kinds) except -1

    @cython.locals(limit=int, cards=list, kind=int, card=ActionCard)
    cpdef action(self, TunnelState state, int seat, list kinds, int number)

    @cython.locals(rules=Rulebook, kind=int)
    cpdef do(self, TunnelState state, int seat, action)

@cython.locals(seat=int, kind=int, card=ActionCard)
cpdef take_effect(TunnelState state)
