cimport cython
from motherlode.bots.foresight.cards cimport Cards

ctypedef unsigned char byte

cdef int AIMED_ZERO, BREAKS, MENDS, COLLAPSES, LOOKS, NO_FACE, SIZE
cdef int HELPED, HELPED_MOST, IDLE, HARMED, HARMED_EACH, HARMED_MOST, CHANGE, MARGIN, CARD, BROKE, MENDED, PASSED, PASSED_EARLY
cdef unsigned int WORD
cdef int RIM, UNKNOWN, BARRED, LOST, SEATS, HAND, NEUTRAL, KINDS, SURE, TRIES

cdef class Slate:
    cdef public Cards cards
    cdef public int players, goals, direction, start, gold, aim, target, deck_left, all_cards, completer
    cdef public int best, nearest, second, ends_count, limit
    cdef public unsigned int luck
    cdef public bytearray faces, closed, hands, sizes, deck, broken, blocks, suspect, digs
    cdef public bytearray goal_cells, goal_faces, shown
    cdef public bytearray lit, needs, far, ends, edges
    cdef int _first, _count, _traced
    cdef bytearray _queue, _waits, _seen, _steps, _trail

    cpdef copy_from(self, Slate other)

    @cython.locals(luck="unsigned int")
    cdef int below(self, unsigned int limit)

    @cython.locals(hands="byte*", sizes="byte*", slot=int, owner=int, place=int, tries=int)
    cpdef redeal(self, bytearray pool, int left, bytes slots, bytes owners, bytes rows)

    @cython.locals(faces="byte*", closed="byte*", lit="byte*", needs="byte*", through="byte*", sides="byte*", besides="byte*", ends="byte*", queue="byte*", count=int, waiting=int, reached=int, cell=int, turn=int, side=int, beside=int, opposite=int, face=int, tunnel=int)
    cdef int flood(self)

    @cython.locals(faces="byte*", sides="byte*", besides="byte*", need=int, ban=int, turn=int, face=int)
    cdef int edge_of(self, int cell)

    @cython.locals(far="byte*", ends="byte*", edges="byte*", queue="byte*", waits="byte*", cell=int, place=int, distance=int)
    cdef survey(self)

    cpdef int distance(self, int cell)

    @cython.locals(faces="byte*", far="byte*", closed="byte*", lit="byte*", sides="byte*", besides="byte*", turn=int, beside=int, opposite=int, face=int, number=int)
    cdef spread(self, int cell)

    @cython.locals(far="byte*", needs="byte*", queue="byte*", waits="byte*", cost=int, last=int)
    cdef reach(self, int cell, int onward)

    @cython.locals(faces="byte*", through="byte*", besides="byte*", closed="byte*", seen="byte*", trail="byte*", steps="byte*", count=int, first=int, last=int, spot=int, turn=int, beside=int, opposite=int, face=int, tunnel=int)
    cdef trace(self, int cell, int side)

    @cython.locals(besides="byte*", through="byte*", edge=int, cell=int, shape=int, need=int, left=int, entered=int, exits=int, turn=int)
    cpdef int left_after(self, int place, int face)

    @cython.locals(left=int, number=int)
    cdef int left_beyond(self, int cell, int side)

    @cython.locals(reached=int, goal=int)
    cpdef follow(self)

    @cython.locals(hidden=int, gold_is_seen=int, aim_is_open=int, other=int, goal=int, cell=int)
    cdef take_aim(self)

    @cython.locals(hidden=int, goal=int)
    cpdef int doubt(self)

    @cython.locals(hands="byte*", place=int, size=int, last=int)
    cdef spend(self, int seat, int card)

    @cython.locals(before=int)
    cdef lay(self, int seat, int card, int cell, int face)

    @cython.locals(before=int)
    cdef collapse(self, int seat, int card, int cell)

    @cython.locals(before=int)
    cdef look(self, int seat, int card, int goal)

    cdef hinder(self, int seat, int card, int other)

    @cython.locals(tools=int)
    cdef mend(self, int seat, int card, int other)

    cpdef throw(self, int seat, int card)

    @cython.locals(look=int)
    cdef int look_of_lay(self, int card, int gain)

    cdef int look_of_change(self, int gain)

    cdef int look_of_breaking(self, int other)

    cdef int look_of_pass(self, int left)

    @cython.locals(left=int, seat=int)
    cpdef int cards_left(self)

    cdef watch(self, int seat, int look, int left)

    @cython.locals(what=int)
    cpdef do(self, int seat, int card, int place, int face)
