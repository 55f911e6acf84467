from motherlode.core.numbers cimport Numbers

cdef enum:
    TALL = 11
    WIDE = 13
    SIZE = 143
    LEFT = 510
    LOW = 507

cdef bytes BESIDES
cdef Numbers PLACE_AT

cdef inline int place_at(int spot) noexcept:
    return PLACE_AT.data.as_ints[spot]

cdef inline int spot_of(long cell) noexcept:
    cdef int x = (cell >> 10) - LEFT, y = (cell & 1023) - LOW
    return x * TALL + y if 0 < x < WIDE - 1 and 0 < y < TALL - 1 else 0
