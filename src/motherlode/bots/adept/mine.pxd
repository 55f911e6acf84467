cimport cython
from motherlode.bots.adept.field cimport FAR, dig_field, tunnel_ends
from motherlode.bots.adept.spots cimport BESIDES, place_at, spot_of
from motherlode.games.tunnels.board cimport Board
from motherlode.games.tunnels.places cimport EDGE

ctypedef unsigned char byte

cdef class Mine:
    cdef public object rules
    cdef public Board board
    cdef public frozenset treasures
    cdef public tuple prices
    cdef public dict _after
    cdef public dict _distances
    cdef public dict _entered
    cdef public dict _fields
    cdef public dict _seen
    cdef public dict _two_best

    cpdef bytearray field(self, long goal)

    cpdef int distance(self, long goal) except -1

    @cython.locals(least=int, goal=long, distance=int)
    cpdef int least(self, goals) except -1

    @cython.locals(goal=long)
    cpdef expected(self, dict gold)

    @cython.locals(goal=long)
    cpdef expected_with(self, dict gold, long cell, int face)

    @cython.locals(found=tuple, field=bytearray, best=long, cost=int, second=int, cell=long, left=int)
    cpdef tuple two_best(self, long goal)

    cpdef _places(self)

    @cython.locals(sides=object)
    cpdef int entered(self, long cell) except -1

    @cython.locals(besides="const byte*", field=bytearray, spot=int, left=int, turn=int, beside=int)
    cpdef int nearest_beside(self, long goal, long cell) except -1

    @cython.locals(entered=int, through="const byte*", spot=int, target=int, field=bytearray, ground="byte*",
                   best_cell=long, cost=int, second=int, left=int, side=int, turn=int, beside=int,
                   opposite=int, place=int, end=int)
    cpdef int estimate(self, long goal, long cell, int face) except -1
