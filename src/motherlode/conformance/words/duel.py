"""The words of the duel: those of the tunnel family that apply, doors, keys, tokens and scores."""

import re
from dataclasses import replace

from motherlode.conformance.forms import (
    cell,
    either,
    list_of,
    map_of,
    one_for_each_seat,
    one_of,
    pattern,
    record,
    seat,
    shape,
    whole_number,
    word,
)
from motherlode.conformance.vocabulary import Table, Verb
from motherlode.conformance.words import saboteur
from motherlode.conformance.words.saboteur_checks import CHECKS, equal, for_each, goal, in_view, lies_at
from motherlode.conformance.words.shapes import as_it_lies

ELSEWHERE = {"roles", "leftover", "gold", "gold_cards", "gold_deck"}
FACE = re.compile(r"(gold-1|gold-2 [NESW]{2}|gold-3 (green|blue)@[EW])")

side = one_of("N", "E", "S", "W")
face = pattern(FACE, "a face like gold-1, gold-2 NE or gold-3 green@W")
open_face = pattern(re.compile(FACE.pattern + " open"), "hidden or a face like gold-2 NE open")


def vein(table: Table, place: str, expected: str) -> str:
    """`gold-2 EN` is `gold-2 NE`, and a vein with blue on the east has green on the west."""
    found = goal(table, place, expected)
    if found.startswith("gold-3") and expected.startswith("gold-3"):
        return expected if _doors(found) == _doors(expected) else found
    return found


def _doors(lying: str) -> str:
    """The colour of the west door."""
    colour, _, arm = lying.split()[1].partition("@")
    return colour if arm == "W" else "green" if colour == "blue" else "blue"


def card_lying(table: Table, place: str, expected: str) -> str:
    """A door is a door, with a key or without."""
    found = lies_at(table, place, expected).replace("-key@", "-door@")
    return expected if as_it_lies(found) == as_it_lies(expected) else found


GIVEN = {name: form for name, form in saboteur.GIVEN.items() if name not in ELSEWHERE} | {
    "goals": map_of(cell, either(face, open_face)),
    "claimed": map_of(cell, seat),
    "keys": list_of(record({"at": cell, "side": side})),
    "first": seat,
}

VERBS = {
    "lay": saboteur.VERBS["lay"],
    "play": Verb(word, {"on": seat, "goal": cell, "at": cell, "side": side}),
    "pass": saboteur.VERBS["pass"],
    "remove": Verb(word, {"discard": saboteur.cards}, required=frozenset({"discard"})),
    "choose": saboteur.VERBS["choose"],
}

OWN_CHECKS = {
    "goals": for_each(cell, either(one_of("hidden"), open_face), vein),
    "board": for_each(cell, either(shape, one_of("empty")), card_lying),
    "claimed": equal(map_of(cell, seat), in_view("claimed")),
    "keys_left": equal(whole_number, in_view("keys_left")),
    "tokens_left": equal(whole_number, in_view("tokens_left")),
    "score": equal(one_for_each_seat(whole_number), in_view("score")),
    "gold": equal(one_for_each_seat(whole_number), in_view("score")),
}

WORDS = replace(
    saboteur.WORDS,
    game="duel",
    given=GIVEN,
    verbs=VERBS,
    checks={name: check for name, check in CHECKS.items() if name not in ("role", "completer")} | OWN_CHECKS,
    subjects={name: read for name, read in saboteur.WORDS.subjects.items() if name != "role"},
)
