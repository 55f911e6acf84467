"""What an event may teach the one who sees it: the facts that two states may differ in although nothing leaks.

Two states that a seat cannot tell apart may deal it different cards, show it different goals, and so on: that is what
the seat learns by the event, and not before. For each kind of event that teaches something:

- `fields`: the fields of the event that are news;
- `places`: the places of the view where the news is kept, as paths;
- `parts`: whether everything that follows depends on the news, because it is a public fact by which the game goes on.
  Where such news differ, the two games have parted and are not compared any further.

Everything else has to be the same. A kind of event that is not listed teaches nothing beyond what was known.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Entry = dict[str, Any]
Path = tuple[Any, ...]


def nowhere(entry: Entry, seat: int) -> list[Path]:
    return []


@dataclass(frozen=True)
class News:
    fields: frozenset[str]
    places: Callable[[Entry, int], list[Path]] = nowhere
    parts: bool = False


def own_hand(entry: Entry, seat: int) -> list[Path]:
    return [("hand",), ("hands", seat)] if entry.get("seat", seat) == seat else []


def own_deal(entry: Entry, seat: int) -> list[Path]:
    return [("hand",), ("hands", seat), *([("roles", seat)] if "role" in entry else [])]


def looked_goal(entry: Entry, seat: int) -> list[Path]:
    return [("goals", entry["goal"], "face")] if "goal" in entry and entry["seat"] == seat else []


def handed_gold(entry: Entry, seat: int) -> list[Path]:
    return [("gold", "draft")]


def kept_gold(entry: Entry, seat: int) -> list[Path]:
    kept = [("gold", "cards", seat), ("last_round", "gained", seat)] if entry["seat"] == seat else []
    return [*kept, *handed_gold(entry, seat)]


def swapped_hand(entry: Entry, seat: int) -> list[Path]:
    """Who swapped hands sees new cards, and knows what the other has now."""
    return [("hand",), ("hands", seat), ("memory",)] if seat in (entry["seat"], entry["on"]) else []


def own_role(entry: Entry, seat: int) -> list[Path]:
    return [("roles", seat)] if entry["seat"] == seat else []


def role_looked_at(entry: Entry, seat: int) -> list[Path]:
    return [("roles", entry["on"])] if entry["seat"] == seat else []


def role_changed(entry: Entry, seat: int) -> list[Path]:
    return [("roles", seat)] if "role" in entry else []


def played_card(entry: Entry, seat: int) -> list[Path]:
    if entry["seat"] != seat:
        return []
    if entry["card"] == "inspection":
        return [("roles", entry["on"])]
    if entry["card"] == "map" and "at" in entry:
        return [("treasures", entry["at"])]
    return looked_goal(entry, seat)


def picked_card(entry: Entry, seat: int) -> list[Path]:
    """Who picks sees the upper discards, and keeps one."""
    return [("hand",), ("hands", seat), ("discard",)] if entry["seat"] == seat else []


def upper_discards(entry: Entry, seat: int) -> list[Path]:
    return [("discard",)] if entry["seat"] == seat else []


def stolen_card(entry: Entry, seat: int) -> list[Path]:
    return [("hand",), ("hands", seat), ("memory",)] if seat in (entry["seat"], entry["on"]) else []


def own_gold_card(entry: Entry, seat: int) -> list[Path]:
    return [("gold", "cards", seat)] if entry["seat"] == seat else []


def all_gold(entry: Entry, seat: int) -> list[Path]:
    """At the end the cards of all are shown, which may be others although they add up to the same."""
    return [("gold", "cards"), ("last_round", "gained")]


LEARNED = {
    "round": News(frozenset({"role", "hand"}), own_deal),
    "drew": News(frozenset({"cards"}), own_hand),
    "played": News(frozenset({"face", "role", "tunnel", "chest"}), played_card),
    "swapped": News(frozenset({"hand"}), swapped_hand),
    "new-role": News(frozenset({"role", "was"}), own_role),
    "postcard": News(frozenset({"role", "was"}), role_changed),
    "inspected": News(frozenset({"role"}), role_looked_at),
    "looked-through": News(frozenset({"cards"}), upper_discards),
    "picked": News(frozenset({"card"}), picked_card),
    "stole": News(frozenset({"card"}), stolen_card),
    "gold-card": News(frozenset({"gold"}), own_gold_card),
    "treasure": News(frozenset({"shows", "chest"}), parts=True),
    "vetoed": News(frozenset()),
    "turned-up": News(frozenset({"face"}), parts=True),
    "uncovered": News(frozenset({"vein"}), parts=True),
    "revealed": News(frozenset({"face"}), parts=True),
    "round-over": News(frozenset({"won", "completer", "roles", "leftover", "goals"}), handed_gold, parts=True),
    "drafted": News(frozenset({"offered", "gold"}), kept_gold),
    "paid": News(frozenset({"cards"}), parts=True),
    "chest": News(frozenset({"card"}), parts=True),
    "game-over": News(frozenset({"gold", "dwarfs", "winners", "ranking"}), all_gold, parts=True),
}
"""`round`: the own role and hand are dealt. `drew`: the cards drawn. `played`: the face a map shows. `revealed` and
`uncovered`: the face of a turned goal, by which the round ends or goes on. `round-over`: roles, leftover dwarfs and
goals are shown, by them the gold is shared, and who drafts first sees the gold cards. `drafted`: who is next sees
what is handed on; the last card is kept unasked, its owner sees it then. `paid`: in how many cards a sum could be
paid shows what the deck of gold holds. `chest`: the card on top of the
deck, shown to all. `game-over`: all gold is counted."""


TURNING_OVER = frozenset({"turned-up", "revealed", "treasure"})
"""A closed card is turned over; whether it may lie in two ways is news too, and the two games part there."""


def without_news(entry: Entry) -> Entry:
    news = LEARNED.get(entry["event"])
    return entry if news is None else {field: value for field, value in entry.items() if field not in news.fields}


def blanked(view: dict[str, Any], places: list[Path]) -> dict[str, Any]:
    """The view with these places emptied and the log without news."""
    changed = {**view, "log": [without_news(entry) for entry in view["log"]]}
    for place in places:
        _blank(changed, place)
    return changed


def _blank(node: Any, place: Path) -> None:
    key, *rest = place
    if isinstance(node, dict) and key not in node:
        return  # another game keeps nothing there
    if not rest:
        node[key] = "learned"
        return
    node[key] = node[key].copy()
    _blank(node[key], tuple(rest))
