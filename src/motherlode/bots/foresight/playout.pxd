cimport cython
from motherlode.bots.foresight.ways cimport Ways
from motherlode.core.move cimport Move
from motherlode.core.rng cimport Rng
from motherlode.games.saboteur.state cimport SaboteurState

cdef class Playout:
    cdef public int me
    cdef public double exposed
    cdef dict _likeness
    cdef object _face

    @cython.locals(state=SaboteurState)
    cpdef after(self, SaboteurState deal, int seat, action, long aim, seed)

    @cython.locals(rng=Rng, ways=Ways, version=int, goal=long, stale=bint, target=long, seat=int, legal=list)
    cpdef play_on(self, SaboteurState state, long aim, seed)

    @cython.locals(blocks=bint, move=Move, cell=long, face=int, gain=int, total=long, share=long, passes=long, left=int, nearer=int, shares=list, plays=list, verb=str, drawn=long, place=Py_ssize_t)
    cdef _turn(self, SaboteurState state, int seat, list legal, Ways ways, Rng rng)

    cdef long _play(self, SaboteurState state, int seat, action, weights)

    cdef bint _is_foe(self, SaboteurState state, int seat, int other)

cdef _any_pass(list legal, long number)
cdef _answer(list legal, Rng rng)
