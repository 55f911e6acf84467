from motherlode.core.bunch cimport action_at, size_of
from motherlode.core.rng cimport Rng

# A state is any object here: the state of every game knows its questions.
cdef class Question:
    cpdef list legal(self, state, int seat, data)
    cpdef list bunches(self, state, int seat, data)
    cpdef int count(self, state, int seat, data) except -1
    cpdef action(self, state, int seat, data, int number)
    cpdef act_at(self, state, int seat, data, int number)
    cpdef by_lot(self, state, int seat, data, Rng rng)
    cpdef act_by_lot(self, state, int seat, data, Rng rng)
    cpdef answer(self, state, int seat, action, data)
