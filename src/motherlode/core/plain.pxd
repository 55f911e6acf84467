cdef extern from *:
    """
    /* Most words that are compared differ in their first letters, and few are worth a call. */
    static inline int motherlode_same_word(PyObject *one, PyObject *other) {
        Py_ssize_t size, place = 0;
        const Py_UCS1 *ones, *others;
        if (one == other) return 1;
        size = PyUnicode_GET_LENGTH(one);
        if (size != PyUnicode_GET_LENGTH(other)) return 0;
        if (!PyUnicode_IS_COMPACT_ASCII(one) || !PyUnicode_IS_COMPACT_ASCII(other))
            return PyUnicode_Compare(one, other) == 0;
        ones = PyUnicode_1BYTE_DATA(one);
        others = PyUnicode_1BYTE_DATA(other);
        while (place < size && ones[place] == others[place]) place++;
        return place == size;
    }
    """
    bint same_letters "motherlode_same_word" (str one, str other)

cdef inline bint same_word(str one, str other):
    return same_letters(one, other)

cpdef plain_copy(value)
