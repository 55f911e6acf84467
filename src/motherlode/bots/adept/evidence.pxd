cimport cython
from motherlode.bots.adept.field cimport CARD, FAR
from motherlode.bots.adept.mine cimport Mine

cdef class Witness:
    cdef public object rules
    cdef public object knows
    cdef public int me
    cdef public str role
    cdef public int players
    cdef public int watched
    cdef public object faces
    cdef public object prior
    cdef public list odds
    cdef public list left_over
    cdef public list retired
    cdef public list leanings
    cdef public list looked
    cdef public list turns
    cdef public list helped

    @cython.locals(other=Witness)
    cpdef Witness copy(self)

    cpdef change(self, int seat, odds)

    cpdef hear(self, told)

    @cython.locals(seat=int)
    cpdef watch(self, deed)

    cpdef see(self, deed)

    cpdef suspicion(self, int seat)

@cython.locals(before=Witness, witness=Witness, kept=dict, knew=tuple)
cpdef Witness testimony(reading, prior, faces)

cdef _bounded(odds)

@cython.locals(before=Mine)
cpdef telling(deed, int players)

cpdef sharpness(left, int players)

@cython.locals(now=dict, seen=set, known=set, gold=list, possible=list)
cpdef dict aims(Witness witness, deed)

@cython.locals(goal=long, nearer=int, best=int)
cpdef help_seen(Mine before, Mine after, dict weights)

cpdef judge(helped)

cpdef manner_of_laying(rules, card, long cell)

cpdef passing(hindered, cards_left)

cpdef aimed(suspicion)

cdef target(Witness witness, int seat)
