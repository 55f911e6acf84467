cimport cython

from motherlode.core.event cimport Event

@cython.locals(fields=tuple, shared=list, place=Py_ssize_t)
cpdef flow_changes(state, tuple was, tuple now, Event event)
