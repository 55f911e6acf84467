cimport cython
from motherlode.core.move cimport Move
from motherlode.games.tunnels.places cimport cell_of, place_of

cdef list ROCKFALLS

@cython.locals(number=int, move=Move)
cpdef Move rockfall_on(int place)
