cimport cython
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
    """
    list with_room "motherlode_roomy" ()
    bint has_room "motherlode_has_room" (list items)
    void put_in "motherlode_put" (list items, object item)
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

@cython.locals(items=list, copied=list)
cpdef list rows(list lists)
