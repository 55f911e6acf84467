"""What a seat's own log tells of things that are hidden from it, and where a whole table contradicts it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from motherlode.core.types import View
from tests.properties.components import either_way
from tests.properties.gold_facts import contradictions as gold_contradictions


def contradictions(view: View, whole: View) -> list[str]:
    """`view` is what an audience sees, `whole` what `ALL` would see of a table that is said to fit it."""
    found = [*_of_memory(view, whole), *(_of_roles(view, whole) if "roles" in view else [])]
    if "gold" in view and _began_at_the_beginning(view):
        found += [*_of_nuggets(view, whole), *_of_gains(view, whole)]
        if view["gold"]["deck"] and not _has(view, "gold-card"):
            found += gold_contradictions(view, whole["gold"]["cards"])
    return found


def _began_at_the_beginning(view: View) -> bool:
    return bool(view["log"]) and view["log"][0]["event"] == "round" and view["log"][0]["round"] == 1


def _has(view: View, event: str) -> bool:
    return any(entry["event"] == event for entry in view["log"])


def _of_memory(view: View, whole: View) -> list[str]:
    """Cards that were seen to go lie where they can be."""
    found = []
    for fact in view["memory"]:
        places = [whole["hands"][seat] for seat in fact["hands"]] + ([whole["discard"]] if fact["pile"] else [])
        there = Counter(either_way(card) for cards in places for card in cards)
        if not fact.get("deck") and Counter(map(either_way, fact["cards"])) - there:
            found.append(f"{fact} is not there: {places}")
    return found


def _of_roles(view: View, whole: View) -> list[str]:
    """A role that was seen is its owner's still, or lies where he gave it up."""
    seen: dict[int, str] = {}
    given_up: Counter[str] = Counter()
    for entry in view["log"]:
        match entry:
            case {"event": "round"}:
                seen, given_up = {}, Counter()
                if "role" in entry:
                    seen[view["seat"]] = entry["role"]
            case {"event": "played" | "inspected", "on": owner, "role": role}:
                seen[owner] = role
            case {"event": "new-role", "seat": owner}:
                given_up.update([seen.pop(owner)] if owner in seen else [])
            case {"event": "postcard", "side": "tunnel-party"}:
                seen = {}
            case {"event": "postcard", "seat": owner}:
                given_up.update([seen.pop(owner)] if owner in seen else [])
        if entry["event"] in ("new-role", "postcard") and "role" in entry:
            seen[view["seat"]] = entry["role"]
    if whole["phase"] != "play":
        return []
    away = Counter([*whole["retired"], *whole["leftover"]])
    wrong = [f"seat {seat} was seen to be {role}" for seat, role in seen.items() if whole["roles"][seat] != role]
    return wrong + [f"{role} was given up" for role in given_up - away]


def _of_nuggets(view: View, whole: View) -> list[str]:
    """What was given and taken in the open adds up to the nuggets beside the gold cards."""
    start = 1 if "tunnel-toll" in view["modules"] else 0
    sums = [start] * view["players"]
    for entry in view["log"]:
        match entry:
            case {"event": "paid", "seat": seat, "nuggets": nuggets, "cards": 0}:
                sums[seat] += nuggets
            case {"event": "found", "seat": seat, "nuggets": nuggets}:
                sums[seat] += nuggets
            case {"event": "lost", "seat": seat, "nuggets": nuggets}:
                sums[seat] -= nuggets
            case {"event": "handed-over", "seat": seat, "to": to, "nuggets": nuggets}:
                sums[seat] -= nuggets
                sums[to] += nuggets
    if view["gold"]["deck"]:  # a payment that no cards make up exactly leaves a rest in nuggets
        return []
    return [] if sums == whole["gold"]["balance"] else [f"{sums} adds up, not {whole['gold']['balance']}"]


def _of_gains(view: View, whole: View) -> list[str]:
    """What the round that ended last brought: payments, thefts, and the gold cards that were drafted."""
    if view["last_round"] is None:
        return []
    gained, drafted = [0] * view["players"], [0] * view["players"]
    owned = [0] * view["players"]
    for entry in view["log"]:
        match entry:
            case {"event": "round-over"}:
                gained, drafted = [0] * view["players"], [0] * view["players"]
            case {"event": "gold-card", "seat": seat}:
                owned[seat] += 1
            case {"event": "drafted", "seat": seat}:
                drafted[seat] += whole["gold"]["cards"][seat][owned[seat]]
                owned[seat] += 1
            case {"event": "paid", "seat": seat, "nuggets": nuggets, "cards": cards}:
                gained[seat] += nuggets
                owned[seat] += cards
            case {"event": "handed-over", "why": "steal", "seat": seat, "to": to, "nuggets": nuggets}:
                gained[seat] -= nuggets
                gained[to] += nuggets
    expected = [sure + kept for sure, kept in zip(gained, drafted, strict=True)]
    told: list[Any] = whole["last_round"]["gained"]
    return [] if expected == told else [f"the round brought {expected}, not {told}"]
