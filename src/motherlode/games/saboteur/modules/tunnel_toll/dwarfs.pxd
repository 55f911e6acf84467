cimport cython
from motherlode.core.numbers cimport Numbers, add_number, block, clear_numbers, no_numbers, refill_numbers
from motherlode.games.saboteur.state cimport SaboteurState
from motherlode.games.tunnels.found cimport Found, find
from motherlode.games.tunnels.kept cimport Kept
from motherlode.games.tunnels.places cimport place_of

cdef str KEY

# sure: dwarf=Dwarf

@cython.final
cdef class Dwarf:
    cdef public int number
    cdef public long cell
    cdef public str side
    cdef public int owner
    cdef public long carrier
    cdef public int place
    cdef public int bit

@cython.final
cdef class Offer:
    cdef public int seat
    cdef public object action
    cdef public tuple frame
    cdef public list left

cdef class TollDwarfs(Kept):
    cdef public list came
    cdef public list standing
    cdef public Numbers places
    cdef public list blocking
    cdef public int left
    cdef public Numbers asked
    cdef public Offer offer

    @cython.locals(into=TollDwarfs)
    cpdef copy_into(self, Kept other)
    @cython.locals(another=TollDwarfs)
    cpdef bint same(self, Kept other) except -1
    cpdef plain(self)
    cpdef read(self, plain)
    cpdef stand(self, list dwarfs)
    @cython.locals(together=list)
    cdef _block(self, Dwarf dwarf)
    @cython.locals(dwarfs=list, dwarf=Dwarf)
    cdef list at(self, long cell)
    cpdef put(self, Dwarf dwarf)
    cdef note_asked(self, int seat, Dwarf dwarf)
    @cython.locals(asked="int*", size=Py_ssize_t, known=int)
    cdef bint was_asked(self, int seat, Dwarf dwarf) except -1
    @cython.locals(dwarf=Dwarf, sides=int)
    cdef int sides_at(self, int place) except -1
    cdef forget_asked(self)

cdef Numbers NOWHERE
cdef list NOBODY

cdef Found LAST

cdef inline TollDwarfs toll(SaboteurState state):
    if LAST.notes is not state.extra:
        find(LAST, state.extra, KEY)
    return <TollDwarfs>LAST.kept

@cython.locals(dwarfs=list, dwarf=Dwarf)
cpdef list standing_at(SaboteurState state, long cell, lifted=*)

@cython.locals(kept=TollDwarfs)
cpdef leave(SaboteurState state, list gone)

@cython.locals(dwarfs=list, dwarf=Dwarf)
cpdef leave_with_card(SaboteurState state, long cell)
