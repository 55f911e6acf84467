cimport cython
from motherlode.core.ends cimport put_last
from motherlode.games.corporation.cards cimport Front
from motherlode.games.corporation.state cimport CorporationState

cdef int CTHULHU
cdef Py_UCS4 DWARF
cdef Py_UCS4 GOLD
cdef Py_UCS4 SAFE
cdef tuple MARKETS
cdef tuple SAFES
cdef int OVERTIME
cdef int SECRET_TUNNEL
cdef int STOCK_MARKET
cdef int TOKENS

@cython.locals(taker=int, owner=int, front=tuple, card=Front, waiting=Front)
cpdef find_dwarf(CorporationState state, int digger, int cell)

cpdef find(Py_UCS4 symbol, CorporationState state, int digger, int cell)
cpdef open_market(CorporationState state, int seat)
cpdef put_on_market(CorporationState state, int seat, colours)
cpdef find_gold(CorporationState state, int digger, int cell)
@cython.locals(colours=list)
cpdef find_safe(CorporationState state, int digger, int cell)
@cython.locals(kind=int)
cpdef find_chest(CorporationState state, int digger, int cell)

from motherlode.games.corporation.income cimport pay_gold
from motherlode.games.corporation.investing cimport invest
