cimport cython
from motherlode.core.numbers cimport Numbers, add_number, block, no_numbers
from motherlode.games.tunnels.board cimport Board
from motherlode.games.tunnels.places cimport cell_of, place_of, with_edge
from motherlode.games.tunnels.placing cimport PlaceRule

cdef list NEAR

@cython.locals(known=tuple)
cdef bytes sides_near(Board board, goals)

cdef Numbers joined_places(Board board)

cdef class LadderRule(PlaceRule):
    cdef public bint never_beside_goal

    @cython.locals(joined=Numbers, near=bytes, found=Numbers, places="int*", size=Py_ssize_t, last=Py_ssize_t,
                   place=int, number=int, towards_goal=int)
    cpdef Numbers places(self, Board board, goals)
