cimport cython
from motherlode.games.tunnels.kept cimport Kept

@cython.final
cdef class Found:
    cdef public dict notes
    cdef public Kept kept

cdef inline Kept found_in(dict notes, str name, Found last):
    if last.notes is not notes:
        last.kept = notes[name]
        last.notes = notes
    return last.kept
