# cython: boundscheck=False, wraparound=False
cimport cython
from cpython.object cimport PyObject
from motherlode.core.course cimport Course, Stride, take_stride
from motherlode.core.decision cimport Question
from motherlode.core.ends cimport drop_last, last_of

cdef class Pending:
    cdef public dict questions
    cdef public dict steps
    cdef public long moment
    cdef public str _kind
    cdef public Question _question

    cdef bint _is_asked(self, int seat) except -1

    @cython.locals(stack=list)
    cpdef advance(self)

    cpdef drop_pending(self)

    @cython.locals(stack=list, strides=tuple, place=Py_ssize_t)
    cpdef follow(self, Course course)

@cython.locals(actors=tuple, first=int)
cdef inline bint is_first_asked(Pending state, int seat) except -1

cdef extern from *:
    """
    /* The seats of a question that lies on top of the stack; NULL if something else lies there. */
    static inline PyObject *motherlode_seats_asked(PyObject *stack) {
        Py_ssize_t size = Py_SIZE(stack);
        PyObject *top = size ? ((PyListObject *)stack)->ob_item[size - 1] : NULL;
        return top != NULL && PyTuple_CheckExact(top) ? PyTuple_GET_ITEM(top, 1) : NULL;
    }
    static inline int motherlode_is_of(PyObject *asked, PyObject *kind) {
        return PyTuple_GET_ITEM(asked, 0) == kind;
    }
    """
    PyObject* seats_asked "motherlode_seats_asked" (list stack)
    bint is_of "motherlode_is_of" (tuple asked, str kind)

cdef inline Question asked_again(Pending state, tuple asked):
    if not is_of(asked, state._kind):
        put_question(state, asked)
    return state._question

cdef int put_question(Pending state, tuple asked) except -1

cdef inline int look_who_is_asked(Pending state) except -1:
    cdef PyObject* seats = seats_asked(state.stack)
    if seats is NULL:
        state.advance()
    else:
        state.actors = <tuple>seats
    return 0

cdef extern from *:
    """
    #include <structmember.h>
    #define MOTHERLODE_ACTORS_AT offsetof(struct __pyx_obj_10motherlode_4core_7pending_Pending, actors)
    static int motherlode_read_directly(PyObject *kind, Py_ssize_t place) {
        static PyMemberDef actors = {"actors", T_OBJECT_EX, 0, READONLY, NULL};
        PyTypeObject *type = (PyTypeObject *)kind;
        PyObject *slot;
        int failed;
        actors.offset = place;
        slot = PyDescr_NewMember(type, &actors);
        if (slot == NULL) return -1;
        failed = PyDict_SetItemString(type->tp_dict, "actors", slot);
        Py_DECREF(slot);
        PyType_Modified(type);
        return failed;
    }
    """
    Py_ssize_t ACTORS_AT "MOTHERLODE_ACTORS_AT"
    int make_slot "motherlode_read_directly" (object kind, Py_ssize_t place) except -1

cdef inline int read_directly(kind) except -1:
    return make_slot(kind, ACTORS_AT)
