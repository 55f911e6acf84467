cimport cython
from motherlode.core.ends cimport put_last
from motherlode.core.numbers cimport Numbers, block
from motherlode.games.tunnels.action_card cimport ActionCard
from motherlode.games.tunnels.board cimport Board, byte
from motherlode.games.tunnels.family_cards cimport BrokenTool, Repair, place_in
from motherlode.games.tunnels.fronts cimport Fronts, seats_with
from motherlode.games.tunnels.state cimport TunnelState

cdef int KEYS

cdef class OnlyBrokenTool(BrokenTool):
    cpdef int seats(self, TunnelState state, int seat) except -1

cdef class OwnRepair(Repair):
    pass

cdef class Key(ActionCard):
    cdef public DoorTable table
    cdef DoorTable doors(self, TunnelState state)
    cpdef plays(self, TunnelState state, int seat)
    cpdef int count(self, TunnelState state, int seat) except -1
    cpdef nth(self, TunnelState state, int seat, int number)
    @cython.locals(place=int, keyed=dict, face=int)
    cpdef resolve(self, TunnelState state, int seat, action)

cdef class DoorTable:
    cdef public bytes keys
    cdef public list shut
    cdef public list sides
    cdef public list keyed

@cython.locals(ground="byte*", keys="const byte*", shut=bytes, lying=int, count=int, laid="int*", size=Py_ssize_t,
               place=int, face=int)
cpdef int count_keys(Board board, DoorTable table, int seat) except -1

@cython.locals(shut=list, sides=tuple, cell=long)
cdef nth_key(Board board, DoorTable table, int seat, int number)
