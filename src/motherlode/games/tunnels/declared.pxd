cimport cython
from motherlode.core.ends cimport is_alone

@cython.final
cdef class Declared:
    cdef public int seat
    cdef public int kind
    cdef public object action

    cpdef declare(self, int seat, int kind, action)
    cpdef Declared copy(self)

cdef inline Declared declared_over(Declared play, Declared spare):
    if is_alone(spare):
        spare.declare(play.seat, play.kind, play.action)
        return spare
    return play.copy()
