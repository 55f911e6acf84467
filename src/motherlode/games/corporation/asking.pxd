from motherlode.games.corporation.moves cimport Deed

cdef int NO_CARD
cdef int UNION
