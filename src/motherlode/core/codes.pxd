cdef enum:
    NEVER = 0

cdef list CODES

cdef inline int counted(int code) except -1:
    if code < 0:
        raise IndexError("a code is never negative")
    return code
