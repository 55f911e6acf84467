cimport cython
from motherlode.games.tunnels.handful cimport put_on
from motherlode.games.tunnels.state cimport TunnelState

cdef enum:
    NO_SEAT = 30

@cython.locals(pile=bytearray, known=list, seen=bytearray, place=Py_ssize_t, mask=long, looker=long)
cpdef bytearray seen_in_pile(TunnelState state, Py_ssize_t first, int viewer)
