# cython: boundscheck=False, wraparound=False
cimport cython
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

cdef inline Question asked_again(Pending state, tuple asked)

@cython.locals(stack=list, asked=tuple)
cdef inline int look_who_is_asked(Pending state) except -1

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
