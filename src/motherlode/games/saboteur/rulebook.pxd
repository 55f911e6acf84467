from motherlode.games.tunnels.rulebook cimport Rulebook

cdef class SaboteurRulebook(Rulebook):
    cdef public bint passes_end_round
