cdef class PlaysOn:
    cdef public str word
    cdef public dict more
    cdef public list written

    cpdef tuple on(self, int seats)
