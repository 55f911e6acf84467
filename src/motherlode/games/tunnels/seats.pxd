cdef extern from *:
    """
    /* Of at most sixteen: without an instruction for it the compiler would call a function. */
    static inline int motherlode_popcount(unsigned int seats) {
        static const char counts[] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
        return counts[seats & 15] + counts[seats >> 4 & 15] + counts[seats >> 8 & 15] + counts[seats >> 12 & 15];
    }
    """
    int popcount "motherlode_popcount" (unsigned int)
    int trailing "__builtin_ctz" (unsigned int)

cdef inline int how_many(int seats):
    return popcount(seats)

cdef inline int nth_seat(int seats, int number):
    for _ in range(number):
        seats &= seats - 1
    return trailing(seats)
