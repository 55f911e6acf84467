cimport cython
from motherlode.core.course cimport Stride
from motherlode.core.move cimport Move
from motherlode.core.numbers cimport Numbers
from motherlode.core.rng cimport Rng
from motherlode.games.saboteur.modules.tunnel_toll.dwarfs cimport Dwarf, all_standing, entries, notes, standing, standing_at
from motherlode.games.saboteur.state cimport SaboteurState
from motherlode.games.tunnels.choosing cimport Choice
from motherlode.games.tunnels.family_cards cimport place_in
from motherlode.games.tunnels.places cimport cell_of
from motherlode.games.tunnels.placing cimport Price
from motherlode.games.tunnels.seats cimport how_many, nth_seat
from motherlode.games.tunnels.state cimport TunnelState

@cython.locals(asked=int, number=int)
cdef bint asked_already(SaboteurState state, int payer, Dwarf dwarf) except -1

cdef class ForgetAsked(Stride):
    cpdef take(self, state)

@cython.locals(toll=dict)
cdef forget_asked(SaboteurState state)

@cython.locals(owner=int, payers=int, payer=int, can_pay=bint, asked=list)
cpdef int payers_of(SaboteurState state, int seat, Dwarf dwarf) except -1

cdef class Toll(Price):
    cpdef bint is_due(self, TunnelState state) except -1

    cpdef list cells(self, TunnelState state, lifted=*)

    cpdef Numbers places(self, TunnelState state)

    cpdef list ways(self, TunnelState state, int seat, long cell, lifted=*)

    @cython.locals(dwarfs=list)
    cpdef int count(self, TunnelState state, int seat, long cell) except -1

    @cython.locals(dwarfs=list)
    cpdef nth(self, TunnelState state, int seat, long cell, int number)

    @cython.locals(dwarf=Dwarf, owed=int)
    cpdef bint paid_alone(self, TunnelState state, int seat, long cell) except -1

    @cython.locals(toll=dict, others=list)
    cpdef bint asks_first(self, TunnelState state, int seat, action, frame) except -1

cdef class PayToll(Choice):
    cpdef act_by_lot(self, state, int seat, data, Rng rng)
    cpdef tuple _dwarfs(self, SaboteurState state)
    cpdef int _due(self, SaboteurState state, int seat) except -1
    cpdef list offered(self, state, int seat, data)
    @cython.locals(toll=dict, offer=dict, left=list)
    cpdef chosen(self, state, int seat, value, data)

cdef class TakeToll(Stride):
    cpdef take(self, state)

@cython.locals(dwarfs=list, dwarf=Dwarf, payer=int, seat=int)
cdef pay_toll(SaboteurState state)
