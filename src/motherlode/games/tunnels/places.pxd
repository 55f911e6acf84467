cimport cython
from motherlode.core.numbers cimport Numbers, insert_number

cdef enum:
    BYTES = 4
    FACE = 0
    EDGE = 1
    LIT = 2
    MARK = 3
    CLOSED = 1
    FRONTIER = 2
    FIXED = 4
    SEEN = 8
    ENTERED = 4

cdef Numbers CELLS
cdef list AROUND
cdef list BLOCKS
cdef dict PLACES

cdef inline int entered_by(int mark):
    return mark >> ENTERED

cdef inline int cell_of(int place):
    return CELLS.data.as_ints[place >> 2]

cdef inline int* neighbours(int place):
    return (<Numbers>BLOCKS[place >> 2]).data.as_ints

cdef inline int with_edge(int place, int edge):
    return place << 8 | edge

cdef inline int insert_in_order(Numbers places, int place) except -1:
    cdef int* there = places.data.as_ints
    cdef Py_ssize_t after = len(places)
    cdef int cell = cell_of(place)
    while after and cell_of(there[after - 1]) > cell:
        after -= 1
    return insert_number(places, after, place)

@cython.locals(place=int)
cpdef int place_of(long cell) except -1

cdef inline int surround(int place) except -1:
    if not len(<Numbers>BLOCKS[place >> 2]):
        _surround(place)
    return 0

cdef _surround(int place)
