cimport cython
from motherlode.games.saboteur.rulebook cimport SaboteurRulebook
from motherlode.games.saboteur.state cimport SaboteurState
from motherlode.games.tunnels.turn cimport draw

@cython.locals(hands=list, hand=list, rules=SaboteurRulebook, seat=int, players=int)
cpdef end_turn(SaboteurState state)

cpdef bint round_exhausted(SaboteurState state) except -1
