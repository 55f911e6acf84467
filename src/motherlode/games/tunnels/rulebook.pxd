from motherlode.games.tunnels.faces cimport Faces

# What is asked in every turn; everything else stays a Python attribute.
cdef class Rulebook:
    cdef dict __dict__
    cdef public Faces faces
    cdef public int tunnel_kinds
    cdef public int plain_kinds
    cdef public bint plain_laying
    cdef public bint ordinary_ways
    cdef public list words
    cdef public dict kinds
    cdef public dict plays
    cdef public list passes
    cdef public list action_cards
    cdef public list add_legal
    cdef public frozenset forbidding
    cdef public dict do_verb
    cdef public dict courses
    cdef public list turn_frames
    cdef public list joined
