cimport cython
from cpython.tuple cimport PyTuple_GET_ITEM
from motherlode.games.tunnels.state cimport TunnelState

cdef inline int viewer_of(fact) except? -1:
    return <object>PyTuple_GET_ITEM(fact, 0)

cdef inline tuple kinds_in(fact):
    return <tuple>PyTuple_GET_ITEM(fact, 1)

cdef inline long places_in(fact) except? -1:
    return <object>PyTuple_GET_ITEM(fact, 2)

cdef new_fact(int viewer, tuple kinds, long places)

cpdef remember(TunnelState state, int viewer, kinds, long places)

@cython.locals(opened=bint, memory=list, first=Py_ssize_t, facts=list, changed=list)
cpdef moved(TunnelState state, long source, long target, kind=*)

@cython.locals(places=long)
cdef bint concerns(fact, long source, long target, bint opened) except -1

@cython.locals(viewer=int)
cpdef bint is_useful(fact) except -1

cdef _widened(fact, long target)

@cython.locals(kinds=tuple)
cdef _without(fact, kind)
