cdef class Faces:
    cdef public dict by_word
    cdef public list fits
    cdef public list joined
    cdef public list kinds
    cdef public bint lamps
    cdef public list lays
    cdef public dict moves
    cdef public list of_kind
    cdef public list self_lit
    cdef public list shapes
    cdef public list sides
    cdef public bytes through
    cdef public list words
