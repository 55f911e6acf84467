"""What a seat knows and what is hidden from it, judged by its own view alone."""

import re
from collections.abc import Callable
from typing import Any

from motherlode.conformance.forms import cell, either, one_of, pattern
from motherlode.conformance.vocabulary import Table
from motherlode.conformance.words.shapes import as_a_face
from motherlode.core.types import View

numbered_role = pattern(re.compile(r"role \d+"), "a cell or a role like role 2")
numbered_hand = pattern(re.compile(r"hand \d+"), "a cell, a hand or a role like role 2")

KNOWN_SUBJECT = either(numbered_role, cell)
HIDDEN_SUBJECT = either(numbered_hand, numbered_role, cell, one_of("deck"))


def goal_face(view: View, place: str) -> Any:
    goal = view["goals"].get(place)
    return goal["face"] if goal else None


def role_of(view: View, owner: str) -> Any:
    return view["roles"][int(owner)]


def hand_of(view: View, owner: str) -> Any:
    """A hand counts as known if a single card of it is."""
    hand = view["hands"][int(owner)]
    known = [card for card in hand or [] if card is not None]
    return known or None


def order_of_deck(view: View, _name: str) -> Any:
    return None if isinstance(view["deck"], int) else view["deck"]


SUBJECTS: dict[str, Callable[[View, str], Any]] = {
    "cell": goal_face,
    "role": role_of,
    "hand": hand_of,
    "deck": order_of_deck,
}


def known(table: Table, seat: int, subject: str) -> Any:
    kind, _, name = subject.partition(" ")
    read = table.words.subjects.get(kind, table.words.subjects["cell"])
    return read(table.state.view(seat), name or subject)


def knows(table: Table, expected: dict[int, dict[str, str]]) -> str | None:
    for seat, facts in expected.items():
        for subject, fact in facts.items():
            found = known(table, seat, subject)
            if found is None:
                return f"seat {seat} does not know {subject}"
            if as_a_face(str(found)) != as_a_face(fact):
                return f"seat {seat} knows {subject} as {found}, expected {fact}"
    return None


def hidden(table: Table, expected: dict[int, list[str]]) -> str | None:
    for seat, subjects in expected.items():
        for subject in subjects:
            found = known(table, seat, subject)
            if found is not None:
                return f"seat {seat} knows {subject}: {found}"
    return None
