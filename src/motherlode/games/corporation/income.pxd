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

@cython.locals(most=int, next_most=int, firsts=int, seconds=int, count=int, first=int, second=int, found=list)
cpdef list standings(list invested)

@cython.locals(found=list)
cpdef list rates(list invested, int digger)

cpdef int counted_dwarfs(CorporationState state, int seat, int rate) except -1

@cython.locals(players=int, seat=int, found=list, rate=int)
cpdef list incomes(CorporationState state, int colour, int digger)

@cython.locals(paid=list, seat=int, coins=list)
cpdef pay_gold(CorporationState state, int digger, str cell)
