"""The words of Dwarf Corporation: what a table is given, what is done, and what is declined."""

import re
from collections import Counter
from typing import Any

from motherlode.conformance.forms import (
    anything,
    cell,
    either,
    flag,
    list_of,
    map_of,
    one_for_each_seat,
    one_of,
    pattern,
    seat,
    text,
    whole_number,
    word,
)
from motherlode.conformance.vocabulary import StepWord, Table, Verb, Words
from motherlode.conformance.words.corporation_checks import CHECKS, SUBJECTS, card, colour
from motherlode.core.errors import IllegalAction
from motherlode.core.types import Action

TILE = pattern(re.compile(r"T[1-8]@[0-3]"), "a turned tile like T3@1")
SYMBOL = one_of("gold", "dwarf", "safe", "chest", "passage", "danger", "empty")

GIVEN = {
    "board": either(one_of("reference"), list_of(TILE)),
    "symbols": map_of(either(cell, one_of("clear")), SYMBOL),
    "gems": map_of(cell, colour),
    "dwarfs": one_for_each_seat(whole_number),
    "coins": one_for_each_seat(whole_number),
    "investments": map_of(seat, map_of(colour, whole_number)),
    "stock_market": map_of(seat, list_of(colour)),
    "cards": map_of(seat, list_of(card)),
    "since": map_of(seat, list_of(whole_number)),
    "deck": list_of(word),
    "discard": list_of(word),
    "turn": seat,
    "turn_number": whole_number,
    "opened": list_of(seat),
    "idle": whole_number,
}

VERBS = {
    "dig": Verb(cell, {"colour": colour}, required=frozenset({"colour"})),
    "use": Verb(word, {"at": cell, "colour": colour, "colours": list_of(colour)}),
    "invest": Verb(list_of(colour)),
    "exchange": Verb(colour, {"for": colour}, required=frozenset({"for"})),
    "done": Verb(one_of(True)),
    "choose": Verb(map_of(text, anything)),
}
ANY_ORDER = ("invest", "colours", "take")
KEEP: Action = {"choose": {"keep": True}}
DONE: Action = {"done": True}
DECLINING: dict[str, Action] = {"cards": DONE, "exchange": DONE, "cave-in": KEEP}


def same_action(said: Action, legal: Action) -> bool:
    if said == DONE and legal == KEEP:
        return True
    return said.keys() == legal.keys() and all(_same(name, value, legal[name]) for name, value in said.items())


def _same(name: str, said: Any, legal: Any) -> bool:
    if name in ANY_ORDER and isinstance(said, list) and isinstance(legal, list):
        return Counter(said) == Counter(legal)
    if name == "choose" and isinstance(said, dict):
        return said.keys() == legal.keys() and all(_same(key, said[key], legal[key]) for key in said)
    return bool(said == legal)


def finish_turn(table: Table, wanted: bool) -> str | None:
    """Declines whatever can be declined until the next turn begins, and digs nothing."""
    begun = table.everything()["turn_number"]
    while wanted and table.state.actors and table.everything()["turn_number"] == begun:
        asked = table.state.actors[0]
        kind = table.asked(asked)
        if kind not in DECLINING:
            return f"seat {asked} is asked {kind} and cannot decline"
        try:
            table.state.apply(asked, DECLINING[str(kind)])
        except IllegalAction as refusal:
            return f"seat {asked} could not decline: {refusal}"
    return None


WORDS = Words(
    game="corporation",
    given=GIVEN,
    verbs=VERBS,
    steps={"finish_turn": StepWord(flag, finish_turn)},
    checks=CHECKS,
    reactions={"cave-in": {"keep": True}},
    subjects=SUBJECTS,
    same_action=same_action,
)
