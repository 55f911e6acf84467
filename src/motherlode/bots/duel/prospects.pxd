cimport cython

cdef double FINISHING, FINISHING_NEXT, OTHER_FINISHES_NEXT, LAST_FINISHING, SHORT, OTHER_SHORT, OPEN, DOORED
cdef double BROKEN_TO_MEND, BROKEN, OTHER_BROKEN_TO_MEND, OTHER_BROKEN, THREATENED
cdef double TUNNEL, OTHER_TUNNEL, CARD, OTHER_CARD, DECK, LAST, DRAWN

@cython.locals(mine=double, yours=double, my_reach=double, your_reach=double, my_lays=long, your_lays=long,
               finishing=double, finishing_next=double, shares=list, cards=tuple, finishes=tuple, my_cards=int,
               your_cards=int, both=double, my_prospect=double, your_prospect=double, my_odds=double, your_odds=double,
               nobody=double)
cpdef double wins(int lead, mover, waiter, int deck, long breaking, veins, int seat) except -1

@cython.locals(nuggets=int, mine=double, yours=double, nobody=double)
cdef double _shared(int lead, list shares, int first) except -1

@cython.locals(prospect=double)
cdef double _prospect(player, other, int deck, long breaking) except? -1
