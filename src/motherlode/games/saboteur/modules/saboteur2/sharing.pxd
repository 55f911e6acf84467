cimport cython
from motherlode.core.numbers cimport block
from motherlode.games.saboteur.sharing cimport pay
from motherlode.games.saboteur.state cimport SaboteurState
from motherlode.games.tunnels.board cimport Board
from motherlode.games.tunnels.fronts cimport seats_with
from motherlode.games.tunnels.seats cimport how_many

ctypedef unsigned char byte

cpdef bint is_trapped(SaboteurState state, int seat) except -1

cdef int trapped(SaboteurState state) except -1

@cython.locals(board=Board, featured=bytes, ground="byte*", places="int*", place=int, face=int, count=int)
cpdef int crystals(SaboteurState state) except -1

cpdef int share_of(int count) except -1

cdef class Sharing:
    cdef public object doors
    cdef public bint half_for_one

    @cython.locals(caught=int, seat=int)
    cpdef list winners(self, SaboteurState state)
    @cython.locals(served=int, seat=int)
    cdef int _served(self, SaboteurState state) except -1
    @cython.locals(served=int, caught=int, seat=int)
    cpdef list reasons(self, SaboteurState state)
    @cython.locals(count=int)
    cdef _reason(self, SaboteurState state, int seat, str role, int served)
    @cython.locals(served=int, share=int, seat=int, role=str)
    cpdef share(self, SaboteurState state)
    @cython.locals(caught=int, seat=int)
    cpdef list _free_geologists(self, SaboteurState state)
    cpdef int _split(self, SaboteurState state) except -1
