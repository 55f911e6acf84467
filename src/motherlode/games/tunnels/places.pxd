cimport cython
from motherlode.core.numbers cimport Numbers, block, insert_number

cdef int BYTES
cdef Numbers CELLS
cdef list AROUND
cdef dict PLACES

cdef inline int cell_of(int place):
    return CELLS.data.as_ints[place >> 2]

cdef inline int* neighbours(int place):
    return (<Numbers>AROUND[place >> 2]).data.as_ints

@cython.locals(place=int)
cpdef int place_of(long cell) except -1

cpdef surround(int place)

@cython.locals(there="int*", after=Py_ssize_t, cell=int)
cpdef insert_in_order(Numbers places, int place)
