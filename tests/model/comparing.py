"""What a table must show after a turn, and what it shows instead."""

from __future__ import annotations

from collections import Counter

from tests.model.legal import View, nuggets, shape_key, standing
from tests.model.maze import card, cell
from tests.model.turn import Turn


def differences(turn: Turn, after: View) -> list[str]:
    """Between two turns of one round."""
    found = differences_in_the_maze(turn, after)
    told = {
        "deck": (turn.deck, after["deck"]),
        "fronts": (turn.fronts, after["fronts"]),
        "direction": (turn.direction, 1 if after["direction"] == "clockwise" else -1),
        "gold": (
            [None if seat in turn.unsure_gold else sum_ for seat, sum_ in enumerate(turn.gold)],
            [None if seat in turn.unsure_gold else nuggets(after, seat) for seat in range(len(turn.gold))],
        ),
        "map ban": (turn.map_ban, after.get("map_ban", False)),
        "dwarfs": (turn.dwarfs, standing(after)),
        "turn": (turn.seat if turn.refused else turn.next, after["turn"]),
        "pile": (len(turn.pile), len(after["discard"])),
    }
    found += [f"{name}: {wanted} and not {got}" for name, (wanted, got) in told.items() if wanted != got]
    found += [
        f"hand of {seat}: {hand} and not {after['hands'][seat]}"
        for seat, hand in enumerate(turn.hands)
        if not hand.fits(after["hands"][seat])
    ]
    pile = reversed(after["discard"])
    found += [
        f"discard: {wanted} and not {got}"
        for wanted, got in zip(turn.pile, pile, strict=False)
        if wanted is not None and wanted != got
    ]
    found += [
        f"role of {seat}: {role} and not {after['roles'][seat]}"
        for seat, role in enumerate(turn.roles)
        if role is not None and role != after["roles"][seat]
    ]
    if None in turn.roles and Counter(turn.view["roles"]) != Counter(after["roles"]):
        found.append("roles of a party (PARTY-02)")
    return found


def differences_in_the_maze(turn: Turn, after: View) -> list[str]:
    board = {place: shape_key(lying) for place, lying in turn.maze.cards.items()}
    shown = {cell(place): shape_key(card(word)) for place, word in after["board"].items()}
    goals = {place: (face.split(" ")[0], place not in turn.maze.closed) for place, face in turn.faces.items()}
    seen = {cell(place): (goal["face"].split(" ")[0], goal["open"]) for place, goal in after["goals"].items()}
    found = [] if board == shown else [f"board: {board} and not {shown}"]
    if goals != seen:
        found.append(f"goals: {goals} and not {seen}")
    if set(turn.treasures) != {cell(place) for place in after.get("treasures", {})}:
        found.append(f"treasures: {set(turn.treasures)}")
    return found
