cimport cython
from cpython.bytearray cimport PyByteArray_AS_STRING, PyByteArray_GET_SIZE
from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_GET_SIZE
from cpython.list cimport PyList_GET_ITEM
from motherlode.core.ends cimport is_alone
from motherlode.games.tunnels.handful cimport all_like, like, put_on, refill, refill_all, take_all, take_out
from motherlode.games.tunnels.seats cimport how_many

ctypedef unsigned char byte

cdef enum:
    KINDS = 256

cdef bytearray NOBODY

@cython.final
cdef class Fronts:
    cdef public list cards
    cdef public int everybody
    cdef public bytearray holders

    @cython.locals(other=Fronts)
    cpdef Fronts copy(self)
    cpdef copy_into(self, Fronts other)
    @cython.locals(front=bytearray)
    cpdef clear(self)
    cpdef bint lie(self, int kind, int seat) except -1
    @cython.locals(front=bytearray)
    cpdef add(self, int kind, int seat)
    cdef _hold(self, int kind, int seat)
    cdef _note(self, int kind, int seats)
    @cython.locals(front=bytearray)
    cpdef remove(self, int kind, int seat)

cdef inline bint is_free(Fronts fronts, Py_ssize_t seat) noexcept:
    return not PyByteArray_GET_SIZE(<bytearray>PyList_GET_ITEM(fronts.cards, seat))

cdef inline int seats_with(Fronts fronts, int kind) noexcept:
    cdef byte* holders = <byte*>PyByteArray_AS_STRING(fronts.holders)
    return holders[kind] | holders[KINDS + kind] << 8

cdef inline int count_with(Fronts fronts, bytes kinds, int seats) noexcept:
    cdef const byte* kind = <const byte*>PyBytes_AS_STRING(kinds)
    cdef const byte* end = kind + PyBytes_GET_SIZE(kinds)
    cdef int count = 0
    while kind < end:
        count += how_many(seats_with(fronts, kind[0]) & seats)
        kind += 1
    return count

cdef inline int others_without(Fronts fronts, int kind, int seat) noexcept:
    return fronts.everybody & ~(seats_with(fronts, kind) | 1 << seat)

cdef inline Fronts fronts_over(Fronts fronts, Fronts spare):
    if is_alone(spare) and spare.everybody == fronts.everybody:
        fronts.copy_into(spare)
        return spare
    return fronts.copy()
