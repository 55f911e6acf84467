# The products that are shifted down by 64 bits take 128.
cimport cython

cdef extern from *:
    ctypedef unsigned long long uint128 "unsigned __int128"

from motherlode.core.ends cimport change_places, is_alone

ctypedef unsigned long long uint64

cdef uint64 MASK
cdef uint64 GOLDEN
cdef uint64 FIRST_MIX
cdef uint64 SECOND_MIX

ctypedef fused Shuffled:
    list
    bytearray

cdef inline int exchange(items, Py_ssize_t one, Py_ssize_t other):
    change_places(items, one, other)
    return 0

cdef class Rng:
    cdef public uint64 state

    @cython.locals(state=uint64, mixed=uint64)
    cpdef uint64 next(self)

    @cython.locals(state=uint64, mixed=uint64, wide=uint128)
    cpdef long long below(self, uint64 limit) except? -1

    cpdef Rng copy(self)

    @cython.locals(wide=uint128, bits=uint64, number=uint64, other=uint64, place=long,
                   first=long, second=uint64, third=uint64, fourth=uint64,
                   place_1=uint64, place_2=uint64, place_3=uint64, place_4=uint64)
    cpdef shuffle(self, Shuffled items)

cdef inline int lot(Rng rng, int count) noexcept:
    cdef uint64 mixed = rng.state + GOLDEN
    rng.state = mixed
    mixed = (mixed ^ (mixed >> 30)) * FIRST_MIX
    mixed = (mixed ^ (mixed >> 27)) * SECOND_MIX
    return <int>(<uint128>(mixed ^ (mixed >> 31)) * <uint64>count >> 64)

cdef inline Rng rng_over(Rng rng, Rng spare):
    if is_alone(spare):
        spare.state = rng.state
        return spare
    return rng.copy()
