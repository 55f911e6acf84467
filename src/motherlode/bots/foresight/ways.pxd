cimport cython
from motherlode.bots.adept.spots cimport SIZE, spot_of
from motherlode.games.tunnels.board cimport Board

ctypedef unsigned char byte

cdef int LOST, BEYOND, UNKNOWN, BARRED
cdef bytes NOTHING

cdef class Ways:
    cdef public bytearray cells
    cdef public bytearray needs
    cdef public list joined
    cdef public long best
    cdef public int nearest
    cdef public int second

    @cython.locals(cells="byte*", needs="byte*", distance=int, enough=int, spot=int, step=int, beside=int, edge=list, further=list)
    cdef _measure(self, int goal)

    cpdef int far(self, long cell)

    @cython.locals(left=int, spot=int, joined=tuple, need=int, exits=int, side=int, step=int)
    cpdef int after(self, long cell, int face)
