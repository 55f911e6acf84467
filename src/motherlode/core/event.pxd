cdef class Event:
    cdef public object _public
    cdef public object _private
    cdef public object only
    cdef public list shared
    cdef public dict own
    cdef public tuple _apart

    cpdef add(self, key, audience, list patch)
    cpdef change_further(self, key, list shared, dict own)
