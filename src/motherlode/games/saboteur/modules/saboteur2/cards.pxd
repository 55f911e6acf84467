from motherlode.games.saboteur.state cimport SaboteurState
from motherlode.games.tunnels.action_card cimport ActionCard, OnSeats, seat_in
from motherlode.games.tunnels.fronts cimport Fronts, others_without, seats_with
from motherlode.games.tunnels.state cimport TunnelState

cdef class OnSeat(OnSeats):
    pass

cdef class Thief(ActionCard):
    cpdef plays(self, TunnelState state, int seat)
    cpdef resolve(self, TunnelState state, int seat, action)

cdef class Trap(OnSeat):
    cpdef int seats(self, TunnelState state, int seat) except -1
    cpdef resolve(self, TunnelState state, int seat, action)

cdef class TakesAway(OnSeat):
    cdef public str takes
    cdef public str clause
    cdef public int taken

    cpdef int seats(self, TunnelState state, int seat) except -1
    cpdef resolve(self, TunnelState state, int seat, action)

cdef class HandsOff(TakesAway):
    pass

cdef class Free(TakesAway):
    pass

cdef class Inspection(OnSeat):
    cpdef int seats(self, TunnelState state, int seat) except -1
    cpdef resolve(self, TunnelState state, int seat, action)

cdef class SwapHats(OnSeat):
    cpdef int seats(self, TunnelState state, int seat) except -1
    cpdef resolve(self, TunnelState state, int seat, action)

cdef class SwapHands(OnSeat):
    cpdef int seats(self, TunnelState state, int seat) except -1
    cpdef resolve(self, TunnelState state, int seat, action)
