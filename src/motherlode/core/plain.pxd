cpdef plain_copy(value)
