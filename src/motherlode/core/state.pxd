cimport cython
from motherlode.core.course cimport Course
from motherlode.core.rng cimport Rng

cdef class State:
    cdef public object setup
    cdef public dict questions
    cdef public dict steps

    @cython.locals(asked=tuple)
    cpdef list legal(self, int seat)

    @cython.locals(stack=list, asked=tuple)
    cpdef apply_quietly(self, int seat, action)

    @cython.locals(stack=list)
    cpdef advance(self)

    @cython.locals(stack=list)
    cpdef follow(self, Course course)

    cpdef begin_next_round(self)
