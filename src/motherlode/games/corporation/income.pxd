cimport cython
from motherlode.games.corporation.state cimport CorporationState

cdef int NOTHING
cdef int HALF
cdef int ONE
cdef int TWO
cdef int NO_RANK
cdef int SHARED_SECOND
cdef int SECOND
cdef int SHARED_FIRST
cdef int FIRST
cdef tuple RATES

@cython.final
cdef class Leaders:
    cdef public int most
    cdef public int first
    cdef public int next_most
    cdef public int second

    cpdef int rank(self, int count)

@cython.locals(most=int, next_most=int, firsts=int, seconds=int, count=int, leaders=Leaders)
cpdef Leaders leaders_of(list invested)

@cython.locals(leaders=Leaders)
cpdef list standings(list invested)

@cython.locals(found=list)
cpdef list rates(list invested, int digger)

cpdef int counted_dwarfs(CorporationState state, int seat, int rate) except -1

@cython.locals(invested=list, leaders=Leaders, paid=list, seat=int, held=int, rate=int)
cpdef list incomes(CorporationState state, int colour, int digger)

@cython.locals(paid=list, seat=int, coins=list)
cpdef pay_gold(CorporationState state, int digger, str cell)
