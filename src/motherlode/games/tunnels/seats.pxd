cdef extern from *:
    int popcount "__builtin_popcount" (unsigned int)
    int trailing "__builtin_ctz" (unsigned int)

cdef inline int how_many(int seats):
    return popcount(seats)

cdef inline int nth_seat(int seats, int number):
    for _ in range(number):
        seats &= seats - 1
    return trailing(seats)
