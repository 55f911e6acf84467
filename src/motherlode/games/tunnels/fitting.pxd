from cpython.bytearray cimport PyByteArray_AS_STRING
from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_GET_SIZE
from motherlode.core.numbers cimport Numbers
from motherlode.games.tunnels.faces cimport Faces
from motherlode.games.tunnels.places cimport EDGE, MARK, entered_by

ctypedef unsigned char byte

cdef enum:
    KINDS = 256

# Of the cards in hand only those that are laid in the ordinary way are looked for cell by cell.
cdef inline int ordinary_of(Faces faces, bytes kinds, byte* ordinary) noexcept:
    cdef const byte* all_kinds = <const byte*>PyBytes_AS_STRING(kinds)
    cdef int count = 0, plain = faces.plain
    cdef Py_ssize_t place
    for place in range(PyBytes_GET_SIZE(kinds)):
        ordinary[count] = all_kinds[place]
        count += all_kinds[place] < plain
    return count

# Sixteen kinds at once: a byte counts at most two ways on a place, so that it holds those of so many places. A tally has
# two bytes for each kind here.
cdef extern from *:
    """
    #include <string.h>
    typedef unsigned char motherlode_eight __attribute__((vector_size(8)));
    typedef unsigned char motherlode_sixteen __attribute__((vector_size(16)));
    typedef unsigned short motherlode_sums __attribute__((vector_size(16)));
    static inline void motherlode_tally(const unsigned char *counts, const unsigned char *edges, const int *place,
                                        const int *end, unsigned short *tally) {
        motherlode_sums sums[2] = {{0}, {0}};
        while (place < end) {
            const int *stop = end - place > 127 ? place + 127 : end;
            motherlode_sixteen some = {0}, more;
            motherlode_eight half[2];
            for (; place < stop; place++) {
                memcpy(&more, counts + (edges[*place] << 8), 16);
                some += more;
            }
            memcpy(half, &some, 16);
            sums[0] += __builtin_convertvector(half[0], motherlode_sums);
            sums[1] += __builtin_convertvector(half[1], motherlode_sums);
        }
        memcpy(tally, sums, sizeof sums);
    }
    """
    void tally_sixteen "motherlode_tally" (const byte* counts, const byte* edges, int* place, int* end, unsigned short* tally)

cdef inline unsigned short* tallied(Numbers tally) noexcept:
    return <unsigned short*>tally.data.as_ints

cdef inline int tally_fitting(Faces faces, bytearray ground, Numbers frontier, Numbers tally) noexcept:
    cdef const byte* edges = <const byte*>PyByteArray_AS_STRING(ground) + EDGE
    cdef const byte* counts = <const byte*>PyBytes_AS_STRING(faces.counts)
    cdef unsigned short* sums = tallied(tally)
    cdef int* place = frontier.data.as_ints
    cdef int first = 0
    while first < faces.plain:
        tally_sixteen(counts + first, edges, place, place + frontier.ob_size, sums + first)
        first += 16
    return 0

cdef inline int count_tallied(Numbers tally, bytes kinds) noexcept:
    cdef unsigned short* ways = tallied(tally)
    cdef const byte* kind = <const byte*>PyBytes_AS_STRING(kinds)
    cdef const byte* end = kind + PyBytes_GET_SIZE(kinds)
    cdef int count = 0
    while kind < end:
        count += ways[kind[0]]
        kind += 1
    return count

cdef inline int nth_fitting(Faces faces, bytearray ground, Numbers frontier, Numbers tally, bytes kinds, int number) noexcept:
    cdef unsigned short* ways = tallied(tally)
    cdef const byte* kind = <const byte*>PyBytes_AS_STRING(kinds)
    cdef const byte* last = kind + PyBytes_GET_SIZE(kinds)
    cdef const byte* edges = <const byte*>PyByteArray_AS_STRING(ground) + EDGE
    cdef const byte* counts = <const byte*>PyBytes_AS_STRING(faces.counts)
    cdef int* place = frontier.data.as_ints
    cdef int* end = place + len(frontier)
    cdef int entry
    while kind < last and number >= ways[kind[0]]:
        number -= ways[kind[0]]
        kind += 1
    while kind < last and place < end:
        entry = edges[place[0]] << 8 | kind[0]
        if number < counts[entry]:
            return place[0] << 8 | (<const byte*>PyBytes_AS_STRING(faces.fitting))[entry << 1 | number]
        number -= counts[entry]
        place += 1
    return -1

cdef inline int count_enterable(Faces faces, bytearray ground, Numbers frontier, bytes kinds, bytes open_sides) noexcept:
    cdef byte ordinary[256]
    cdef int cards = ordinary_of(faces, kinds, ordinary), card, entry, entered, turn, count = 0
    cdef const byte* cells = <const byte*>PyByteArray_AS_STRING(ground)
    cdef const byte* counts = <const byte*>PyBytes_AS_STRING(faces.counts)
    cdef const byte* fitting = <const byte*>PyBytes_AS_STRING(faces.fitting)
    cdef const byte* sides = <const byte*>PyBytes_AS_STRING(open_sides)
    cdef int* place = frontier.data.as_ints
    cdef int* end = place + len(frontier)
    while place < end:
        entered = entered_by(cells[place[0] + MARK])
        for card in range(cards):
            entry = cells[place[0] + EDGE] << 8 | ordinary[card]
            for turn in range(counts[entry]):
                if sides[fitting[entry << 1 | turn]] & entered:
                    count += 1
        place += 1
    return count

cdef inline int nth_enterable(Faces faces, bytearray ground, Numbers frontier, bytes kinds, bytes open_sides, int number) noexcept:
    cdef byte ordinary[256]
    cdef int cards = ordinary_of(faces, kinds, ordinary), card, entry, entered, turn, face
    cdef const byte* cells = <const byte*>PyByteArray_AS_STRING(ground)
    cdef const byte* counts = <const byte*>PyBytes_AS_STRING(faces.counts)
    cdef const byte* fitting = <const byte*>PyBytes_AS_STRING(faces.fitting)
    cdef const byte* sides = <const byte*>PyBytes_AS_STRING(open_sides)
    cdef int* place
    cdef int* end = frontier.data.as_ints + len(frontier)
    for card in range(cards):
        place = frontier.data.as_ints
        while place < end:
            entered = entered_by(cells[place[0] + MARK])
            entry = cells[place[0] + EDGE] << 8 | ordinary[card]
            for turn in range(counts[entry]):
                face = fitting[entry << 1 | turn]
                if sides[face] & entered:
                    if not number:
                        return place[0] << 8 | face
                    number -= 1
            place += 1
    return -1
