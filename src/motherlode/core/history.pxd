cdef object FORGOTTEN

cpdef same_history(history)
