cimport cython
from motherlode.games.saboteur.modules.tunnel_toll.dwarfs cimport Dwarf, entries, standing, standing_at
from motherlode.games.saboteur.state cimport SaboteurState
from motherlode.games.tunnels.placing cimport Price
from motherlode.games.tunnels.seats cimport how_many, nth_seat
from motherlode.games.tunnels.state cimport TunnelState

cpdef forget_asked(SaboteurState state)

@cython.locals(owner=int, payers=int, payer=int, can_pay=bint, asked=list)
cpdef int payers_of(SaboteurState state, int seat, Dwarf dwarf) except -1

cdef class Toll(Price):
    cpdef bint is_due(self, TunnelState state) except -1

    @cython.locals(cells=list, dwarf=Dwarf)
    cpdef list cells(self, TunnelState state, lifted=*)

    cpdef list ways(self, TunnelState state, int seat, long cell, lifted=*)

    @cython.locals(dwarfs=list)
    cpdef int count(self, TunnelState state, int seat, long cell) except -1

    @cython.locals(dwarfs=list)
    cpdef nth(self, TunnelState state, int seat, long cell, int number)

    @cython.locals(dwarf=Dwarf, owed=int)
    cpdef bint paid_alone(self, TunnelState state, int seat, long cell) except -1

    cpdef bint asks_first(self, TunnelState state, int seat, action, frame) except -1

cpdef pay_toll(SaboteurState state)
