from motherlode.core.event cimport Event

cpdef pending_changes(state, list was, list now, Event event)
