cimport cython
from motherlode.core.course cimport Course, Legs, Stride
from motherlode.core.decision cimport Question
from motherlode.core.ends cimport drop_last

cdef class Pending:
    cdef public dict questions
    cdef public dict steps
    cdef public long moment
    cdef public str _kind
    cdef public Question _question

    cdef Question _asked_again(self, tuple asked)

    @cython.locals(asker=int)
    cdef bint _is_asked(self, int seat) except -1

    @cython.locals(stack=list, top=object)
    cdef int _look_who_is_asked(self) except -1

    @cython.locals(stack=list)
    cpdef advance(self)

    @cython.locals(stack=list, leg=Legs)
    cpdef follow(self, Course course)
