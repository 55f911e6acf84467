cimport cython
from motherlode.core.ends cimport is_alone
from motherlode.core.move cimport Move
from motherlode.core.numbers cimport Numbers, add_number, drop_number, no_numbers, refill_numbers
from motherlode.games.tunnels.faces cimport Faces
from motherlode.games.tunnels.fitting cimport count_enterable, count_tallied, nth_enterable, nth_fitting, tally_fitting
from motherlode.games.tunnels.ground cimport byte
from motherlode.games.tunnels.handful cimport refill
from motherlode.games.tunnels.noted cimport Noted
from motherlode.games.tunnels.places cimport BYTES, CELLS, CLOSED, EDGE, FIXED, FRONTIER, LIT, MARK, has_room, insert_in_order, neighbours, place_of, surround

@cython.final
cdef class Board(Noted):
    cdef public list others
    cdef public dict sketch
    cdef public frozenset fixed
    cdef public Numbers _tally
    cdef public int _tallied

    @cython.locals(other=Board)
    cpdef Board copy(self)
    cpdef copy_into(self, Board other)

    @cython.locals(count=int)
    cpdef int count_lays(self, bytes kinds) except -1

    @cython.locals(counts=bytes, plain=int, count=int, cell=long, side=int, row=int, kind=int)
    cdef int _tally_lays(self) except -1

    cdef int _count_by_room(self, bytes kinds) except -1

    @cython.locals(lit=Numbers)
    cpdef Numbers lit_by_room(self)

    @cython.locals(count=int, row=int, kind=int, move=Move)
    cpdef int count_on(self, int place, bytes kinds) except -1

    @cython.locals(faces=Faces, ground=bytearray, frontier=Numbers, found=int)
    cpdef Move lay(self, bytes kinds, int number)

    cpdef Board walked_by(self, int seat)

    @cython.locals(plain=int, kind=int, place=list)
    cdef list _special_lays(self, bytes kinds)

    cpdef list places(self)

    @cython.locals(ground="byte*", place=int, number=int, edge=int, known=list, places=list)
    cdef list _ordinary_places(self)
    cdef list _special_places(self)

    cpdef widen(self)

    @cython.locals(ground="byte*", through="const byte*", lit=int, lighted=int, side=int, beside=int, other=Board,
                   around="int*")
    cpdef unlock(self, int place, int face)

    cpdef put(self, long cell, int face)

    @cython.locals(ground="byte*", mark=int, lit=int, other=Board)
    cpdef put_at(self, int place, int face)

    cpdef int take(self, long cell) except -2

    @cython.locals(ground="byte*", face=int, lit=int, is_end=bint, side=int, opposite=int, beside=int, other=Board,
                   around="int*")
    cpdef int take_at(self, int place) except -2

    @cython.locals(board=Board)
    cpdef shift(self, long cell, long to)

    @cython.locals(ground="byte*")
    cdef _move_mark(self, int place, int to)

    @cython.locals(board=Board, place=int)
    cpdef uncover(self, long cell)

    @cython.locals(ground=bytearray, closed=list, fixed=list, place=int, face=int)
    cdef _rebuild(self, cards)

    cdef _relight(self)

cdef inline Board board_over(Board board, Board spare):
    if is_alone(spare):
        board.copy_into(spare)
        return spare
    return board.copy()
