cimport cython
from cpython.list cimport PyList_GET_ITEM

cdef extern from *:
    """
    static inline int motherlode_has_room(PyObject *list) {
        return ((PyListObject *)list)->allocated > Py_SIZE(list);
    }
    static inline void motherlode_put(PyObject *list, PyObject *item) {
        Py_ssize_t size = Py_SIZE(list);
        Py_INCREF(item);
        ((PyListObject *)list)->ob_item[size] = item;
        Py_SET_SIZE((PyVarObject *)list, size + 1);
    }
    static inline PyObject *motherlode_roomy(void) {
        PyObject *list = PyList_New(48);
        if (list != NULL) Py_SET_SIZE((PyVarObject *)list, 0);
        return list;
    }
    static inline void motherlode_drop(PyObject *list, Py_ssize_t place) {
        PyObject **items = ((PyListObject *)list)->ob_item;
        PyObject *gone = items[place];
        Py_ssize_t last = Py_SIZE(list) - 1;
        for (; place < last; place++) items[place] = items[place + 1];
        Py_SET_SIZE((PyVarObject *)list, last);
        Py_DECREF(gone);
    }
    static inline void motherlode_put_at(PyObject *list, Py_ssize_t place, PyObject *item) {
        PyObject **items = ((PyListObject *)list)->ob_item;
        Py_ssize_t size = Py_SIZE(list), there;
        for (there = size; there > place; there--) items[there] = items[there - 1];
        Py_INCREF(item);
        items[place] = item;
        Py_SET_SIZE((PyVarObject *)list, size + 1);
    }
    static inline void motherlode_clear(PyObject *list) {
        while (Py_SIZE(list)) {
            PyObject *gone = ((PyListObject *)list)->ob_item[Py_SIZE(list) - 1];
            Py_SET_SIZE((PyVarObject *)list, Py_SIZE(list) - 1);
            Py_DECREF(gone);
        }
    }
    /* Of a list, or of a row of bytes. */
    static inline void motherlode_change_places(PyObject *row, Py_ssize_t one, Py_ssize_t other) {
        if (PyList_CheckExact(row)) {
            PyObject **items = ((PyListObject *)row)->ob_item, *item = items[one];
            items[one] = items[other];
            items[other] = item;
        } else {
            char *bytes = PyByteArray_AS_STRING(row), byte = bytes[one];
            bytes[one] = bytes[other];
            bytes[other] = byte;
        }
    }
    /* Whether something is there that nobody but who asks can see. */
    static inline int motherlode_alone(PyObject *spare) {
    #ifdef Py_GIL_DISABLED
        return 0;
    #else
        return spare != Py_None && Py_REFCNT(spare) == 1;
    #endif
    }
    /* Whether a list can hold another's items as it is, and nobody else would see it. */
    static inline int motherlode_space(PyObject *list, Py_ssize_t size) {
        return PyList_CheckExact(list) && ((PyListObject *)list)->allocated >= size;
    }
    static inline int motherlode_spare(PyObject *list, Py_ssize_t size) {
        return motherlode_alone(list) && motherlode_space(list, size);
    }
    static inline void motherlode_refill(PyObject *list, PyObject *other) {
        PyObject **items = ((PyListObject *)list)->ob_item, **others = ((PyListObject *)other)->ob_item;
        Py_ssize_t had = Py_SIZE(list), size = Py_SIZE(other), place;
        for (place = 0; place < size && place < had; place++) {
            PyObject *item = items[place];
            if (item != others[place]) {
                items[place] = Py_NewRef(others[place]);
                Py_DECREF(item);
            }
        }
        for (; place < size; place++) items[place] = Py_NewRef(others[place]);
        Py_SET_SIZE((PyVarObject *)list, size);
        for (; place < had; place++) Py_DECREF(items[place]);
    }
    /* Whether what stands at a place of a list stands nowhere else. */
    static inline int motherlode_own(PyObject *list, Py_ssize_t place) {
        return motherlode_alone(PyList_GET_ITEM(list, place));
    }
    /* The same for a dict, if it has the same keys in the same order; 0 if not. */
    static inline int motherlode_refill_dict(PyObject *dict, PyObject *other) {
        PyObject *key, *value, *others_key, *others_value;
        Py_ssize_t place = 0, others_place = 0;
        if (!motherlode_alone(dict) || !PyDict_CheckExact(dict) || PyDict_GET_SIZE(dict) != PyDict_GET_SIZE(other)) return 0;
        while (PyDict_Next(other, &others_place, &others_key, &others_value)) {
            if (!PyDict_Next(dict, &place, &key, &value) || key != others_key) return 0;
            if (value != others_value && PyDict_SetItem(dict, key, others_value) < 0) return -1;
        }
        return 1;
    }
    """
    bint is_alone "motherlode_alone" (object spare)
    void change_places "motherlode_change_places" (object row, Py_ssize_t one, Py_ssize_t other)
    int refill_dict "motherlode_refill_dict" (dict entries, dict others) except -1
    bint is_own "motherlode_own" (list items, Py_ssize_t place)
    bint is_spare "motherlode_spare" (list items, Py_ssize_t size)
    bint has_space "motherlode_space" (list items, Py_ssize_t size)
    void refill_items "motherlode_refill" (list items, list others)
    list with_room "motherlode_roomy" ()
    bint has_room "motherlode_has_room" (list items)
    void put_in "motherlode_put" (list items, object item)
    void put_between "motherlode_put_at" (list items, Py_ssize_t place, object item)
    void clear_out "motherlode_clear" (list items)
    void drop_out "motherlode_drop" (list items, Py_ssize_t place)

cdef inline int put_last(list items, item) except -1:
    if has_room(items):
        put_in(items, item)
    else:
        items.append(item)
    return 0

cdef inline list roomy():
    return with_room()

cdef inline int put_all(list items, more) except -1:
    cdef tuple fixed
    if type(more) is tuple:
        fixed = <tuple>more
        for item in fixed:
            put_last(items, item)
    else:
        items += more
    return 0

cdef inline int drop_last(list items) except -1:
    drop_out(items, len(items) - 1)
    return 0

cdef inline last_of(list items):
    return <object>PyList_GET_ITEM(items, len(items) - 1)

cdef inline int clear(list items) except -1:
    clear_out(items)
    return 0

cdef inline int put_at(list items, Py_ssize_t place, item) except -1:
    if has_room(items):
        put_between(items, place, item)
    else:
        items.insert(place, item)
    return 0

cdef inline int drop_at(list items, Py_ssize_t place) except -1:
    drop_out(items, place)
    return 0

cdef inline int drop(list items, long number) except -1:
    cdef Py_ssize_t place
    cdef long there
    for place in range(len(items)):
        there = items[place]
        if there == number:
            drop_out(items, place)
            return 0
    raise ValueError(number)

# What a copy of a state had there before is written over, unless somebody else holds it.
cdef inline list items_over(list items, list spare):
    if is_spare(spare, len(items)):
        refill_items(spare, items)
        return spare
    return items[:]

cdef inline dict dict_over(dict entries, dict spare):
    return spare if refill_dict(spare, entries) else entries.copy()

cdef inline list rows_over(list lists, list spare):
    cdef Py_ssize_t place, size = len(lists)
    cdef list row
    if not is_spare(spare, size) or len(spare) != size:
        return rows(lists)
    for place in range(size):
        row = <list>PyList_GET_ITEM(lists, place)
        if is_own(spare, place) and has_space(<list>PyList_GET_ITEM(spare, place), len(row)):
            refill_items(<list>PyList_GET_ITEM(spare, place), row)
        else:
            spare[place] = row[:]
    return spare

@cython.locals(items=list, copied=list)
cpdef list rows(list lists)
