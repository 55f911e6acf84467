cimport cython
from motherlode.core.course cimport Stride
from motherlode.core.move cimport Move
from motherlode.games.tunnels.board cimport Board
from motherlode.games.tunnels.declared cimport Declared
from motherlode.games.tunnels.faces cimport Faces
from motherlode.games.tunnels.family_cards cimport place_in
from motherlode.games.tunnels.places cimport CELLS
from motherlode.games.tunnels.fronts cimport is_free
from motherlode.games.tunnels.handful cimport distinct, take_out
from motherlode.games.tunnels.placing cimport (
    Price, count_lays, count_priced, is_priced, lay, lays_of, priced_lay, tunnel_cards, write_lays
)
from motherlode.games.tunnels.rulebook cimport Rulebook
from motherlode.games.tunnels.state cimport TunnelState, begin_play
from motherlode.games.tunnels.way cimport Way

# sure: table=TunnelState, move=Move, hand=bytearray

cdef class Lay(Way):
    @cython.locals(rules=Rulebook, kind=int, lays=list)
    cpdef add_legal(self, TunnelState state, int seat, bytes kinds, list bunches)

    @cython.locals(rules=Rulebook)
    cpdef write_legal(self, TunnelState state, int seat, bytes kinds, list actions)

    cpdef int count(self, TunnelState state, int seat, bytes kinds) except -1
    cpdef action(self, TunnelState state, int seat, bytes kinds, int number)

    @cython.locals(rules=Rulebook, price=Price)
    cpdef do(self, TunnelState state, int seat, action)

    @cython.locals(move=Move)
    cpdef do_at(self, TunnelState state, int seat, bytes kinds, int number)

@cython.locals(hand=bytearray)
cdef lay_card(TunnelState state, int seat, int kind, action)

cpdef int kind_laid(Faces faces, action) except -2

cdef inline int face_laid(Faces faces, action) except -1

cdef int _written_face(Faces faces, action) except -1

cdef class Place(Stride):
    @cython.locals(play=Declared, face=int, place=int)
    cpdef take(self, state)
