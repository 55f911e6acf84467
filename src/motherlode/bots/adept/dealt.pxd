cimport cython

@cython.locals(total=object, weights=list, index=int)
cpdef list posterior(odds, int saboteurs)

cpdef weight_of(odds, int saboteurs)

@cython.locals(ways=list, number=int, chosen=int)
cdef list _ways(list weights, int count, int but=*)
