cimport cython

from motherlode.server.line.connection cimport Connection
from motherlode.server.table.match cimport Match

@cython.locals(match=Match, connection=Connection, frames=dict)
cpdef tell_events(table, update)

@cython.locals(frames=dict, head=bytes)
cdef dict _frames(table, Match match, update)
