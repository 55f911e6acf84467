cimport cython
from motherlode.core.ends cimport drop_at

cdef inline bytes distinct(list hand):
    cdef unsigned char kinds[256]
    cdef Py_ssize_t place, earlier, count = 0
    cdef unsigned char kind
    for place in range(len(hand)):
        kind = hand[place]
        for earlier in range(count):
            if kinds[earlier] == kind:
                break
        else:
            kinds[count] = kind
            count += 1
    return kinds[:count]

cdef inline int take_out(list hand, long kind) except -1:
    cdef Py_ssize_t place
    cdef long held
    for place in range(len(hand)):
        held = hand[place]
        if held == kind:
            drop_at(hand, place)
            return 0
    raise ValueError(kind)

cdef inline tuple alike(list hand):
    cdef Py_ssize_t place, first
    cdef list places = []
    for place in range(len(hand)):
        card = hand[place]
        first = 0
        while hand[first] is not card:
            first += 1
        places.append(first)
    return tuple(places)

cdef inline int copies(list hand, int kind):
    cdef int count = 0, held
    for card in hand:
        held = card
        if held == kind:
            count += 1
    return count

@cython.locals(different=int, twice=int, kind=int)
cpdef int count_pairs(list hand, bytes kinds) except -1

@cython.locals(different=int, twice=int, thrice=int, kind=int, count=int)
cpdef int count_triples(list hand, bytes kinds) except -1

cpdef list picks_of(list hand, int count)

cpdef list larger_picks(list hand, int most)
