cimport cython
from motherlode.core.move cimport Move
from motherlode.games.tunnels.action_card cimport ActionCard
from motherlode.games.tunnels.board cimport Board
from motherlode.games.tunnels.fronts cimport Fronts
from motherlode.games.tunnels.rulebook cimport Rulebook
from motherlode.games.tunnels.seat_plays cimport PlaysOn
from motherlode.games.tunnels.state cimport TunnelState

cdef dict MAPS

cdef class BrokenTool(ActionCard):
    cdef public str tool
    cdef public str word
    cdef public PlaysOn on_seats

    cpdef plays(self, TunnelState state, int seat)
    cpdef resolve(self, TunnelState state, int seat, action)

cdef class Repair(ActionCard):
    cdef public dict mends
    cdef public str word
    cdef public bint chooses
    cdef public frozenset fields
    cdef public list on_seats
    cdef public str clause

    @cython.locals(kinds=dict, fronts=Fronts, plays=tuple, mended=PlaysOn, seats=int)
    cpdef plays(self, TunnelState state, int seat)
    cpdef resolve(self, TunnelState state, int seat, action)

cdef class Rockfall(ActionCard):
    cpdef plays(self, TunnelState state, int seat)
    @cython.locals(cell=long, face=int)
    cpdef resolve(self, TunnelState state, int seat, action)

cpdef long cell_in(action, str field) except -1

cdef class Map(ActionCard):
    @cython.locals(board=Board)
    cpdef plays(self, TunnelState state, int seat)
    cpdef resolve(self, TunnelState state, int seat, action)
