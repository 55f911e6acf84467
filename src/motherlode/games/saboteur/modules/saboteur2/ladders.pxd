cimport cython
from motherlode.core.numbers cimport Numbers, add_number, block, insert_number, no_numbers
from motherlode.games.tunnels.board cimport Board
from motherlode.games.tunnels.places cimport cell_of, place_of, with_edge
from motherlode.games.tunnels.placing cimport PlaceRule

cdef list NEAR

@cython.locals(known=tuple)
cdef bytes sides_near(Board board, goals)

@cython.locals(joined=Numbers, doorways=dict, cell=long, edge=int, side=int)
cdef Numbers joined_places(Board board)

@cython.locals(number=Py_ssize_t, cell=int)
cdef insert_by_cell(Numbers joined, int place)

@cython.locals(number=Py_ssize_t)
cdef inline int side_near(bytes near, int place)

@cython.locals(places="int*", size=Py_ssize_t, place=int)
cdef bint any_near(Numbers joined, bytes near)

cdef class LadderRule(PlaceRule):
    cdef public bint never_beside_goal

    @cython.locals(joined=Numbers, near=bytes)
    cpdef Numbers places(self, Board board, goals)

    @cython.locals(found=Numbers, places="int*", size=Py_ssize_t, place=int, towards_goal=int)
    cdef Numbers _clear_of_goals(self, Numbers joined, bytes near)
