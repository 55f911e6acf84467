cdef int TUNNEL, BREAKS, MENDS, COLLAPSES, LOOKS, OTHER, NO_FACE, AIMED_ZERO

cdef class Cards:
    cdef public bytearray through
    cdef public bytearray sides
    cdef public bytearray what
    cdef public bytearray first
    cdef public bytearray turned
    cdef public bytearray look
    cdef public bytearray arms
    cdef public bytearray tools
    cdef public bytearray chance
    cdef public bytearray aimed
    cdef public bytearray telling
    cdef public bytearray costs
    cdef public bytearray besides
