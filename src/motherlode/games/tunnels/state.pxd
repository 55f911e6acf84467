cimport cython
from motherlode.core.ends cimport put_last
from motherlode.core.state cimport State
from motherlode.games.tunnels.board cimport Board
from motherlode.games.tunnels.declared cimport Declared
from motherlode.games.tunnels.fronts cimport Fronts
from motherlode.games.tunnels.handful cimport all_like, any_marked, like, put_on
from motherlode.games.tunnels.kept cimport like_notes
from motherlode.games.tunnels.memory cimport Memory
from motherlode.games.tunnels.rulebook cimport Rulebook

cdef class TunnelState(State):
    cdef public Rulebook rules

    cpdef bint may_lay(self, int seat) except -1
    @cython.locals(goals=dict)
    cpdef str goal_face(self, cell)
    cpdef discard_open(self, int kind)
    cpdef discard_hidden(self, int kind, int seat)

@cython.locals(play=Declared)
cdef inline int begin_play(TunnelState state, int seat, int kind, action) except -1

cdef inline int discard(TunnelState state, int kind, seen_by) except -1
