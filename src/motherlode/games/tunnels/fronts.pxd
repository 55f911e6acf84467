cimport cython
from cpython.bytearray cimport PyByteArray_AS_STRING
from motherlode.games.tunnels.handful cimport all_like, put_on, take_out

ctypedef unsigned char byte

cdef int KINDS

cdef class Fronts:
    cdef public list cards
    cdef public int everybody
    cdef public bytearray holders

    @cython.locals(other=Fronts)
    cpdef Fronts copy(self)
    cpdef int with_kind(self, int kind) except -1
    cpdef int without_kind(self, int kind, int seat) except -1
    cpdef bint lie(self, int kind, int seat) except -1
    @cython.locals(front=bytearray)
    cpdef add(self, int kind, int seat)
    cdef _hold(self, int kind, int seat)
    cdef _note(self, int kind, int seats)
    @cython.locals(front=bytearray, held=int)
    cpdef remove(self, int kind, int seat)

cdef inline int seats_with(Fronts fronts, int kind):
    cdef byte* holders = <byte*>PyByteArray_AS_STRING(fronts.holders)
    return holders[kind] | holders[KINDS + kind] << 8
