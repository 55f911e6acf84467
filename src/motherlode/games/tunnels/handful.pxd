cdef inline list distinct(list hand):
    cdef Py_ssize_t place, earlier
    cdef list kinds = []
    for place in range(len(hand)):
        kind = hand[place]
        for earlier in range(place):
            if hand[earlier] is kind:  # small ints of one value are one object
                break
        else:
            kinds.append(kind)
    return kinds

cdef inline int take_out(list hand, long kind) except -1:
    cdef Py_ssize_t place
    cdef long held
    for place in range(len(hand)):
        held = hand[place]
        if held == kind:
            del hand[place]
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

cpdef list picks_of(list hand, int count)

cpdef list larger_picks(list hand, int most)
