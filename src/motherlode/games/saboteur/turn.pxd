cimport cython
from motherlode.core.course cimport Stride
from motherlode.core.ends cimport put_last
from motherlode.games.saboteur.round cimport finish_round
from motherlode.games.saboteur.rulebook cimport SaboteurRulebook
from motherlode.games.saboteur.state cimport SaboteurState
from motherlode.games.tunnels.handful cimport held_by
from motherlode.games.tunnels.seats cimport next_seat
from motherlode.games.tunnels.turn cimport draw

# sure: table=SaboteurState, rules=SaboteurRulebook

cdef class EndTurn(Stride):
    @cython.locals(hands=list, seat=int, stride=Stride)
    cpdef take(self, state)

@cython.locals(hand=bytearray)
cdef bint round_exhausted(SaboteurState state) except -1
