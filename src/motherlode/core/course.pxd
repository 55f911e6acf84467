cimport cython
from cpython.tuple cimport PyTuple_GET_ITEM

cdef class Stride:
    cpdef take(self, state)

cdef class Called(Stride):
    cdef public object step
    cpdef take(self, state)

@cython.final
cdef class Course:
    cdef public tuple frames
    cdef public tuple strides
    cdef public tuple later
    cdef public Py_ssize_t length

# The course holds them: nobody else need do so while they are taken.
cdef inline int take_stride(tuple strides, Py_ssize_t place, state) except -1:
    (<Stride>PyTuple_GET_ITEM(strides, place)).take(state)
    return 0
