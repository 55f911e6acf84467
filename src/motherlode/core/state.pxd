cimport cython
from motherlode.core.codes cimport CODES, NEVER, counted
from motherlode.core.decision cimport Question
from motherlode.core.ends cimport drop_last, last_of
from motherlode.core.history cimport FORGOTTEN, same_history
from motherlode.core.pending cimport Pending, asked_again, is_first_asked, look_who_is_asked
from motherlode.core.rng cimport Rng

cdef class State(Pending):
    cdef public object setup

    @cython.locals(asked=tuple, question=Question)
    cpdef list legal(self, int seat)

    @cython.locals(asked=tuple, question=Question, count=int)
    cpdef tuple codes(self, int seat)

    cpdef action(self, int seat, int code)

    @cython.locals(asked=tuple, question=Question)
    cpdef apply_code(self, int seat, int code)

    @cython.locals(asked=tuple, question=Question)
    cdef _action(self, int seat, int code)

    @cython.locals(asked=tuple, question=Question, seat=int)
    cpdef play_by_lot(self, Rng rng, long turns=*)

    @cython.locals(asked=tuple, question=Question)
    cpdef list bunches(self, int seat)

    @cython.locals(asked=tuple, question=Question)
    cpdef apply_quietly(self, int seat, action)

    cdef _carry_out_quietly(self, Question question, int seat, action, data)

    cpdef begin_next_round(self)

    @cython.locals(order=list)
    cpdef list shuffled(self, str name, list things)

    @cython.locals(cards=bytearray)
    cpdef bytearray shuffled_cards(self, str name, bytes kinds, words, numbers)

    cpdef copy_into(self, State other)
