cimport cython
from motherlode.games.saboteur.modules.veto.window cimport Waiting, waiting_for

cpdef window_on(list stack)

@cython.locals(seat=int)
cpdef answer_of(window, int audience)

@cython.locals(waiting=Waiting)
cpdef dict asked_in(list stack, int audience)

cpdef dict window_in(list stack, int audience)
