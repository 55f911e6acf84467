cimport cython
from motherlode.core.move cimport Move
from motherlode.games.tunnels.faces cimport Faces

ctypedef unsigned char byte

cdef int BYTES, FACE, EDGE, LIT, MARK, CLOSED, FRONTIER, SHIFT
cdef long LOW
cdef list CELLS
cdef list AROUND
cdef dict PLACES

@cython.locals(place=int)
cpdef int place_of(long cell) except -1

cdef class Board:
    cdef public Faces faces
    cdef public object walker
    cdef public list joined
    cdef public bytes through
    cdef public list others
    cdef public bytearray ground
    cdef public dict sketch
    cdef public frozenset closed
    cdef public tuple sources
    cdef public frozenset reached
    cdef public object room
    cdef public bint room_lit
    cdef public dict doorways
    cdef public int version
    cdef public frozenset fixed
    cdef public list removable
    cdef public list _laid
    cdef public list _frontier
    cdef public dict _cards
    cdef public dict _edges
    cdef public dict _lit
    cdef public list _places

    @cython.locals(place=int)
    cpdef int _byte(self, long cell, int which)
    cpdef bint holds(self, long cell)
    cpdef int face_at(self, long cell)
    cpdef int edge_at(self, long cell)
    cpdef int lit_at(self, long cell)
    cpdef bint on_frontier(self, long cell)

    cpdef list places(self)

    @cython.locals(ground="byte*", kept=long, cell=object, edge=int, lays=list, places=list)
    cdef list _ordinary_places(self)
    cdef list _special_places(self)

    @cython.locals(ground="byte*", mask=int, side=int, beside=int, size=int)
    cpdef int entered_from(self, long cell)

    @cython.locals(after=Py_ssize_t, fall=Move, before=Move)
    cdef _add_removable(self, long cell)

    @cython.locals(place=int, ground="byte*", lit=int, other=Board)
    cpdef put(self, long cell, int face)

    @cython.locals(place=int, ground="byte*", face=int, side=int, opposite=int, beside=int, other=Board)
    cpdef int take(self, long cell)

    @cython.locals(ground="byte*", through="const byte*", sides=int, lighted=int, side=int, opposite=int, beside=int)
    cdef int _bind_neighbours(self, int place, int face)

    @cython.locals(ground="byte*", through="const byte*", fresh=int, opposite=int, beside=int, entered=int, pending=list)
    cdef _light(self, int place, int sides)

    @cython.locals(frontier=list, kept=long, after=Py_ssize_t)
    cdef _join_frontier(self, int place)

    cdef _reach(self, int place, list pending)

    @cython.locals(ground="byte*", side=int, edge=int, opposite=int, beside=int)
    cdef int _edge(self, int place)

    @cython.locals(ground="byte*", place=int, kept=long, face=int)
    cpdef _light_all(self)
