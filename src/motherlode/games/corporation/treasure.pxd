cimport cython
from motherlode.games.corporation.cards cimport Front
from motherlode.games.corporation.state cimport CorporationState

cdef int CTHULHU

@cython.locals(taker=int, owner=int, front=list, card=Front, waiting=Front)
cpdef find_dwarf(CorporationState state, int digger, int cell)

cpdef find_gold(CorporationState state, int digger, int cell)
cpdef find_safe(CorporationState state, int digger, int cell)

from motherlode.games.corporation.income cimport pay_gold
from motherlode.games.corporation.investing cimport invest
