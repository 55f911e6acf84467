cimport cython
from motherlode.games.tunnels.kept cimport Kept

@cython.final
cdef class Found:
    cdef public dict notes
    cdef public Kept kept

cdef inline int find(Found last, dict notes, str name) except -1:
    last.kept = notes[name]
    last.notes = notes
    return 0
