cdef class Connection:
    cdef object _send, _write, _abort
    cdef readonly object number
    cdef public object holder, address, blocked, whole, closing, forgiven
    cdef tuple _buckets, _together
    cdef public int audience
    cdef public bint greeted
    cdef public list unsent
    cdef list _waiting
    cdef Py_ssize_t _bytes, _most
    cdef object _sending

    cpdef bint may_send(self)
    cpdef put(self, bytes text)
    cpdef flush(self)
