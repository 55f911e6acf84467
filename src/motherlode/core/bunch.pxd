cimport cython
from motherlode.core.move cimport Move

cdef class Unwritten:
    cdef public Py_ssize_t size
    cdef public object write

@cython.locals(size=Py_ssize_t)
cpdef Py_ssize_t size_of(list bunches) except -1

@cython.locals(size=Py_ssize_t)
cpdef action_at(list bunches, Py_ssize_t place)

@cython.locals(counts=dict)
cpdef dict verbs_of(list bunches)

cpdef action_with(list bunches, str verb, Py_ssize_t place)

cpdef with_verb(bunch, str verb)

cpdef str verb_of(action)

@cython.locals(written=list)
cpdef list written_out(list bunches)
