cimport cython
from motherlode.core.course cimport Stride
from motherlode.core.ends cimport put_all
from motherlode.games.tunnels.action_card cimport ActionCard, count_plays
from motherlode.games.tunnels.declared cimport Declared
from motherlode.games.tunnels.handful cimport distinct, take_out
from motherlode.games.tunnels.placing cimport Price
from motherlode.games.tunnels.rulebook cimport Rulebook
from motherlode.games.tunnels.state cimport TunnelState, begin_play, discard
from motherlode.games.tunnels.way cimport Way

# sure: card=ActionCard, table=TunnelState, hand=bytearray

cdef class Play(Way):
    @cython.locals(limit=int, cards=list, kind=int, card=ActionCard)
    cpdef add_legal(self, TunnelState state, int seat, bytes kinds, list bunches)

    @cython.locals(limit=int, cards=list, kind=int, card=ActionCard)
    cpdef write_legal(self, TunnelState state, int seat, bytes kinds, list actions)

    @cython.locals(limit=int, cards=list, kind=int, count=int)
    cpdef int count(self, TunnelState state, int seat, bytes kinds) except -1

    @cython.locals(limit=int, cards=list, kind=int, count=int)
    cdef int _found(self, TunnelState state, int seat, bytes kinds, int number) except -1

    @cython.locals(found=int, card=ActionCard)
    cpdef action(self, TunnelState state, int seat, bytes kinds, int number)

    @cython.locals(rules=Rulebook, price=Price)
    cpdef do(self, TunnelState state, int seat, action)

    @cython.locals(found=int, card=ActionCard)
    cpdef do_at(self, TunnelState state, int seat, bytes kinds, int number)

@cython.locals(hand=bytearray)
cdef play_card(TunnelState state, int seat, int kind, action)

cdef class Effect(Stride):
    @cython.locals(play=Declared, kind=int, card=ActionCard, rules=Rulebook, number=int)
    cpdef take(self, state)

@cython.locals(play=Declared, rules=Rulebook, seat=int, kind=int)
cdef take_effect(TunnelState state, ActionCard card, int number)
