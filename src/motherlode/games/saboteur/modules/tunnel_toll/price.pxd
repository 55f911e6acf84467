cimport cython
from motherlode.core.course cimport Stride
from motherlode.core.decision cimport Question
from motherlode.core.ends cimport put_last
from motherlode.core.move cimport Move
from motherlode.core.numbers cimport Numbers
from motherlode.core.rng cimport Rng
from motherlode.games.saboteur.gold_knowledge cimport nuggets_moved
from motherlode.games.saboteur.modules.tunnel_toll.dwarfs cimport Dwarf, Offer, TollDwarfs, leave, standing_at, toll
from motherlode.games.saboteur.rulebook cimport SaboteurRulebook
from motherlode.games.saboteur.state cimport SaboteurState
from motherlode.games.tunnels.choosing cimport Choice
from motherlode.games.tunnels.family_cards cimport place_in
from motherlode.games.tunnels.laying cimport kind_laid
from motherlode.games.tunnels.memory cimport in_hand
from motherlode.games.tunnels.places cimport cell_of
from motherlode.games.tunnels.placing cimport Price
from motherlode.games.tunnels.seats cimport how_many, nth_seat
from motherlode.games.tunnels.state cimport TunnelState

# sure: cards=list, table=SaboteurState

cdef class ForgetAsked(Stride):
    @cython.locals(kept=TollDwarfs)
    cpdef take(self, state)

@cython.locals(seats=int, all_cards=list, cards=list, balance=list, seat=Py_ssize_t, nuggets=int)
cpdef int rich(SaboteurState state) except -1

@cython.locals(payers=int, others=int, payer=int, kept=TollDwarfs)
cpdef int payers_of(SaboteurState state, int seat, Dwarf dwarf) except -1

@cython.locals(count=int, place=Py_ssize_t, dwarf=Dwarf, payer=int)
cdef int due(list dwarfs, list payers, int seat) except -1

cdef class Toll(Price):
    cpdef bint is_due(self, TunnelState state) except -1

    cpdef list cells(self, TunnelState state, lifted=*)

    cpdef Numbers places(self, TunnelState state)

    cpdef list ways(self, TunnelState state, int seat, long cell, lifted=*)

    @cython.locals(dwarfs=list)
    cpdef int count(self, TunnelState state, int seat, long cell, lifted=*) except -1

    @cython.locals(dwarfs=list, payer=int)
    cpdef nth(self, TunnelState state, int seat, long cell, int number)

    @cython.locals(dwarf=Dwarf, owed=int)
    cpdef bint paid_alone(self, TunnelState state, int seat, long cell) except -1

    @cython.locals(kept=TollDwarfs, offer=Offer, others=list, payer=int, rules=SaboteurRulebook, kind=int)
    cpdef bint asks_first(self, TunnelState state, int seat, action, frame) except -1

cdef list ASKED

cdef class PayToll(Choice):
    cpdef act_by_lot(self, state, int seat, data, Rng rng)
    cpdef tuple _dwarfs(self, SaboteurState state)
    @cython.locals(dwarfs=list, payers=list)
    cpdef int _due(self, SaboteurState state, int seat) except -1
    cdef bint _can_pay(self, SaboteurState state, int seat) except -1
    cpdef list offered(self, state, int seat, data)
    @cython.locals(kept=TollDwarfs, offer=Offer, left=list, dwarfs=list, payers=list, place=Py_ssize_t, dwarf=Dwarf,
                   question=Question)
    cpdef chosen(self, state, int seat, value, data)
    cdef _tell(self, SaboteurState state, int seat, bint pay)

cdef class TakeToll(Stride):
    cpdef take(self, state)

@cython.locals(dwarfs=list, payers=list, place=Py_ssize_t, dwarf=Dwarf, payer=int, seat=int)
cdef pay_toll(SaboteurState state)
