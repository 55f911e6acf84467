from motherlode.core.course cimport Course
from motherlode.games.tunnels.faces cimport Faces

# What is asked in every turn; everything else stays a Python attribute.
cdef class Rulebook:
    cdef dict __dict__
    cdef object __weakref__
    cdef public Faces faces
    cdef public int players
    cdef public int tunnel_kinds
    cdef public int plain_kinds
    cdef public bint plain_laying
    cdef public int pass_most
    cdef public object price
    cdef public list rules_of_places
    cdef public list words
    cdef public dict kinds
    cdef public list ways
    cdef public dict way_of
    cdef public list passes
    cdef public object larger_passes
    cdef public list action_cards
    cdef public bytes stays
    cdef public bytes lasts
    cdef public frozenset forbidding
    cdef public bytes forbids
    cdef public bytes deck_kinds
    cdef public int hand_size
    cdef public list deal
    cdef public list goal_words
    cdef public dict goal_layouts
    cdef public object first_maze
    cdef public dict mazes
    cdef public object draw_goals
    cdef public list taken
    cdef public list turn_ended
    cdef public list ending_turn
    cdef public dict courses
    cdef public Course lay_course
    cdef public Course play_course
    cdef public Course pass_course
    cdef public list turn_frames
    cdef public list joined
    cdef public list goal_faces
