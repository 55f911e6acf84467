cimport cython
from motherlode.bots.foresight.cards cimport Cards

ctypedef unsigned char byte

cdef int RIM, UNKNOWN, LOST, MARGIN

cdef class Ground:
    cdef public Cards cards
    cdef public int start, target, best, nearest, second, ends_count, limit
    cdef public bytearray faces, closed, lit, needs, far, ends, edges
    cdef int _first, _count, _traced
    cdef bytearray _queue, _waits, _seen, _steps, _trail

    @cython.locals(faces="byte*", closed="byte*", lit="byte*", needs="byte*", through="byte*", sides="byte*", besides="byte*", ends="byte*", queue="byte*", count=int, waiting=int, reached=int, cell=int, turn=int, side=int, beside=int, opposite=int, face=int, tunnel=int)
    cdef int flood(self)

    @cython.locals(faces="byte*", sides="byte*", besides="byte*", need=int, ban=int, turn=int, face=int)
    cdef int edge_of(self, int cell)

    @cython.locals(far="byte*", ends="byte*", edges="byte*", queue="byte*", waits="byte*", cell=int, place=int, distance=int)
    cdef survey(self)

    cpdef int distance(self, int cell)

    @cython.locals(faces="byte*", far="byte*", closed="byte*", lit="byte*", sides="byte*", besides="byte*", turn=int, beside=int, opposite=int, face=int, number=int)
    cdef spread(self, int cell)

    @cython.locals(far="byte*", needs="byte*", queue="byte*", waits="byte*", cost=int, last=int)
    cdef reach(self, int cell, int onward)

    @cython.locals(faces="byte*", through="byte*", besides="byte*", closed="byte*", seen="byte*", trail="byte*", steps="byte*", count=int, first=int, last=int, spot=int, turn=int, beside=int, opposite=int, face=int, tunnel=int)
    cdef trace(self, int cell, int side)

    @cython.locals(besides="byte*", through="byte*", edge=int, cell=int, shape=int, need=int, left=int, entered=int, exits=int, turn=int)
    cpdef int left_after(self, int place, int face)

    @cython.locals(left=int, number=int)
    cdef int left_beyond(self, int cell, int side)
