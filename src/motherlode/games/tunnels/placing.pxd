cimport cython
from motherlode.core.ends cimport put_all
from motherlode.core.move cimport Move
from motherlode.core.numbers cimport Numbers, block
from motherlode.games.tunnels.board cimport Board
from motherlode.games.tunnels.places cimport cell_of, place_of
from motherlode.games.tunnels.rulebook cimport Rulebook
from motherlode.games.tunnels.state cimport TunnelState

cdef class Price:
    cpdef bint is_due(self, TunnelState state) except -1
    cpdef list cells(self, TunnelState state, lifted=*)
    cpdef Numbers places(self, TunnelState state)
    cpdef list ways(self, TunnelState state, int seat, long cell, lifted=*)
    cpdef int count(self, TunnelState state, int seat, long cell, lifted=*) except -1
    cpdef nth(self, TunnelState state, int seat, long cell, int number)
    cpdef bint paid_alone(self, TunnelState state, int seat, long cell) except -1
    cpdef bint asks_first(self, TunnelState state, int seat, action, frame) except -1

@cython.locals(rules=Rulebook, board=Board)
cpdef lays_of(TunnelState state, int seat, int kind)

cdef class PlaceRule:
    cpdef Numbers places(self, Board board, goals)

# sure: rule=PlaceRule

@cython.locals(rule=PlaceRule)
cdef Numbers ruled_places(Rulebook rules, Board board, goals, int kind)

@cython.locals(fits=list, fitting=list, count=int, found=Numbers, places="int*", size=Py_ssize_t, place=int)
cpdef int count_ruled(Rulebook rules, Board board, goals, int kind) except -1

@cython.locals(fitting=list, found=Numbers, places="int*", size=Py_ssize_t, ruled=int)
cpdef int count_ruled_on(Rulebook rules, Board board, goals, int kind, int place) except -1

@cython.locals(kind=int, place=list, fitting=tuple)
cpdef write_lays(list places, bytes kinds, int limit, list actions)

@cython.locals(rules=Rulebook, count=int, kind=int)
cpdef int count_lays(TunnelState state, int seat, bytes kinds) except -1

@cython.locals(rules=Rulebook, board=Board, ordinary=int, kind=int, place=int, faces=tuple)
cpdef Move lay(TunnelState state, int seat, bytes kinds, int number)

@cython.locals(board=Board)
cdef Board maze_of(TunnelState state, int seat)

@cython.locals(limit=int, plain=int, kind=int)
cpdef list tunnel_cards(Rulebook rules, bytes kinds)

@cython.locals(price=Price)
cpdef bint is_priced(TunnelState state) except -1

cpdef list free_lays(TunnelState state, int seat, bytes kinds)

@cython.locals(price=Price, count=int, priced=Numbers, places="int*", size=Py_ssize_t, place=int, lays=int)
cpdef int count_priced(TunnelState state, int seat, bytes kinds) except -1

@cython.locals(rules=Rulebook, count=int, kind=int)
cpdef int count_on(TunnelState state, int seat, bytes kinds, int place) except -1

# sure: card=bytes
@cython.locals(rules=Rulebook, ruled=int, kind=int, card=bytes, count=int)
cpdef priced_lay(TunnelState state, int seat, bytes kinds, int number)

cdef list ALONE

@cython.locals(price=Price, priced=Numbers, turn=int, move=Move, ways=int)
cdef _priced_lay_of(TunnelState state, int seat, bytes card, int number)

@cython.locals(places="int*", size=Py_ssize_t, place=int)
cdef bint lies_on_any(TunnelState state, int seat, bytes card, Numbers priced) except -1

@cython.locals(places="int*", size=Py_ssize_t, other=int)
cdef inline bint is_among(Numbers priced, int place)

cdef with_payment(Move move, dict way)
