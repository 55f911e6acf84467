cimport cython
from motherlode.core.rng cimport Rng
from motherlode.core.state cimport State

@cython.locals(rng=Rng, seat=int, chosen=Py_ssize_t, legal=list)
cpdef list play_on(State state, policy, seed, until)
