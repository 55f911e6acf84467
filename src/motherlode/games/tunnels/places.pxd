cimport cython

cdef int BYTES
cdef list CELLS
cdef list AROUND
cdef dict PLACES

@cython.locals(place=int)
cpdef int place_of(long cell) except -1

cpdef surround(int place)
