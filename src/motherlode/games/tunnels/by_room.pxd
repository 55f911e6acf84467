cimport cython
from motherlode.core.move cimport Move
from motherlode.core.numbers cimport Numbers, add_number, block, no_numbers, refill_numbers
from motherlode.games.tunnels.faces cimport Faces
from motherlode.games.tunnels.places cimport EDGE, FRONTIER, MARK, cell_of, insert_in_order, place_of, with_edge

@cython.locals(lit=Numbers, found=Numbers, cell=long, place=int, edge=int, places="int*", size=Py_ssize_t)
cpdef Numbers lit_places(bytearray ground, Numbers frontier, dict doorways)

@cython.locals(counts=bytes, plain=int, count=int, places="int*", size=Py_ssize_t, place=int, row=int, kind=int)
cpdef int count_on_lit(Faces faces, Numbers lit, bytes kinds, int only) except -1

@cython.locals(counts=bytes, fitting=bytes, plain=int, places="int*", size=Py_ssize_t, place=int, entry=int, kind=int)
cpdef Move nth_on_lit(Faces faces, Numbers lit, bytes kinds, int number)
