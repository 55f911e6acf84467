from motherlode.games.saboteur.state cimport SaboteurState
from motherlode.games.tunnels.found cimport Found, found_in
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

cdef Found LAST

cdef inline Chests chests(SaboteurState state):
    return <Chests>found_in(state.extra, KEY, LAST)
