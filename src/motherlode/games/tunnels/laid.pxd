cimport cython
from motherlode.core.course cimport Stride
from motherlode.core.numbers cimport Numbers, add_number, block, drop_number, no_numbers, refill_numbers
from motherlode.games.tunnels.board cimport Board
from motherlode.games.tunnels.family_cards cimport place_in
from motherlode.games.tunnels.found cimport Found, find
from motherlode.games.tunnels.kept cimport Kept
from motherlode.games.tunnels.places cimport cell_of, place_of
from motherlode.games.tunnels.state cimport TunnelState

cdef str KEY

cdef class Laid(Kept):
    cdef public Numbers cards

    @cython.locals(into=Laid)
    cpdef copy_into(self, Kept other)
    @cython.locals(another=Laid)
    cpdef bint same(self, Kept other) except -1
    cpdef plain(self)
    cpdef read(self, plain)
    @cython.locals(cards="int*", size=Py_ssize_t, card=int)
    cdef note(self, int place, int seat)

cdef Found LAST

cdef inline Laid laid_by_all(TunnelState state):
    if LAST.notes is not state.extra:
        find(LAST, state.extra, KEY)
    return <Laid>LAST.kept

cdef class NoteLaid(Stride):
    cpdef take(self, state)

@cython.locals(ground=bytearray, laid=Laid, cards="int*", number=Py_ssize_t, place=int)
cpdef last_laid(TunnelState state)

cpdef bint is_from_deck(TunnelState state, long cell) except -1
