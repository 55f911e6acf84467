cdef class Course:
    cdef public tuple frames
    cdef public list steps
    cdef public object last
