cimport cython
from motherlode.core.ends cimport clear
from motherlode.core.named cimport value_of
from motherlode.games.saboteur.dwarfs cimport deal_dwarfs
from motherlode.games.saboteur.rulebook cimport SaboteurRulebook
from motherlode.games.saboteur.state cimport SaboteurState

@cython.locals(players=int)
cpdef finish_round(SaboteurState state, completer)

cdef int last_to_play(SaboteurState state) except -1

cpdef int last_card_player(SaboteurState state) except -1

@cython.locals(faces=list, goals=dict, shown=dict, lying=list)
cdef dict shown_goals(SaboteurState state)
