cimport cython
from motherlode.core.bunch cimport action_with, verbs_of
from motherlode.core.rng cimport Rng
from motherlode.core.state cimport State

@cython.locals(rng=Rng, seat=int)
cpdef list play_on(State state, policy, seed, until)

@cython.locals(verbs=dict)
cpdef weighted(list bunches, weights, Rng rng)
