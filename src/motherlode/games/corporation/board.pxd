cimport cython
from motherlode.core.ends cimport drop_at, put_at

cdef Py_UCS4 DANGER
cdef Py_UCS4 GOLD
cdef Py_UCS4 PASSAGE
cdef tuple COLOURS_OF_MASK
cdef tuple DIG
cdef tuple NEIGHBOURS
cdef tuple NUMBERS

cdef class Board:
    cdef public str symbols
    cdef public bytearray gems
    cdef public bytearray border
    cdef public list cells
    cdef public list moves
    cdef public list mouths
    cdef public int mouthed
    cdef public tuple passages
    cdef public tuple dangers
    cdef public int gold
    cdef public int sure
    cdef public int crystals
    cdef public object surely
    cdef public bint shared

    @cython.locals(gems="unsigned char*", border="unsigned char*", symbols=str, symbol=Py_UCS4, near=int, bit=int,
                   listed=list, moves=list, digs=tuple, place=Py_ssize_t, neighbours=tuple)
    cpdef place(self, int cell, int colour)

    @cython.locals(colour=int, listed=list, moves=list, place=Py_ssize_t)
    cdef _cover(self, int cell, Py_UCS4 symbol, tuple beside)

cdef inline Py_ssize_t bisect_left(list listed, int wanted):
    cdef Py_ssize_t low = 0, high = len(listed), middle
    while low < high:
        middle = (low + high) >> 1
        if <int> listed[middle] < wanted:
            low = middle + 1
        else:
            high = middle
    return low
