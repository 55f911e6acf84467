cimport cython
from cpython.bytearray cimport PyByteArray_AS_STRING, PyByteArray_FromStringAndSize, PyByteArray_GET_SIZE

cdef extern from *:
    """
    /* Within its room a row need not be given another. */
    static inline int motherlode_resize(PyObject *cards, Py_ssize_t size) {
    #if PY_VERSION_HEX < 0x030F0000 && !defined(Py_GIL_DISABLED)
        PyByteArrayObject *row = (PyByteArrayObject *)cards;
        if (row->ob_exports == 0 && row->ob_start == row->ob_bytes && size < row->ob_alloc) {
            Py_SET_SIZE((PyVarObject *)cards, size);
            row->ob_start[size] = 0;
            return 0;
        }
    #endif
        return PyByteArray_Resize(cards, size);
    }
    """
    int resize "motherlode_resize" (bytearray cards, Py_ssize_t size) except -1

ctypedef unsigned char byte

cdef inline byte* kinds_in(bytearray cards):
    return <byte*>PyByteArray_AS_STRING(cards)

cdef inline bytes distinct(bytearray hand):
    cdef byte kinds[256]
    cdef byte* cards = kinds_in(hand)
    cdef Py_ssize_t place, earlier, count = 0
    cdef byte kind
    for place in range(PyByteArray_GET_SIZE(hand)):
        kind = cards[place]
        for earlier in range(count):
            if kinds[earlier] == kind:
                break
        else:
            kinds[count] = kind
            count += 1
    return kinds[:count]

cdef inline bytearray like(bytearray cards):
    return <bytearray>PyByteArray_FromStringAndSize(PyByteArray_AS_STRING(cards), PyByteArray_GET_SIZE(cards))

cdef inline bytearray part(bytearray cards, Py_ssize_t first, Py_ssize_t end):
    return <bytearray>PyByteArray_FromStringAndSize(PyByteArray_AS_STRING(cards) + first, end - first)

@cython.locals(hand=bytearray)
cpdef list all_like(list hands)

cdef inline int put_on(bytearray cards, int kind) except -1:
    cdef Py_ssize_t size = PyByteArray_GET_SIZE(cards)
    resize(cards, size + 1)
    kinds_in(cards)[size] = kind
    return 0

cdef inline int take_out(bytearray hand, int kind) except -1:
    cdef byte* cards = kinds_in(hand)
    cdef Py_ssize_t place = 0, last = PyByteArray_GET_SIZE(hand) - 1
    while place <= last and cards[place] != kind:
        place += 1
    if place > last:
        raise ValueError(kind)
    while place < last:
        cards[place] = cards[place + 1]
        place += 1
    resize(hand, last)
    return 0

cdef inline int take_top(bytearray cards) except -1:
    cdef Py_ssize_t last = PyByteArray_GET_SIZE(cards) - 1
    cdef int kind = kinds_in(cards)[last]
    resize(cards, last)
    return kind

cdef inline tuple alike(bytearray hand):
    cdef byte* cards = kinds_in(hand)
    cdef Py_ssize_t place, first
    cdef list places = []
    for place in range(PyByteArray_GET_SIZE(hand)):
        first = 0
        while cards[first] != cards[place]:
            first += 1
        places.append(first)
    return tuple(places)

cdef inline int copies(bytearray hand, int kind):
    cdef byte* cards = kinds_in(hand)
    cdef Py_ssize_t place
    cdef int count = 0
    for place in range(PyByteArray_GET_SIZE(hand)):
        if cards[place] == kind:
            count += 1
    return count

@cython.locals(different=int, twice=int, kind=int)
cpdef int count_pairs(bytearray hand, bytes kinds) except -1

@cython.locals(different=int, twice=int, thrice=int, kind=int, count=int)
cpdef int count_triples(bytearray hand, bytes kinds) except -1

cpdef list picks_of(bytearray hand, int count)

cpdef list larger_picks(bytearray hand, int most)
