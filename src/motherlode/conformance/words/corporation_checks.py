"""What can be asked of a table of Dwarf Corporation."""

import re
from collections import Counter
from typing import Any

from motherlode.conformance.forms import (
    cell,
    either,
    flag,
    list_of,
    map_of,
    one_for_each_seat,
    one_of,
    pattern,
    seat,
    whole_number,
    word,
)
from motherlode.conformance.vocabulary import Check, Table
from motherlode.conformance.words.saboteur_checks import champions, equal, for_each, in_view
from motherlode.conformance.words.saboteur_knowledge import hidden, order_of_deck
from motherlode.games.corporation.colours import COLOURS

colour = one_of(*COLOURS)
card = pattern(re.compile(r"[a-z]+(-[a-z]+)*( \d| [a-z]+){0,2}"), "a card like overtime 3 or cave-in red blue")
SUBJECTS = {"cell": lambda view, place: view["gems"].get(place), "deck": order_of_deck}


def investments(table: Table, owner: int, _expected: Any) -> Any:
    return table.everything()["investments"][owner]


def stock_market(table: Table, owner: int, expected: list[str]) -> Any:
    found = table.everything()["stock_market"][owner]
    return expected if Counter(found) == Counter(expected) else found


def cards(table: Table, owner: int, expected: list[str]) -> Any:
    found = table.everything()["cards"][owner]
    return expected if Counter(map(_spelt, found)) == Counter(map(_spelt, expected)) else found


def _spelt(name: str) -> tuple[str, ...]:
    """The crystals on a Cave-In may be named in any order."""
    kind, *details = name.split()
    return kind, *sorted(details)


def gem(table: Table, place: str, _expected: str) -> str:
    return str(table.everything()["gems"].get(place, "empty"))


def digs(table: Table, player: int) -> list[dict[str, str]]:
    return [action for action in table.state.legal(player) if "dig" in action]


def legal_cells(table: Table, player: int, expected: dict[str, list[str]]) -> dict[str, list[str]]:
    found = {name: sorted(dig["dig"] for dig in digs(table, player) if dig["colour"] == name) for name in expected}
    return {name: expected[name] if sorted(expected[name]) == cells else cells for name, cells in found.items()}


def colours(table: Table, expected: list[str]) -> str | None:
    found = {dig["colour"] for player in table.state.actors for dig in digs(table, player)}
    return None if found == set(expected) else f"expected {expected}, found {sorted(found)}"


def ranking(table: Table) -> Any:
    outcome = table.everything()["outcome"]
    return outcome["ranking"] if outcome else "no ranking yet"


def pays(table: Table, name: str, _expected: list[int]) -> Any:
    return table.everything()["pays"][name]["coins"]


CHECKS = {
    "turn": equal(seat, in_view("turn")),
    "actors": equal(list_of(seat), lambda table: list(table.state.actors)),
    "asked": for_each(seat, either(word, one_of(None)), lambda table, player, _: table.asked(player)),
    "coins": equal(one_for_each_seat(whole_number), in_view("coins")),
    "dwarfs": equal(one_for_each_seat(whole_number), in_view("dwarfs")),
    "investments": for_each(seat, map_of(colour, whole_number), investments),
    "stock_market": for_each(seat, list_of(colour), stock_market),
    "cards": for_each(seat, list_of(card), cards),
    "gems": for_each(cell, either(colour, one_of("empty")), gem),
    "budget": equal(whole_number, in_view("budget")),
    "legal_cells": for_each(seat, map_of(colour, list_of(cell)), legal_cells),
    "colours": Check(list_of(colour), colours),
    "passages_left": equal(whole_number, in_view("passages_left")),
    "gold_left": equal(whole_number, in_view("gold_left")),
    "deck": equal(whole_number, in_view("deck")),
    "discard": equal(list_of(word), in_view("discard")),
    "pays": for_each(colour, one_for_each_seat(whole_number), pays),
    "hidden": Check(map_of(seat, list_of(one_of("deck"))), hidden),
    "game_over": equal(flag, lambda table: table.everything()["outcome"] is not None),
    "champions": equal(list_of(seat), champions),
    "ranking": equal(list_of(seat), ranking),
}
"""`discard` is the pile, top first; `pays` what gold dug now with a colour would pay each seat."""
