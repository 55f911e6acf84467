cimport cython
from motherlode.core.move cimport Move
from motherlode.games.tunnels.board cimport Board
from motherlode.games.tunnels.faces cimport Faces
from motherlode.games.tunnels.family_cards cimport cell_in
from motherlode.games.tunnels.handful cimport distinct, take_out
from motherlode.games.tunnels.placing cimport add_lays, count_lays, is_priced, lay, lays_of, tunnel_cards
from motherlode.games.tunnels.rulebook cimport Rulebook
from motherlode.games.tunnels.state cimport TunnelState
from motherlode.games.tunnels.way cimport Way

cdef class Lay(Way):
    @cython.locals(rules=Rulebook, board=Board, kind=int)
    cpdef add_legal(self, TunnelState state, int seat, list kinds, list bunches)

    @cython.locals(rules=Rulebook, board=Board, kind=int, count=int)
    cpdef int count(self, TunnelState state, int seat, list kinds) except -1

    @cython.locals(kind=int, count=int)
    cpdef action(self, TunnelState state, int seat, list kinds, int number)

    @cython.locals(rules=Rulebook, kind=int)
    cpdef do(self, TunnelState state, int seat, action)

cpdef int kind_laid(Faces faces, action) except -2

cpdef int face_laid(Faces faces, action) except -2

@cython.locals(face=int, cell=long)
cpdef place(TunnelState state)
