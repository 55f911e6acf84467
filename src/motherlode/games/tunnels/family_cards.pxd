cimport cython
from motherlode.core.move cimport Move
from motherlode.games.tunnels.action_card cimport ActionCard, OnSeats, seat_in
from motherlode.games.tunnels.board cimport Board
from motherlode.games.tunnels.fronts cimport Fronts, count_with, others_without, seats_with
from motherlode.games.tunnels.goals cimport seen_by
from motherlode.games.tunnels.places cimport CELLS, cell_of, place_of
from motherlode.games.tunnels.rulebook cimport Rulebook
from motherlode.games.tunnels.seat_plays cimport PlaysOn
from motherlode.games.tunnels.seats cimport how_many, nth_seat
from motherlode.games.tunnels.state cimport TunnelState, discard

# sure: move=Move

cdef dict MAPS

cdef class BrokenTool(OnSeats):
    cdef public str tool

    cpdef int seats(self, TunnelState state, int seat) except -1
    cpdef resolve(self, TunnelState state, int seat, action)

cdef class Repair(ActionCard):
    cdef public dict mends
    cdef public str word
    cdef public tuple tools
    cdef public bint chooses
    cdef public frozenset fields
    cdef public list on_seats
    cdef public bytes broken
    cdef public str clause
    cdef public bint own_only

    @cython.locals(plays=tuple, place=int, kind=int, mended=int)
    cpdef plays(self, TunnelState state, int seat)
    @cython.locals(fronts=Fronts)
    cpdef int count(self, TunnelState state, int seat) except -1
    @cython.locals(seats=int, place=int, kind=int, on_seats=PlaysOn, mended=int)
    cpdef nth(self, TunnelState state, int seat, int number)
    @cython.locals(kind=int)
    cpdef resolve(self, TunnelState state, int seat, action)

cdef class Rockfall(ActionCard):
    cpdef plays(self, TunnelState state, int seat)
    cpdef int count(self, TunnelState state, int seat) except -1
    cpdef nth(self, TunnelState state, int seat, int number)
    @cython.locals(place=int, face=int)
    cpdef resolve(self, TunnelState state, int seat, action)

cdef inline int place_in(action, str field) except -1

cdef int _written_place(action, str field) except -1

cdef class Map(ActionCard):
    cpdef plays(self, TunnelState state, int seat)
    @cython.locals(looks=tuple)
    cpdef int count(self, TunnelState state, int seat) except -1
    cpdef nth(self, TunnelState state, int seat, int number)
    @cython.locals(goals=dict, cell=object)
    cpdef resolve(self, TunnelState state, int seat, action)

@cython.locals(board=Board)
cdef tuple looks_under_goals(TunnelState state)
