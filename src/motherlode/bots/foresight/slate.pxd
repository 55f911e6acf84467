cimport cython
from motherlode.bots.foresight.ground cimport Ground

ctypedef unsigned char byte

cdef int AIMED_ZERO, BREAKS, MENDS, COLLAPSES, LOOKS, NO_FACE
cdef int HELPED, HELPED_MOST, IDLE, HARMED, HARMED_EACH, HARMED_MOST, CHANGE, BROKE, MENDED, PASSED, PASSED_EARLY
cdef unsigned int WORD
cdef int LOST, SEATS, HAND, NEUTRAL, KINDS, SURE, TRIES

cdef class Slate(Ground):
    cdef public int players, goals, direction, gold, aim, deck_left, all_cards, completer
    cdef public unsigned int luck
    cdef public bytearray hands, sizes, deck, broken, blocks, suspect, digs
    cdef public bytearray goal_cells, goal_faces, shown

    cpdef copy_from(self, Slate other)

    @cython.locals(luck="unsigned int")
    cdef int below(self, unsigned int limit)

    @cython.locals(hands="byte*", sizes="byte*", slot=int, owner=int, place=int, tries=int)
    cpdef redeal(self, bytearray pool, int left, bytes slots, bytes owners, bytes rows)

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
