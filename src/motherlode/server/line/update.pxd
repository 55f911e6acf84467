cimport cython

from motherlode.core.event cimport Event

@cython.locals(parts=list, own=dict)
cpdef texts_of(events)

@cython.locals(event=Event, alone=set, own=dict)
cdef set _alone(events)

cdef bytes _own_texts(events, list parts, audience)

cdef bytes _own_text(Event event, tuple part, audience)

cdef bytes _as_text(bytes words, bytes changes)
