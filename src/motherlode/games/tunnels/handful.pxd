cimport cython
from libc.string cimport memcpy
from cpython.list cimport PyList_GET_ITEM
from motherlode.core.ends cimport is_alone, is_own
from cpython.bytes cimport PyBytes_AS_STRING
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
    /* A few cards in a row that does not change: most are looked at once and let go, so that the next few can have
       their place. Who keeps them keeps them, and the next few get another. */
    static inline PyObject *motherlode_few(const unsigned char *kinds, Py_ssize_t count) {
    #if PY_VERSION_HEX < 0x030F0000 && !defined(Py_GIL_DISABLED)
        static PyObject *place = NULL;
        if (count <= 15) {
            if (place == NULL || Py_REFCNT(place) != 1) {
                PyObject *fresh = PyBytes_FromStringAndSize(NULL, 15);
                if (fresh == NULL) return NULL;
                Py_XDECREF(place);
                place = fresh;
            }
            memcpy(PyBytes_AS_STRING(place), kinds, 15);
            PyBytes_AS_STRING(place)[count] = 0;
            Py_SET_SIZE((PyVarObject *)place, count);
            _Py_COMP_DIAG_PUSH
            _Py_COMP_DIAG_IGNORE_DEPR_DECLS
            ((PyBytesObject *)place)->ob_shash = -1;
            _Py_COMP_DIAG_POP
            return Py_NewRef(place);
        }
    #endif
        return PyBytes_FromStringAndSize((const char *)kinds, count);
    }
    """
    bytes few "motherlode_few" (const unsigned char* kinds, Py_ssize_t count)
    int resize "motherlode_resize" (bytearray cards, Py_ssize_t size) except -1

ctypedef unsigned char byte

cdef inline byte* kinds_in(bytearray cards) noexcept:
    return <byte*>PyByteArray_AS_STRING(cards)

cdef inline bytes distinct(bytearray hand):
    cdef byte kinds[257]
    cdef const byte* card = kinds_in(hand)
    cdef const byte* end = card + PyByteArray_GET_SIZE(hand)
    cdef unsigned long long seen = 0
    cdef Py_ssize_t count = 0
    while card < end:
        if card[0] > 63:
            return distinct_of_many(hand)
        kinds[count] = card[0]
        count += not seen >> card[0] & 1
        seen |= <unsigned long long>1 << card[0]
        card += 1
    return few(kinds, count)

# The same at tables that have more than 64 kinds of cards.
cdef inline bytes distinct_of_many(bytearray hand):
    cdef byte kinds[257]
    cdef const byte* cards = kinds_in(hand)
    cdef unsigned long long seen[4]
    cdef unsigned long long bit
    cdef Py_ssize_t place, count = 0
    cdef byte kind
    seen[0] = seen[1] = seen[2] = seen[3] = 0
    for place in range(PyByteArray_GET_SIZE(hand)):
        kind = cards[place]
        bit = <unsigned long long>1 << (kind & 63)
        kinds[count] = kind
        count += not seen[kind >> 6] & bit
        seen[kind >> 6] |= bit
    return few(kinds, count)

cdef inline Py_ssize_t held_by(list hands, Py_ssize_t seat) noexcept:
    return PyByteArray_GET_SIZE(<bytearray>PyList_GET_ITEM(hands, seat))

cdef inline bytearray like(bytearray cards):
    return <bytearray>PyByteArray_FromStringAndSize(PyByteArray_AS_STRING(cards), PyByteArray_GET_SIZE(cards))

cdef inline int refill(bytearray cards, bytearray others) except -1:
    cdef Py_ssize_t size = PyByteArray_GET_SIZE(others)
    resize(cards, size)
    memcpy(kinds_in(cards), kinds_in(others), size)
    return 0

cdef inline int refill_all(list rows, list others) except -1:
    cdef Py_ssize_t seat
    for seat in range(len(others)):
        refill(<bytearray>PyList_GET_ITEM(rows, seat), <bytearray>PyList_GET_ITEM(others, seat))
    return 0

cdef inline bytearray like_over(bytearray cards, bytearray spare):
    if is_alone(spare):
        refill(spare, cards)
        return spare
    return like(cards)

cdef inline list all_like_over(list hands, list spare):
    cdef Py_ssize_t seat, seats = len(hands)
    if not is_alone(spare) or len(spare) != seats:
        return all_like(hands)
    for seat in range(seats):
        if is_own(spare, seat):
            refill(<bytearray>PyList_GET_ITEM(spare, seat), <bytearray>PyList_GET_ITEM(hands, seat))
        else:
            spare[seat] = like(<bytearray>PyList_GET_ITEM(hands, seat))
    return spare

cdef inline int refill_part(bytearray cards, bytearray others, Py_ssize_t first, Py_ssize_t end) except -1:
    resize(cards, end - first)
    memcpy(kinds_in(cards), kinds_in(others) + first, end - first)
    return 0

cdef inline int refill_turned(bytearray cards, bytearray others, Py_ssize_t first) except -1:
    cdef Py_ssize_t size = PyByteArray_GET_SIZE(others) - first, place
    resize(cards, size)
    for place in range(size):
        kinds_in(cards)[place] = kinds_in(others)[first + size - 1 - place]
    return 0

cdef inline bint any_marked(bytearray cards, bytes marks) noexcept:
    cdef byte* kinds = kinds_in(cards)
    cdef const byte* marked = <const byte*>PyBytes_AS_STRING(marks)
    cdef Py_ssize_t place
    for place in range(PyByteArray_GET_SIZE(cards)):
        if marked[kinds[place]]:
            return True
    return False

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

cdef inline int take_all(bytearray cards) except -1:
    resize(cards, 0)
    return 0

cdef inline int take_top(bytearray cards) except -1:
    cdef Py_ssize_t last = PyByteArray_GET_SIZE(cards) - 1
    cdef int kind = kinds_in(cards)[last]
    resize(cards, last)
    return kind

cdef dict LARGER

cdef inline bytes alike(bytearray hand):
    cdef byte places[256]
    cdef byte* cards = kinds_in(hand)
    cdef Py_ssize_t place, first, size = PyByteArray_GET_SIZE(hand)
    for place in range(size):
        first = 0
        while cards[first] != cards[place]:
            first += 1
        places[place] = first
    return places[:size]

cdef inline int copies(bytearray hand, int kind) noexcept:
    cdef byte* cards = kinds_in(hand)
    cdef Py_ssize_t place
    cdef int count = 0
    for place in range(PyByteArray_GET_SIZE(hand)):
        if cards[place] == kind:
            count += 1
    return count

cdef inline Py_ssize_t next_of(bytearray hand, int kind, Py_ssize_t place) noexcept:
    cdef byte* cards = kinds_in(hand)
    cdef Py_ssize_t size = PyByteArray_GET_SIZE(hand)
    while place < size and cards[place] != kind:
        place += 1
    return place if place < size else -1

@cython.locals(different=int, twice=int, kind=int)
cpdef int count_pairs(bytearray hand, bytes kinds) except -1

@cython.locals(place=int)
cpdef tuple picked(bytearray hand, bytes pick)

cpdef list picks_of(bytearray hand, int count)

cdef class Larger:
    cdef public int most
    cdef public list picks
    cdef public int count

@cython.locals(pattern=bytes, known=Larger)
cpdef Larger larger(bytearray hand, int most)

cpdef list larger_picks(bytearray hand, int most)

@cython.locals(different=int, twice=int, thrice=int, count=int, kind=int)
cpdef int count_larger(bytearray hand, bytes kinds, int most) except -1

cpdef bytes nth_pick(bytearray hand, int most, int number)

# A choice takes of equal cards the first ones, so that each card is taken after the one like it that came before.
cdef inline bytes nth_larger(bytearray hand, int most, int number):
    cdef int before[256]
    cdef byte chosen[16]
    cdef byte* cards = kinds_in(hand)
    cdef int size = <int>PyByteArray_GET_SIZE(hand), first, second, third
    if most > 3:
        return nth_pick(hand, most, number)
    for first in range(size):
        before[first] = first - 1
        while before[first] >= 0 and cards[before[first]] != cards[first]:
            before[first] -= 1
    for first in range(size):
        if before[first] < 0:
            for second in range(first + 1, size):
                if before[second] < 0 or before[second] == first:
                    if not number:
                        chosen[0], chosen[1] = cards[first], cards[second]
                        return few(chosen, 2)
                    number -= 1
    for first in range(size if most > 2 else 0):
        if before[first] < 0:
            for second in range(first + 1, size):
                if before[second] < 0 or before[second] == first:
                    for third in range(second + 1, size):
                        if before[third] < 0 or before[third] == first or before[third] == second:
                            if not number:
                                chosen[0], chosen[1], chosen[2] = cards[first], cards[second], cards[third]
                                return few(chosen, 3)
                            number -= 1
    raise IndexError("there are not as many choices")
