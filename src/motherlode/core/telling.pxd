cimport cython

from motherlode.core.event cimport Event

cdef class Watch:
    cdef public list sections, paths, copies, late, unsaid, _early
    cdef public tuple whole
    cdef public set late_parts
    cdef public dict glances, found

cdef class Telling:
    cdef public list events
    cdef public tuple audiences
    cdef dict _unchanged, _before, _seen
    cdef list _now, _was
    cdef Watch _watch

    @cython.locals(watch=Watch, numbers=list)
    cpdef tell(self, state, Event event, changed)

    @cython.locals(watch=Watch, numbers=list, last=Event, before=dict)
    cpdef finish(self, state)

    @cython.locals(was=list, now=list, moved=list, number=Py_ssize_t)
    cdef list _compare(self, list numbers, tuple values)

    @cython.locals(watch=Watch, was=list, now=list, number=Py_ssize_t, before=dict, copies=list, late=set, key=tuple)
    cdef _catch_up(self, state, list moved, Event event)

    @cython.locals(was=list)
    cdef _tell_late(self, state, Event event)

    cdef _look_again(self, state, section, Event event)
