from cpython.array cimport array as Numbers, clone, resize_smart
from libc.string cimport memcpy, memmove

cdef inline int* block(Numbers row):
    return row.data.as_ints

cdef inline int add_number(Numbers row, int number) except -1:
    cdef Py_ssize_t size = len(row)
    resize_smart(row, size + 1)
    row.data.as_ints[size] = number
    return 0

cdef inline int insert_number(Numbers row, Py_ssize_t place, int number) except -1:
    cdef Py_ssize_t size = len(row)
    resize_smart(row, size + 1)
    memmove(row.data.as_ints + place + 1, row.data.as_ints + place, (size - place) * sizeof(int))
    row.data.as_ints[place] = number
    return 0

cdef inline int drop_number(Numbers row, int number) except -1:
    cdef Py_ssize_t place = 0, last = len(row) - 1
    cdef int* numbers = row.data.as_ints
    while place <= last and numbers[place] != number:
        place += 1
    if place > last:
        raise ValueError(number)
    memmove(numbers + place, numbers + place + 1, (last - place) * sizeof(int))
    resize_smart(row, last)
    return 0

cdef inline Numbers same_numbers(Numbers row):
    cdef Numbers other = clone(row, len(row), False)
    memcpy(other.data.as_ints, row.data.as_ints, len(row) * sizeof(int))
    return other
