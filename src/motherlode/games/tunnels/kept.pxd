from motherlode.core.ends cimport is_alone

cdef class Kept:
    cpdef copy_into(self, Kept other)
    cpdef bint same(self, Kept other) except -1
    cpdef plain(self)
    cpdef read(self, plain)

cpdef dict like_notes(dict notes)

cpdef like_note(note)

# What a copy of a state kept before is written over, if nobody else holds it.
cdef inline dict like_notes_over(dict notes, dict spare):
    if not notes:
        return notes
    if not is_alone(spare) or len(spare) != len(notes):
        return like_notes(notes)
    for name, note in notes.items():
        kept = spare.get(name)
        if isinstance(note, Kept) and type(kept) is type(note):
            (<Kept>note).copy_into(<Kept>kept)
        else:
            spare[name] = like_note(note)
    return spare
