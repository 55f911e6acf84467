cimport cython
from motherlode.games.saboteur.state cimport SaboteurState
from motherlode.games.tunnels.found cimport Found, find
from motherlode.games.tunnels.kept cimport Kept

cdef str KEY

cdef class Chests(Kept):
    cdef public list opened
    cdef public list lying
    cdef public bint map_ban
    cdef public list ending
    cdef public object shown

    cpdef copy_into(self, Kept other)
    cpdef bint same(self, Kept other) except -1
    cpdef plain(self)
    cpdef read(self, plain)

cdef inline dict closed_treasures(SaboteurState state)

@cython.locals(tunnels=list, effects=list, closed=dict, place=Py_ssize_t)
cpdef lay_out(SaboteurState state, cards)

cdef Found LAST

cdef inline Chests chests(SaboteurState state):
    if LAST.notes is not state.extra:
        find(LAST, state.extra, KEY)
    return <Chests>LAST.kept
