cimport cython

from motherlode.core.event cimport Event

@cython.locals(cell=Py_ssize_t)
cpdef gems_changes(state, bytes was, bytearray now, Event event)
