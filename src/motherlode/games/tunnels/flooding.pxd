cimport cython
from motherlode.games.tunnels.board cimport Board
from motherlode.games.tunnels.places cimport AROUND, CELLS, LIT

ctypedef unsigned char byte

@cython.locals(ground="byte*", ways="const byte*", reached=bytearray, lit="byte*", pending=list, waiting=int, place=int,
               sides=int, fresh=int, opposite=int, beside=int)
cpdef bytes flooded(Board board, bytes through)
