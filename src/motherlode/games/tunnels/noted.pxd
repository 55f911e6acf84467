from motherlode.core.move cimport Move
from motherlode.core.numbers cimport Numbers
from motherlode.games.tunnels.ground cimport Ground
from motherlode.games.tunnels.places cimport AROUND, CELLS, EDGE, LIT
from motherlode.games.tunnels.rockfalls cimport rockfall_on

cdef class Noted(Ground):
    cdef public int version
    cdef public Numbers loose
    cdef public bint _noted
    cdef public dict _cards
    cdef public dict _edges
    cdef public dict _lit
    cdef public list _places
    cdef public tuple _removable
    cdef public tuple looks
    cdef public dict written

    cpdef tuple rockfalls(self)

    cpdef Move rockfall(self, int number)

    cpdef written_down(self, name)

    cpdef note(self, name, found)

    cdef int _forget(self) noexcept
