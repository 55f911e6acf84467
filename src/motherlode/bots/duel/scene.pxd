cimport cython
from motherlode.games.duel.state cimport DuelState

cdef class Cards:
    cdef public dict kinds
    cdef public int tunnel_kinds
    cdef public dict mending
    cdef public long breaking

    @cython.locals(held=long, tunnels=int, kind=int)
    cpdef of_player(self, hand, front)

cdef class Scene:
    cdef DuelState _state
    cdef Cards _cards
    cdef object _survey
    cdef frozenset _maze
    cdef list _score
    cdef list _players
    cdef list _veins
    cdef tuple _places

    cpdef list worths(self)

    @cython.locals(seat=int, other=int, players=list, hand=list, front=list, kind=int)
    cpdef worth_after(self, action)

    cdef _reaches_after(self, action)

    cdef list _spent(self, action)

    cdef double _worth(self, int mover, list players, int deck, list reaches) except -1
