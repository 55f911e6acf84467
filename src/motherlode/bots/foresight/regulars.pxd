cimport cython
from motherlode.bots.foresight.slate cimport Slate

cdef int TUNNEL, BREAKS, MENDS, COLLAPSES, LOOKS, NO_FACE, HAND, LOST, NEUTRAL
cdef int WHIM, YIELDS, CLOSE, DIGGING, PARTING, DOUBT, DOUBT_NEAR, IDLE, PASS, ARM, FITS, DIGS, MAP, MAP_NEAR, BREAK, BREAK_OVER
cdef int MEND_SELF, MEND_OTHER, MEND_OVER, ROCKFALL, NEVER, THROWN, LOSE
cdef int SABOTEUR_PASS, SABOTEUR_MAP, SABOTEUR_MEND_SELF
cdef bytes KEEP, PAY

cdef class Style:
    cdef public int hurry, wait, hiding, hides, strike_at, strike_span, later, dead_end_keep, nearing, late
    cdef public bytes keep

cdef class Regulars(Slate):
    cdef public int whim, yields, me, shared, expected, slant
    cdef public Style usual, frank, own, style
    cdef public int prior, worth, card, on, face, harm, cover, patience, reluctant, sure

    @cython.locals(idle=int)
    cpdef play_on(self, int seat, seed)

    cdef turn(self, int seat)

    cpdef int use_of(self, int seat, int card)

    cdef offer(self, int worth, int card, int on, int face)

    @cython.locals(hands="unsigned char*", first=int, doubt=int, able=bint, number=int, card=int, what=int, keep=int)
    cdef think_as_miner(self, int seat)

    @cython.locals(slant=int, step=int, total=int, other=int)
    cpdef int slant_of(self, int seat)

    cdef int doubted(self, int other)

    @cython.locals(style=Style, time=int, nobody=int, other=int)
    cpdef int reluctance(self, int seat)

    @cython.locals(most=int, place=int, left=int, gain=int, worth=int)
    cdef int offer_digging(self, int card, int face, int keep)

    @cython.locals(near=int, worth=int, goal=int)
    cdef offer_look(self, int card, int doubt)

    @cython.locals(threshold=int, tool=int, other=int, worth=int)
    cdef offer_hindering(self, int seat, int card)

    @cython.locals(other=int, broken=int, worth=int)
    cdef offer_mending(self, int seat, int card)

    @cython.locals(cell=int, hope=int, turn=int)
    cdef offer_clearing(self, int card)

    @cython.locals(goal=int)
    cdef bint can_fall(self, int cell)

    @cython.locals(style=Style, hands="unsigned char*", first=int, left=int, able=bint, look=int, number=int, card=int, what=int, keep=int, tempting=int, worth=int)
    cdef think_as_saboteur(self, int seat)

    @cython.locals(style=Style, near=int, hidden=int, far=int)
    cdef make_plan(self, int seat, int left)

    cdef int price(self, int look)

    @cython.locals(place=int, left=int, gain=int, worth=int)
    cdef offer_blocking(self, int card, int face, int keep)

    @cython.locals(tool=int, other=int, ally=int, harm=int, worth=int)
    cdef offer_breaking(self, int seat, int card, int keep)

    @cython.locals(harm=int, turn=int, cell=int)
    cdef offer_collapse(self, int card, int keep)

    @cython.locals(saboteurs=int, seat=int, before=int)
    cpdef int gained(self, int me, bytes gold)
