cimport cython
from motherlode.core.course cimport Course, Legs, Stride
from motherlode.core.decision cimport Question
from motherlode.core.ends cimport drop_last
from motherlode.core.history cimport FORGOTTEN, same_history
from motherlode.core.rng cimport Rng

cdef list CODES

cdef int _counted(int code) except -1

cdef class State:
    cdef public object setup
    cdef public dict questions
    cdef public dict steps
    cdef public str _kind
    cdef public Question _question

    @cython.locals(asked=tuple, question=Question)
    cpdef list legal(self, int seat)

    @cython.locals(asked=tuple, question=Question, count=int)
    cpdef tuple codes(self, int seat)

    cpdef action(self, int seat, int code)

    @cython.locals(asked=tuple, question=Question)
    cpdef apply_code(self, int seat, int code)

    @cython.locals(asked=tuple, question=Question)
    cdef _action(self, int seat, int code)

    cdef Question _asked_again(self, str kind)

    @cython.locals(stack=list, asked=tuple, question=Question, seat=int)
    cpdef play_by_lot(self, Rng rng)

    @cython.locals(asker=int)
    cdef bint _is_asked(self, int seat) except -1

    @cython.locals(asked=tuple, question=Question)
    cpdef list bunches(self, int seat)

    @cython.locals(asked=tuple, question=Question)
    cpdef apply_quietly(self, int seat, action)

    cdef _carry_out_quietly(self, Question question, int seat, action, data)

    @cython.locals(stack=list, asked=tuple)
    cdef _look_who_is_asked(self)

    @cython.locals(stack=list)
    cpdef advance(self)

    @cython.locals(stack=list, leg=Legs)
    cpdef follow(self, Course course)

    cpdef begin_next_round(self)

    @cython.locals(order=list)
    cpdef list shuffled(self, str name, list things)

    @cython.locals(cards=bytearray)
    cpdef bytearray shuffled_cards(self, str name, bytes kinds, words, numbers)

    cpdef copy_into(self, State other)
