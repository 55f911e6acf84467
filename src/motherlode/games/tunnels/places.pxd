cimport cython
from cpython.bytearray cimport PyByteArray_GET_SIZE
from cpython.list cimport PyList_GET_ITEM
from motherlode.core.numbers cimport Numbers, hold

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

cdef inline int entered_by(int mark) noexcept:
    return mark >> ENTERED

cdef inline int cell_of(int place) noexcept:
    return CELLS.data.as_ints[place >> 2]

cdef inline bint has_room(bytearray ground) noexcept:
    return PyByteArray_GET_SIZE(ground) >= BYTES * CELLS.ob_size

cdef inline int* neighbours(int place) noexcept:
    return (<Numbers>PyList_GET_ITEM(BLOCKS, place >> 2)).data.as_ints

cdef inline int with_edge(int place, int edge) noexcept:
    return place << 8 | edge

cdef inline int insert_in_order(Numbers places, int place) except -1:
    cdef Py_ssize_t after = len(places)
    cdef int* cells = CELLS.data.as_ints
    cdef int cell = cells[place >> 2]
    cdef int* there
    hold(places, after + 1)
    there = places.data.as_ints
    while after and cells[there[after - 1] >> 2] > cell:
        there[after] = there[after - 1]
        after -= 1
    there[after] = place
    return 0

@cython.locals(place=int)
cpdef int place_of(long cell) except -1

cdef inline int surround(int place) except -1:
    if not (<Numbers>PyList_GET_ITEM(BLOCKS, place >> 2)).ob_size:
        _surround(place)
    return 0

cdef _surround(int place)
