cimport cython
from motherlode.games.tunnels.places cimport CELLS, place_of

cdef class Faces:
    cdef public dict by_word
    cdef public bytes counts
    cdef public int row
    cdef public list fits
    cdef public list joined
    cdef public list kinds
    cdef public bint lamps
    cdef public list lays
    cdef public dict moves
    cdef public list of_kind
    cdef public list self_lit
    cdef public list shapes
    cdef public list sides
    cdef public bytes through
    cdef public list words

    @cython.locals(number=int, written=list)
    cpdef list lays_on(self, long cell, int edge)
