cimport cython
from motherlode.games.tunnels.board cimport Board

ctypedef unsigned long long cells

cdef enum:
    FAR = 6
    ANY_SIDE = 15
    COLUMN = 8

cdef cells GROUND

cdef inline cells bit_of(long cell):
    cdef long x = (cell >> 10) - 512, y = (cell & 1023) - 512 + COLUMN // 2
    return <cells>1 << (x * COLUMN + y) if 0 <= x < COLUMN and 0 < y < COLUMN else 0

@cython.locals(walked=Board, cell=long)
cdef bint _settles(Board board, tuple veins) except -1

@cython.locals(green=Board, blue=Board, rocks=tuple, by_green=dict, by_blue=dict, green_cards=dict, blue_cards=dict)
cdef list _reaches(Board board, tuple veins)

@cython.locals(face=int)
cdef int _entrances(Board board, long cell, int sides) except -1

@cython.locals(open_sides=bytes, lit=dict, cell=long, face=int, sides=int, bit=cells, north=cells, east=cells,
               south=cells, west=cells, lying=cells, dark=cells, rock_north=cells, rock_east=cells, rock_south=cells,
               rock_west=cells, laid=cells, unseen=cells, missing=int, found=dict, count=int, up=cells, right=cells,
               down=cells, left=cells, entered=cells, further_up=cells, further_right=cells, further_down=cells,
               further_left=cells, come_to=cells)
cdef dict _cards_to(Board board, dict wanted, tuple rocks)

@cython.locals(by=int)
cdef int _sides(cells bit, cells up, cells right, cells down, cells left) except -1

@cython.locals(mask=cells, cell=long)
cdef cells _cells(some) except? 0

@cython.locals(cell=long, edge=int, rock=int, bit=cells, north=cells, east=cells, south=cells, west=cells)
cdef tuple _rocks(dict edges)

@cython.locals(mask=long, side=int, step=long, opposite=int, beside=long)
cdef long _finishing(Board board, long cell, int entrances) except -1
