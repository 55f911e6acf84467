cimport cython

cdef int SHORT, MEDIUM, LONG
cdef dict _heads

@cython.locals(parts=list, text=bytes)
cpdef bytes framed(list texts)

cpdef bytes head_of(size)

cdef bytes _new_head(Py_ssize_t size)

@cython.locals(length=Py_ssize_t, mask=Py_ssize_t, more=Py_ssize_t)
cpdef frame_size(bytes data, Py_ssize_t at)

@cython.locals(size=Py_ssize_t, length=Py_ssize_t)
cpdef sole_text(bytes data)

@cython.locals(length=Py_ssize_t, start=Py_ssize_t)
cpdef bytes unmasked(bytes frame)
