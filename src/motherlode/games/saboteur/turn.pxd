cimport cython
from motherlode.core.course cimport Stride
from motherlode.core.ends cimport put_last
from motherlode.games.saboteur.rulebook cimport SaboteurRulebook
from motherlode.games.saboteur.state cimport SaboteurState
from motherlode.games.tunnels.turn cimport draw

cdef class EndTurn(Stride):
    cpdef take(self, state)

@cython.locals(hands=list, hand=bytearray, rules=SaboteurRulebook, seat=int, players=int)
cpdef end_turn(SaboteurState state)

cpdef bint round_exhausted(SaboteurState state) except -1
