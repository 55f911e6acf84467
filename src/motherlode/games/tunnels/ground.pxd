cimport cython
from motherlode.core.numbers cimport Numbers, add_number, block, clear_numbers, drop_number, no_numbers
from motherlode.games.tunnels.faces cimport Faces
from motherlode.games.tunnels.places cimport BYTES, CELLS, CLOSED, EDGE, ENTERED, FACE, FIXED, FRONTIER, LIT, MARK, PLACES, SEEN, cell_of, entered_by, insert_in_order, neighbours, place_of, surround, with_edge

ctypedef unsigned char byte

cdef frozenset NOWHERE

cdef class Ground:
    cdef public Faces faces
    cdef public object walker
    cdef public list joined
    cdef public bytes through
    cdef public bytes open_sides
    cdef public bytearray ground
    cdef public Numbers _laid
    cdef public Numbers _frontier
    cdef public frozenset closed
    cdef public tuple sources
    cdef public frozenset reached
    cdef public object room
    cdef public bint room_lit
    cdef public dict doorways

    @cython.locals(place=int)
    cpdef int _byte(self, long cell, int which)

    cpdef bint holds(self, long cell)

    cpdef int face_at(self, long cell)

    cpdef int edge_at(self, long cell)

    cpdef int lit_at(self, long cell)

    cpdef bint on_frontier(self, long cell)

    @cython.locals(ground="byte*", laid="int*", found=Numbers, opened=Numbers, places="int*", around="int*",
                   place=int, beside=int)
    cpdef Numbers opened_into(self)

    @cython.locals(ground="byte*", featured="const byte*", laid="int*", size=Py_ssize_t, place=int, found=list)
    cpdef list featured(self)

    cpdef int entered_from(self, long cell) except -1

    @cython.locals(ground="byte*", mask=int, side=int, beside=int, size=int, around="int*")
    cpdef int entered_at(self, int place) except -1

    @cython.locals(ground="byte*", through="const byte*", open_sides="const byte*", sides=int, lighted=int, side=int,
                   opposite=int, beside=int, around="int*")
    cdef int _bind_neighbours(self, int place, int face) noexcept

    @cython.locals(ground="byte*", size=int, open_sides="const byte*", place=int, count=int, side=int, opposite=int,
                   beside=int, around="int*")
    cpdef int disagreements(self, long cell, int sides) except -1

    @cython.locals(ground="byte*", open_sides="const byte*", side=int, edge=int, opposite=int, beside=int,
                   around="int*")
    cdef int _edge(self, int place) noexcept

    @cython.locals(ground="byte*", through="const byte*", fresh=int, opposite=int, number=int, beside=int,
                   entered=int, around="int*")
    cdef int _light(self, int place, int sides) except -1

    @cython.locals(ground="byte*", sides=int, joined=int, side=int, beside=int, around="int*")
    cdef bint _leads_nowhere(self, int place, int face) except -1

    @cython.locals(ground="byte*", entered=int, side=int, opposite=int, beside=int, mark=int, around="int*")
    cdef _put_out_end(self, int place, int lit)

    cdef int _reach(self, int place) except -1

    @cython.locals(ground="byte*", laid="int*", frontier="int*", place=int, face=int)
    cpdef _light_all(self)
