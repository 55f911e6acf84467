cimport cython
from motherlode.games.saboteur.state cimport SaboteurState

cdef class Dwarf:
    cdef public int number
    cdef public long cell
    cdef public str side
    cdef public int owner
    cdef public long carrier

cpdef list entries(SaboteurState state)

cdef list STANDING

@cython.locals(found=list, kept=list, known=tuple)
cpdef list standing(SaboteurState state)

@cython.locals(found=list, dwarf=Dwarf)
cpdef list standing_at(SaboteurState state, long cell, lifted=*)

cpdef leave_with_card(SaboteurState state, long cell)
