cimport cython
from motherlode.core.named cimport value_of, with_value

cdef enum:
    CARD = 0
    TURNED = 1
    OPEN = 2
    KNOWN = 3

cpdef seen_by(goal, int seat)
