from cpython.list cimport PyList_GET_ITEM
from motherlode.core.move cimport Move
from motherlode.games.tunnels.seat_plays cimport PlaysOn
from motherlode.games.tunnels.seats cimport how_many, nth_seat
from motherlode.games.tunnels.state cimport TunnelState

cdef class ActionCard:
    cdef public int kind

    cpdef plays(self, TunnelState state, int seat)
    cpdef int count(self, TunnelState state, int seat) except -1
    cpdef nth(self, TunnelState state, int seat, int number)
    cpdef resolve(self, TunnelState state, int seat, action)

cdef class OnSeats(ActionCard):
    cdef public str word
    cdef public PlaysOn on_seats

    cpdef int seats(self, TunnelState state, int seat) except -1
    cpdef plays(self, TunnelState state, int seat)
    cpdef int count(self, TunnelState state, int seat) except -1
    cpdef nth(self, TunnelState state, int seat, int number)

# The rules hold them: nobody else need do so while they count.
cdef inline int count_plays(list cards, Py_ssize_t number, TunnelState state, int seat) except -1:
    return (<ActionCard>PyList_GET_ITEM(cards, number)).count(state, seat)

cpdef int seat_in(action) except -1
