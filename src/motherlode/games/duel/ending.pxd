cimport cython
from motherlode.core.course cimport Stride
from motherlode.core.ends cimport put_last
from motherlode.games.duel.state cimport DuelState
from motherlode.games.tunnels.turn cimport draw

cdef class EndTurn(Stride):
    cpdef take(self, state)

@cython.locals(seat=int)
cpdef end_turn(DuelState state)
