"""The words of the tunnel toll."""

from motherlode.conformance.forms import cell, list_of, one_of, record, seat, shape, word
from motherlode.conformance.vocabulary import Verb, Words
from motherlode.conformance.words.saboteur import card

dwarf = one_of(1, 2)
side = one_of("N", "E", "S", "W")

WORDS = Words(
    game="saboteur",
    module="tunnel-toll",
    given={"toll": list_of(record({"dwarf": dwarf, "cell": cell, "side": side, "owner": seat}))},
    verbs={
        "toll": Verb(dwarf, {"at": cell, "side": side, "discard": card}, required=frozenset({"at", "side", "discard"})),
        "lay": Verb(shape, {"payers": list_of(seat)}),
        "play": Verb(word, {"payers": list_of(seat)}),
    },
)
