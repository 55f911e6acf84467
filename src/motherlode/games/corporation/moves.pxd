from motherlode.core.move cimport Move

cdef class Deed(Move):
    cdef public int card
    cdef public int colour
    cdef public tuple colours
