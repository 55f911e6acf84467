cimport cython
from motherlode.core.move cimport Move
from motherlode.games.tunnels.places cimport CELLS, place_of

cdef class Faces:
    cdef public dict by_word
    cdef public bytes counts
    cdef public bytes featured
    cdef public bytes fitting
    cdef public list fits
    cdef public list joined
    cdef public list kinds
    cdef public bint lamps
    cdef public list lays
    cdef public list moves
    cdef public list of_kind
    cdef public int plain
    cdef public list rows
    cdef public list self_lit
    cdef public list shapes
    cdef public bytes sides
    cdef public bytes through
    cdef public list words

    @cython.locals(number=int, written=list, place=int)
    cpdef list lays_on(self, long cell, int edge)

    @cython.locals(number=int, known=list, move=Move)
    cpdef Move move_at(self, int place, int face)
