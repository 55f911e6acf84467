cimport cython
from motherlode.core.ends cimport rows
from motherlode.games.tunnels.handful cimport take_out

cdef class Fronts:
    cdef public list cards
    cdef public int everybody
    cdef public list holders

    @cython.locals(other=Fronts)
    cpdef Fronts copy(self)
    cpdef int with_kind(self, int kind) except -1
    cpdef int without_kind(self, int kind, int seat) except -1
    cpdef bint lie(self, int kind, int seat) except -1
    @cython.locals(front=list)
    cpdef add(self, int kind, int seat)
    @cython.locals(held=int)
    cdef _hold(self, int kind, int seat)
    @cython.locals(front=list, held=int)
    cpdef remove(self, int kind, int seat)
