"""What can be asked of a table of the tunnel family."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from motherlode.conformance.forms import (
    Form,
    cell,
    either,
    flag,
    list_of,
    map_of,
    one_for_each_seat,
    one_of,
    pattern,
    seat,
    shape,
    text,
    whole_number,
    word,
)
from motherlode.conformance.vocabulary import Check, Table
from motherlode.conformance.words.saboteur_knowledge import (
    HIDDEN_SUBJECT,
    KNOWN_SUBJECT,
    hidden,
    knows,
)
from motherlode.conformance.words.shapes import as_a_card, as_a_face, as_it_lies

FACE_OPEN = re.compile(r"[a-z]+(-[a-z0-9]+)*( [NESW]{1,4})? open")

Reading = Callable[[Table], Any]


def equal(form: Form, read: Reading) -> Check:
    """The reading is exactly the value."""

    def failure(table: Table, expected: Any) -> str | None:
        found = read(table)
        return None if found == expected else f"expected {expected}, found {found}"

    return Check(form, failure)


def for_each(key: Form, item: Form, read: Callable[[Table, Any, Any], Any]) -> Check:
    """Only the keys that are named are looked at; `read` gives what is found in the words of the value."""

    def failure(table: Table, expected: dict[Any, Any]) -> str | None:
        for name, value in expected.items():
            found = read(table, name, value)
            if found != value:
                return f"{name}: expected {value}, found {found}"
        return None

    return Check(map_of(key, item), failure)


def in_view(name: str) -> Reading:
    return lambda table: table.everything()[name]


def in_last_round(name: str) -> Reading:
    def read(table: Table) -> Any:
        last = table.everything()["last_round"]
        return last[name] if last else "no round that has ended"

    return read


def won(table: Table, expected: list[str]) -> str | None:
    last = table.everything()["last_round"]
    if not last:
        return "no round has ended"
    found = list(last["won"]) or ["nobody"]
    return None if sorted(found) == sorted(expected) else f"expected {expected}, found {found}"


def round_over(table: Table) -> bool:
    return bool(table.everything()["last_round"] != table.opening["last_round"])


def champions(table: Table) -> Any:
    outcome = table.everything()["outcome"]
    return sorted(outcome["winners"]) if outcome else "no winners yet"


def gold(table: Table) -> list[int]:
    owned = table.everything()["gold"]
    return [sum(cards) + beside for cards, beside in zip(owned["cards"], owned["balance"], strict=True)]


def same_cards(found: list[str], expected: list[str]) -> Any:
    """The expected spelling if they are the same cards in any order."""
    agree = Counter(map(as_a_card, found)) == Counter(map(as_a_card, expected))
    return expected if agree else found


def hand(table: Table, owner: int, expected: list[str]) -> Any:
    return same_cards(table.everything()["hands"][owner], expected)


def fronts(table: Table, owner: int, expected: list[str]) -> Any:
    return same_cards(table.everything()["fronts"][owner], expected)


def discard_top(table: Table, expected: str) -> str | None:
    pile = table.everything()["discard"]
    if not pile:
        return "the discard pile is empty"
    return None if as_a_card(pile[0]) == as_a_card(expected) else f"expected {expected}, found {pile[0]}"


def lies_at(table: Table, place: str, expected: str) -> str:
    view = table.everything()
    if place in view["board"]:
        found = str(view["board"][place])
        return expected if as_it_lies(found) == as_it_lies(expected) else found
    return "a closed goal" if place in view["goals"] else "empty"


def goal(table: Table, place: str, expected: str) -> str:
    found = table.everything()["goals"].get(place)
    if found is None:
        return "no goal"
    if not found["open"]:
        return "hidden"
    agrees = as_a_face(found["face"]) == as_a_face(expected.removesuffix(" open"))
    return expected if agrees else f"{found['face']} open"


def role(table: Table, owner: int, _expected: str) -> Any:
    return table.everything()["roles"][owner]


def lays(table: Table, player: int) -> set[tuple[str, str]]:
    if player not in table.state.actors:
        return set()
    return {(as_it_lies(action["lay"]), action["at"]) for action in table.state.legal(player) if "lay" in action}


def legal_cells(table: Table, player: int, expected: dict[str, list[str]]) -> dict[str, list[str]]:
    places = lays(table, player)
    found = {lying: sorted(place for shown, place in places if shown == as_it_lies(lying)) for lying in expected}
    return {
        lying: expected[lying] if sorted(expected[lying]) == places_found else places_found
        for lying, places_found in found.items()
    }


def placements(table: Table) -> int:
    return len(lays(table, table.state.actors[0])) if table.state.actors else 0


nobody = one_of(None)
card = either(shape, word)
face_or_hidden = either(one_of("hidden"), pattern(FACE_OPEN, "hidden or a face like stone NE open"))

CHECKS = {
    "turn": equal(seat, in_view("turn")),
    "actors": equal(list_of(seat), lambda table: list(table.state.actors)),
    "asked": for_each(seat, either(word, nobody), lambda table, player, _: table.asked(player)),
    "round": equal(whole_number, in_view("round")),
    "round_over": equal(flag, round_over),
    "game_over": equal(flag, lambda table: table.everything()["outcome"] is not None),
    "won": Check(list_of(word), won),
    "completer": equal(either(seat, nobody), in_last_round("completer")),
    "gold": equal(one_for_each_seat(whole_number), gold),
    "gained": equal(one_for_each_seat(whole_number), in_last_round("gained")),
    "champions": equal(list_of(seat), champions),
    "first": equal(seat, in_last_round("first")),
    "hand": for_each(seat, list_of(card), hand),
    "hand_sizes": equal(one_for_each_seat(whole_number), in_view("hand_sizes")),
    "deck": equal(whole_number, in_view("deck")),
    "discard": equal(whole_number, lambda table: len(table.everything()["discard"])),
    "discard_top": Check(card, discard_top),
    "fronts": for_each(seat, list_of(card), fronts),
    "board": for_each(cell, either(shape, one_of("empty")), lies_at),
    "goals": for_each(cell, face_or_hidden, goal),
    "role": for_each(seat, word, role),
    "knows": Check(map_of(seat, map_of(KNOWN_SUBJECT, text)), knows),
    "hidden": Check(map_of(seat, list_of(HIDDEN_SUBJECT)), hidden),
    "legal_cells": for_each(seat, map_of(shape, list_of(cell)), legal_cells),
    "can_lay": for_each(seat, flag, lambda table, player, _: bool(lays(table, player))),
    "placements": equal(whole_number, placements),
}
