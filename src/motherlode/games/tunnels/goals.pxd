cimport cython
from motherlode.core.named cimport named, value_of

@cython.locals(known=long)
cpdef seen_by(goal, int seat)
