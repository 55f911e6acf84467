cimport cython

from motherlode.core.state cimport State

cdef class Match:
    cdef object _table
    cdef public State state
    cdef public int version
    cdef public dict ids, answers
    cdef public object window
    cdef object _round, _recent
    cdef Py_ssize_t _packed

    cdef list _chance_since(self, Py_ssize_t moves)

    @cython.locals(moves=list, events=list, before=Py_ssize_t)
    cdef _apply_all(self, list answers)

    cdef _step(self, int since, list moves, list events)

    cdef _remember(self, seat, mark, version)

    @cython.locals(log=list)
    cpdef pack(self)
