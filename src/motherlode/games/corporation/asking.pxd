from motherlode.core.decision cimport Question
from motherlode.games.corporation.moves cimport Deed
from motherlode.games.corporation.state cimport CorporationState

cdef int NO_CARD
cdef int UNION
cdef tuple UNION_ALONE

cpdef add_union(CorporationState state, int seat, list bunches)

cdef class Asking(Question):
    cpdef list legal(self, state, int seat, data)
    cpdef list bunches(self, state, int seat, data)
    cpdef answer(self, state, int seat, action, data)
    cpdef list answers(self, state, int seat, data)
    cpdef take(self, state, int seat, Deed deed, data)
    cpdef use_card(self, state, int seat, Deed deed, data)
