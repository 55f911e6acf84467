cimport cython
from motherlode.games.tunnels.places cimport cell_of
from motherlode.core.numbers cimport Numbers
from motherlode.games.saboteur.state cimport SaboteurState

cdef class Dwarf:
    cdef public int number
    cdef public long cell
    cdef public str side
    cdef public int owner
    cdef public long carrier

cdef list NOTES

@cython.locals(known=tuple)
cpdef dict notes(SaboteurState state)

cpdef list entries(SaboteurState state)

cdef class Standing:
    cdef public list kept
    cdef public list dwarfs
    cdef public Numbers places

    @cython.locals(dwarf=Dwarf, sides=int)
    cpdef int sides_at(self, int place) except -1

cdef list STANDING
cdef list NOBODY

cpdef list standing(SaboteurState state)

@cython.locals(kept=list, known=Standing)
cpdef Standing all_standing(SaboteurState state)

@cython.locals(dwarfs=list, dwarf=Dwarf)
cpdef list standing_at(SaboteurState state, long cell, lifted=*)

cpdef leave_with_card(SaboteurState state, long cell)
