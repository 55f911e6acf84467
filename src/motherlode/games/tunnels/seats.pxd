cdef extern from *:
    """
    /* Of at most sixteen: without an instruction for it the compiler would call a function. */
    #define MOTHERLODE_2(n) n, n + 1, n + 1, n + 2
    #define MOTHERLODE_4(n) MOTHERLODE_2(n), MOTHERLODE_2(n + 1), MOTHERLODE_2(n + 1), MOTHERLODE_2(n + 2)
    #define MOTHERLODE_6(n) MOTHERLODE_4(n), MOTHERLODE_4(n + 1), MOTHERLODE_4(n + 1), MOTHERLODE_4(n + 2)
    static inline int motherlode_popcount(unsigned int seats) {
        static const unsigned char counts[] = {MOTHERLODE_6(0), MOTHERLODE_6(1), MOTHERLODE_6(1), MOTHERLODE_6(2)};
        return counts[seats & 255] + counts[seats >> 8 & 255];
    }
    """
    int popcount "motherlode_popcount" (unsigned int)
    int trailing "__builtin_ctz" (unsigned int)

cdef inline int how_many(int seats) noexcept:
    return popcount(seats)

cdef inline int nth_seat(int seats, int number) noexcept:
    for _ in range(number):
        seats &= seats - 1
    return trailing(seats)

cdef inline int next_seat(int seat, int direction, int players) noexcept
