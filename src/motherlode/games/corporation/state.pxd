cimport cython
from motherlode.core.state cimport State
from motherlode.games.corporation.board cimport Board
from motherlode.games.corporation.cards cimport Front

cdef int INTERNS
cdef int UNION

cdef class CorporationState(State):
    cdef public object limit

    @cython.locals(card=Front, front=list)
    cpdef bint holds(self, int seat, int kind)

    cpdef int team(self, int seat) except -1
    cpdef int interns(self, int seat) except -1

    @cython.locals(board=list, stocks=list)
    cpdef int invested(self, int seat, int colour) except -1

    @cython.locals(front=list, place=Py_ssize_t)
    cpdef replace_front(self, int seat, Front old, new)

    @cython.locals(supply=list, left=int)
    cpdef take_crystal(self, int colour)

    @cython.locals(front=list, card=Front, colour=int, closed=int)
    cpdef count_closed(self)
