cimport cython
from motherlode.games.corporation.cards cimport Front
from motherlode.games.corporation.state cimport CorporationState

cdef int CTHULHU
cdef Py_UCS4 DWARF
cdef Py_UCS4 GOLD
cdef Py_UCS4 SAFE

@cython.locals(taker=int, owner=int, front=tuple, card=Front, waiting=Front)
cpdef find_dwarf(CorporationState state, int digger, int cell)

cpdef find(Py_UCS4 symbol, CorporationState state, int digger, int cell)
cpdef find_gold(CorporationState state, int digger, int cell)
cpdef find_safe(CorporationState state, int digger, int cell)
cpdef find_chest(CorporationState state, int digger, int cell)

from motherlode.games.corporation.income cimport pay_gold
from motherlode.games.corporation.investing cimport invest
