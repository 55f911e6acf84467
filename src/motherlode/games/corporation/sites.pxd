cimport cython
from motherlode.core.numbers cimport Numbers

cdef int COLOUR_COUNT
cdef list BLOCKS
cdef tuple DIG

cdef inline int* around(int cell):
    return (<Numbers> BLOCKS[cell]).data.as_ints

@cython.final
cdef class Sites:
    cdef int sizes[8]
    cdef short cells[8][324]

cdef inline Sites no_sites():
    return Sites.__new__(Sites)

cdef inline Sites same_sites(Sites other):
    cdef Sites sites = Sites.__new__(Sites)
    cdef int colour, place
    for colour in range(8):
        sites.sizes[colour] = other.sizes[colour]
        for place in range(other.sizes[colour]):
            sites.cells[colour][place] = other.cells[colour][place]
    return sites

cdef inline int add_site(Sites sites, int colour, int cell) except -1:
    cdef short* cells = sites.cells[colour]
    cdef int place = sites.sizes[colour]
    sites.sizes[colour] = place + 1
    while place and cells[place - 1] > cell:
        cells[place] = cells[place - 1]
        place -= 1
    cells[place] = cell
    return 0

cdef inline int strike_site(Sites sites, int colour, int cell) except -1:
    cdef short* cells = sites.cells[colour]
    cdef int place = sites.sizes[colour] - 1
    cdef short moved = cells[place], following
    sites.sizes[colour] = place
    while moved != cell and place > 0:
        place -= 1
        following = moved
        moved = cells[place]
        cells[place] = following
    return 0

cdef inline int nth_site(Sites sites, int colour, int number):
    return sites.cells[colour][number]

cdef inline list digs_at(Sites sites, int colour):
    cdef tuple digs = <tuple> DIG[colour]
    cdef int place
    return [digs[sites.cells[colour][place]] for place in range(sites.sizes[colour])]
