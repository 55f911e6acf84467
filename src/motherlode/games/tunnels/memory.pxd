cimport cython
from cpython.tuple cimport PyTuple_GET_ITEM
from motherlode.core.ends cimport is_alone
from motherlode.core.numbers cimport Numbers, add_four, add_number, block, clear_numbers, refill_numbers

cdef enum:
    PILE = 1048576
    DECK = 2097152
    OPEN = 0

cdef enum:
    MOVED = 0
    EXCHANGED = 1
    REMEMBERED = 2
    SHOWN = 3

cdef inline int in_hand(int seat):
    return 1 << seat

cdef class Memory:
    cdef public list _facts
    cdef public Numbers _since
    cdef public bint holds

    @cython.locals(kind=int)
    cpdef remember(self, int viewer, kinds, int places)
    cpdef all_remember(self, int players, int places, int kind)
    cpdef moved(self, int source, int target, int kind=*)
    cpdef exchanged(self, int one, int other)
    cpdef clear(self)
    cpdef Memory copy(self)
    cpdef copy_into(self, Memory other)

cdef inline Memory memory_over(Memory memory, Memory spare):
    if is_alone(spare):
        memory.copy_into(spare)
        return spare
    return memory.copy()

@cython.locals(place=Py_ssize_t, size=Py_ssize_t, notes="int*", what=int, one=int, other=int, more=int, card=Py_ssize_t,
               viewer=int)
cdef list after(list facts, Numbers since)

cdef inline int viewer_of(fact) except? -1:
    return <object>PyTuple_GET_ITEM(fact, 0)

cdef inline tuple kinds_in(fact):
    return <tuple>PyTuple_GET_ITEM(fact, 1)

cdef inline long places_in(fact) except? -1:
    return <object>PyTuple_GET_ITEM(fact, 2)

cdef new_fact(int viewer, tuple kinds, long places)

cdef list with_fact(list facts, fact)

@cython.locals(opened=bint, first=Py_ssize_t, kept=list, changed=list)
cdef list after_move(list facts, long source, long target, int kind)

@cython.locals(places=long)
cdef bint concerns(fact, long source, long target, bint opened) except -1

@cython.locals(viewer=int)
cpdef bint is_useful(fact) except -1

cdef _widened(fact, long target)

@cython.locals(kinds=tuple)
cdef _without(fact, int kind)
