cimport cython
from libc.string cimport memchr
from motherlode.bots.adept.spots cimport BESIDES, SIZE, place_at, spot_of
from motherlode.games.tunnels.board cimport Board
from motherlode.games.tunnels.places cimport AROUND, CLOSED, EDGE, FRONTIER, LIT, MARK, cell_of, surround

ctypedef unsigned char byte

cdef enum:
    CARD = 10
    FAR = 150
    MARGIN = 25
    TREASURE = 2
    UNSEEN = 255

cdef bytes NOTHING

cpdef bytearray dig_field(Board board, long goal, bytes costs, treasures=*, dict prices=*)

cdef class Digging:
    cdef public Board board
    cdef public bytes costs
    cdef public bytearray field
    cdef public int limit
    cdef public dict prices
    cdef public object treasures

    @cython.locals(field=bytearray, ground="byte*", cost=int, spot=int)
    cpdef bytearray dig_from(self, int goal)

    @cython.locals(field="byte*", ground="byte*", through="const byte*", costs="const byte*", rock=int, side=int,
                   turn=int, beside=int, opposite=int, place=int, face=int, edge=int)
    cdef spread(self, int spot, int cost)

    cdef reach(self, int spot, int cost)

    @cython.locals(ground="byte*", end=int, beyond=int)
    cdef trace(self, int place, int side, int cost)

    @cython.locals(board=Board, beside=long)
    cdef open(self, long cell, int cost)

cdef inline int next_at(bytearray field, int cost, int spot) noexcept:
    cdef byte* row = field
    cdef void* found = memchr(row + spot, cost, SIZE - spot)
    return -1 if found is NULL else <int>(<byte*>found - row)

@cython.locals(ground="byte*", through="const byte*", size=Py_ssize_t, ends=list, seen=bytearray, pending=list,
               entered=int, tunnel=int, around=tuple, beside=int)
cpdef list tunnel_ends(Board board, int place, int side)
