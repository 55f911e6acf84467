from cpython.bytearray cimport PyByteArray_AS_STRING
from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_GET_SIZE
from motherlode.core.numbers cimport Numbers
from motherlode.games.tunnels.faces cimport Faces
from motherlode.games.tunnels.places cimport EDGE, MARK, entered_by

ctypedef unsigned char byte

cdef enum:
    KINDS = 256

# Of the cards in hand only those that are laid in the ordinary way are looked for cell by cell.
cdef inline int ordinary_of(Faces faces, bytes kinds, byte* ordinary):
    cdef const byte* all_kinds = <const byte*>PyBytes_AS_STRING(kinds)
    cdef int count = 0, plain = faces.plain
    cdef Py_ssize_t place
    for place in range(PyBytes_GET_SIZE(kinds)):
        ordinary[count] = all_kinds[place]
        count += all_kinds[place] < plain
    return count

# Eight kinds at once: a byte counts at most two ways on a place, so that it holds those of so many places.
cdef enum:
    AT_ONCE = 127

cdef inline int tally_fitting(Faces faces, bytearray ground, Numbers frontier, Numbers tally):
    cdef const byte* edges = <const byte*>PyByteArray_AS_STRING(ground) + EDGE
    cdef const unsigned long long* rows = <const unsigned long long*>PyBytes_AS_STRING(faces.counts)
    cdef unsigned long long sum_
    cdef int word, lane, words = (faces.plain + 7) >> 3
    cdef int* sums = tally.data.as_ints
    cdef int* end = frontier.data.as_ints + len(frontier)
    cdef int* place
    cdef int* stop
    for word in range(words):
        for lane in range(8):
            sums[lane] = 0
        place = frontier.data.as_ints
        while place < end:
            stop = place + AT_ONCE if end - place > AT_ONCE else end
            sum_ = 0
            while place < stop:
                sum_ += rows[edges[place[0]] << 5 | word]
                place += 1
            for lane in range(8):
                sums[lane] += sum_ & 255
                sum_ >>= 8
        sums += 8
    return 0

cdef inline int count_tallied(Numbers tally, bytes kinds):
    cdef int* ways = tally.data.as_ints
    cdef const byte* kind = <const byte*>PyBytes_AS_STRING(kinds)
    cdef const byte* end = kind + PyBytes_GET_SIZE(kinds)
    cdef int count = 0
    while kind < end:
        count += ways[kind[0]]
        kind += 1
    return count

cdef inline int nth_fitting(Faces faces, bytearray ground, Numbers frontier, Numbers tally, bytes kinds, int number):
    cdef int* ways = tally.data.as_ints
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

cdef inline int count_enterable(Faces faces, bytearray ground, Numbers frontier, bytes kinds, bytes open_sides):
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

cdef inline int nth_enterable(Faces faces, bytearray ground, Numbers frontier, bytes kinds, bytes open_sides, int number):
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
