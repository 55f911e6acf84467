cimport cython

from motherlode.core.event cimport Event
from motherlode.games.tunnels.places cimport BYTES, CELLS

@cython.locals(own=dict, words=list, sizes=list, seat=Py_ssize_t, before=bytearray, after=bytearray)
cpdef hands_changes(state, list was, list now, Event event)

@cython.locals(before=Py_ssize_t, after=Py_ssize_t, place=Py_ssize_t, cards=list)
cdef tuple _hand_change(bytearray was, bytearray now, list words, Py_ssize_t seat)

@cython.locals(pile=bytearray, known=list, length=Py_ssize_t, words=list, start=Py_ssize_t, place=Py_ssize_t,
               mask=long, audience=long, openly=list, own=dict, change=tuple)
cpdef discard_changes(state, tuple was, tuple now, Event event)

@cython.locals(before=Py_ssize_t, after=Py_ssize_t, place=Py_ssize_t, moved=list, value=int, first=int)
cpdef changed_cells(list patch, tuple path, bytes was, bytes now, int which, words)
