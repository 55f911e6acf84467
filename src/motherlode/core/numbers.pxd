from cpython.array cimport array as Numbers, clone, resize_smart
from libc.string cimport memcpy, memmove

cdef extern from *:
    """
    #define motherlode_room(row) ((row)->allocated)
    """
    Py_ssize_t room_of "motherlode_room" (Numbers row)

cdef Numbers EMPTY

cdef inline int hold(Numbers row, Py_ssize_t size) except -1:
    # Within its room a row need not be given another.
    if size <= room_of(row):
        row.ob_size = size
    else:
        resize_smart(row, size)
    return 0

cdef inline Numbers no_numbers():
    return clone(EMPTY, 0, False)

cdef inline int* block(Numbers row) noexcept:
    return row.data.as_ints

cdef inline int add_number(Numbers row, int number) except -1:
    cdef Py_ssize_t size = len(row)
    hold(row, size + 1)
    row.data.as_ints[size] = number
    return 0

cdef inline int add_four(Numbers row, int first, int second, int third, int fourth) except -1:
    cdef Py_ssize_t size = len(row)
    hold(row, size + 4)
    row.data.as_ints[size] = first
    row.data.as_ints[size + 1] = second
    row.data.as_ints[size + 2] = third
    row.data.as_ints[size + 3] = fourth
    return 0

cdef inline int insert_number(Numbers row, Py_ssize_t place, int number) except -1:
    cdef Py_ssize_t size = len(row)
    hold(row, size + 1)
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
    hold(row, last)
    return 0

cdef inline int clear_numbers(Numbers row) except -1:
    return hold(row, 0)

cdef inline int refill_numbers(Numbers row, Numbers other) except -1:
    cdef Py_ssize_t size = len(other)
    hold(row, size)
    memcpy(row.data.as_ints, other.data.as_ints, size * sizeof(int))
    return 0
