from cpython.tuple cimport PyTuple_GET_ITEM

cdef extern from *:
    """
    static inline PyObject *motherlode_named(PyObject *kind, PyObject *values) {
        PyTypeObject *type = (PyTypeObject *)kind;
        Py_ssize_t size = PyTuple_GET_SIZE(values), place;
        PyObject *made = type->tp_alloc(type, size);
        if (made == NULL) return NULL;
        for (place = 0; place < size; place++) {
            PyTuple_SET_ITEM(made, place, Py_NewRef(PyTuple_GET_ITEM(values, place)));
        }
        return made;
    }
    static inline PyObject *motherlode_with_value(PyObject *one, Py_ssize_t place, PyObject *value) {
        PyTypeObject *type = Py_TYPE(one);
        Py_ssize_t size = PyTuple_GET_SIZE(one), other;
        PyObject *made = type->tp_alloc(type, size);
        if (made == NULL) return NULL;
        for (other = 0; other < size; other++) {
            PyTuple_SET_ITEM(made, other, Py_NewRef(other == place ? value : PyTuple_GET_ITEM(one, other)));
        }
        return made;
    }
    """
    object make_with "motherlode_with_value" (object one, Py_ssize_t place, object value)
    object make_named "motherlode_named" (object kind, tuple values)

cdef inline named(kind, tuple values):
    return make_named(kind, values)

cdef inline value_of(one, Py_ssize_t place):
    return <object>PyTuple_GET_ITEM(one, place)

cdef inline with_value(one, Py_ssize_t place, value):
    return make_with(one, place, value)
