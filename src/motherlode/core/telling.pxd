cimport cython

from motherlode.core.event cimport Event

cdef class Watch:
    cdef public list sections, paths, copies, unsaid, _early, _late
    cdef public tuple whole
    cdef public set late_parts, _watched
    cdef public dict glances, closings, found, found_late

cdef class Telling:
    cdef public list events
    cdef public tuple audiences
    cdef dict _unchanged, _before, _seen
    cdef list _now, _was
    cdef Watch _watch
    cdef tuple _touched
    cdef bint _unsaid, _trusting

    cpdef touch(self, tuple fields)

    @cython.locals(watch=Watch, glance=tuple)
    cpdef tell(self, state, Event event, changed)

    @cython.locals(watch=Watch, glance=tuple, last=Event, touched=tuple)
    cpdef finish(self, state)

    @cython.locals(was=list, now=list, moved=list, numbers=list, values=tuple, number=Py_ssize_t, place=Py_ssize_t)
    cdef _look_at(self, state, tuple glance, Event event)

    @cython.locals(watch=Watch, was=list, now=list, number=Py_ssize_t, place=Py_ssize_t, before=dict, copies=list,
                   late=set, key=tuple, found=list)
    cdef _catch_up(self, state, list moved, Event event)

    @cython.locals(watch=Watch, now=list, before=dict, key=tuple, found=list, place=Py_ssize_t)
    cdef _tell_late(self, state, Event event)

    cdef list _before_action(self)

    cdef _look_again(self, state, section, Event event)
