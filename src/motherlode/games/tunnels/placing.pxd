cimport cython

@cython.locals(kind=int, place=list, fitting=tuple)
cpdef add_lays(list places, kinds, int limit, list moves)
