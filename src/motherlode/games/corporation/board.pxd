cimport cython
from motherlode.games.corporation.sites cimport Sites, around

cdef Py_UCS4 DANGER
cdef Py_UCS4 GOLD
cdef Py_UCS4 PASSAGE
cdef tuple COLOURS_OF_MASK
cdef int NO_SITE
cdef tuple TUNNEL

@cython.final
cdef class Board:
    cdef public str symbols
    cdef public bytearray gems
    cdef public bytearray border
    cdef public Sites sites
    cdef public Sites mouths
    cdef public int mouthed
    cdef public tuple passages
    cdef public tuple dangers
    cdef public tuple tunnels
    cdef public int gold
    cdef public int sure
    cdef public int crystals
    cdef public object doubtful
    cdef public bint shared

    @cython.locals(border="unsigned char*", symbols=str, near=int, bit=int, beside="int*")
    cpdef int place(self, int cell, int colour) except -1

    @cython.locals(colour=int)
    cdef int _cover(self, int cell, Py_UCS4 symbol, bytes beside) except -1

    cpdef tuple tunnels_of(self, int colour)

    cpdef Board copy(self)

@cython.locals(found=list, cell=int)
cdef tuple tunnels_to(tuple cells, tuple digs)

@cython.locals(found=list, cell=Py_ssize_t)
cpdef tuple cells_with(str symbols, str wanted)

@cython.locals(found=list, cell=int)
cdef tuple without(tuple cells, int covered)

@cython.locals(cell=int, colour=int)
cpdef Board with_crystals(Board board, crystals)
