cimport cython
from motherlode.core.course cimport Stride
from motherlode.core.ends cimport put_last
from motherlode.games.saboteur.rulebook cimport SaboteurRulebook
from motherlode.games.saboteur.state cimport SaboteurState
from motherlode.games.tunnels.turn cimport draw

cdef class EndTurn(Stride):
    @cython.locals(hands=list, hand=bytearray, rules=SaboteurRulebook, seat=int, players=int, stride=Stride)
    cpdef take(self, state)

@cython.locals(hand=bytearray)
cdef bint round_exhausted(SaboteurState state) except -1
