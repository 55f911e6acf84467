from motherlode.core.move cimport Move

cdef class PlaysOn:
    cdef public str word
    cdef public dict more
    cdef public list single
    cdef public list written

    cpdef tuple on(self, int seats)
    cpdef Move on_seat(self, int seat)
