cimport cython
from motherlode.core.state cimport State
from motherlode.games.corporation.board cimport Board
from motherlode.games.corporation.cards cimport Front

cdef int COLOUR_COUNT
cdef int INTERNS
cdef int UNION
cdef list EVERY_ONE

cdef class CorporationState(State):
    cdef public int limit

    @cython.locals(card=Front, front=tuple)
    cpdef bint holds(self, int seat, int kind)

    cpdef int team(self, int seat) except -1
    cpdef int interns(self, int seat) except -1

    @cython.locals(held=int, stocks=tuple)
    cpdef int invested(self, int seat, int colour) except -1

    @cython.locals(found=list, seat=int)
    cpdef list shares(self, int colour)

    cpdef list to_take(self)

    @cython.locals(place=int, held=int)
    cpdef bint has_invested(self, int seat)

    cpdef list account(self, int seat)

    @cython.locals(front=tuple)
    cpdef replace_front(self, int seat, Front old, new)

    cpdef int place_crystal(self, int cell, int colour) except -1

    @cython.locals(left=int)
    cpdef take_crystal(self, int colour)

    cpdef return_crystal(self, int colour)

    @cython.locals(last=int, front=tuple, card=Front)
    cpdef int newest(self) except -1

    @cython.locals(front=tuple, card=Front, colour=int, closed=int)
    cpdef count_closed(self)
