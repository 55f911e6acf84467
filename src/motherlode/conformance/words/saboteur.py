"""The words of the tunnel family: what a table is given, what is done, and what is declined."""

from collections import Counter
from typing import Any

from motherlode.conformance.forms import (
    anything,
    cell,
    either,
    list_of,
    map_of,
    one_for_each_seat,
    one_of,
    record,
    seat,
    shape,
    text,
    whole_number,
    word,
)
from motherlode.conformance.vocabulary import StepWord, Table, Verb, Words
from motherlode.conformance.words.saboteur_checks import CHECKS
from motherlode.conformance.words.saboteur_knowledge import SUBJECTS
from motherlode.conformance.words.shapes import as_a_card, as_it_lies
from motherlode.core.errors import IllegalAction
from motherlode.core.types import Action

PASSES_AT_MOST = 1000

card = either(shape, word)
cards = list_of(card)

GIVEN = {
    "round": whole_number,
    "turn": seat,
    "roles": one_for_each_seat(word),
    "leftover": list_of(word),
    "board": map_of(cell, shape),
    "goals": map_of(cell, text),
    "hands": map_of(either(seat, one_of("rest")), cards),
    "deck": either(cards, whole_number),
    "discard": list_of(text),
    "fronts": map_of(seat, list_of(word)),
    "gold": one_for_each_seat(whole_number),
    "gold_cards": map_of(seat, list_of(whole_number)),
    "gold_deck": list_of(whole_number),
    "last_laid": record({"cell": cell, "seat": seat}),
    "last_played": seat,
    "direction": one_of("clockwise", "counter"),
    "looked": map_of(seat, list_of(cell)),
}

VERBS = {
    "lay": Verb(shape, {"at": cell}, required=frozenset({"at"})),
    "play": Verb(
        word, {"on": seat, "tool": word, "goal": cell, "goals": list_of(cell), "at": cell, "to": cell, "shows": shape}
    ),
    "pass": Verb(cards),
    "choose": Verb(map_of(text, anything)),
}


def same_action(said: Action, legal: Action) -> bool:
    """What is not said of a payment is that the layer pays himself."""
    if "payers" in legal and "payers" not in said:
        return False
    return all(name in legal and _same(name, value, legal[name]) for name, value in said.items())


def _same(name: str, said: Any, legal: Any) -> bool:
    if name in ("lay", "shows") and isinstance(said, str):
        return as_it_lies(said) == as_it_lies(legal)
    if name == "goals":
        return sorted(said) == sorted(legal)
    if name == "pass" or (name == "discard" and isinstance(said, list)):
        return Counter(map(as_a_card, said)) == Counter(map(as_a_card, legal))
    if name == "discard":
        return as_a_card(said) == as_a_card(legal)
    if name == "choose":
        return said.keys() == legal.keys() and all(_same(key, said[key], legal[key]) for key in said)
    return bool(said == legal)


def pass_to(table: Table, target: int) -> str | None:
    """Every seat on the way discards its first card; one without cards is passed over by the engine."""
    for _ in range(PASSES_AT_MOST):
        if target in table.state.actors and table.asked(target) == "turn":
            return None
        if not table.state.actors:
            return f"seat {target} never comes to act, the game is over"
        asked = table.state.actors[0]
        kind = table.asked(asked)
        if kind == "turn":
            answer: Action = {"pass": table.state.view(asked)["hand"][:1]}
        elif kind is not None and kind in table.words.reactions:
            answer = {"choose": table.words.reactions[kind]}
        else:
            return f"seat {asked} is asked {kind} and cannot pass"
        try:
            table.state.apply(asked, answer)
        except IllegalAction as refusal:
            return f"seat {asked} could not pass: {refusal}"
    return f"seat {target} never comes to act"


WORDS = Words(
    game="saboteur",
    given=GIVEN,
    verbs=VERBS,
    steps={"pass_to": StepWord(seat, pass_to)},
    checks=CHECKS,
    subjects=SUBJECTS,
    same_action=same_action,
)
