cimport cython
from motherlode.games.saboteur.gold_knowledge cimport nuggets_moved, paid
from motherlode.core.ends cimport drop
from motherlode.games.saboteur.round cimport last_card_player
from motherlode.games.saboteur.state cimport SaboteurState

cpdef pay_saboteurs(SaboteurState state)

@cython.locals(result=dict, roles=list, reasons=list, role=str, miners=bint, saboteurs=bint, seat=Py_ssize_t)
cpdef list ordinary_reasons(SaboteurState state)

cpdef list no_reasons(SaboteurState state)

@cython.locals(cards=list, deck=list, owned=list, value=int, missing=int)
cpdef pay_in_cards(SaboteurState state, int seat, int nuggets)

cdef dict FEWEST

@cython.locals(counts="int[4]", value=int, known=tuple)
cpdef list exact_cards(list deck, int nuggets)

cpdef list seats_from(int first, int players, int step)

cpdef pay(SaboteurState state, int seat, int nuggets)

@cython.locals(gained=list)
cpdef gain(SaboteurState state, int seat, int nuggets)
