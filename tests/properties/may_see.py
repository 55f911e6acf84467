"""What each audience may see, written down a second time: from the events as they happened, not from the views.

A ledger follows what everybody was told and keeps, for each audience, what it has learned. The check of a view goes
through it key by key: what is open shows to all alike, what is secret only if the ledger says that this audience has
learned it or owns it. A key that stands nowhere here is refused: say first who may see it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from motherlode.core.audience import ALL, SPECTATOR
from motherlode.core.event import Event
from motherlode.core.types import View
from tests.properties.components import either_way

OPEN = frozenset(
    [
        "game",
        "players",
        "modules",
        "edition",
        "options",
        "round",
        "rounds",
        "phase",
        "turn",
        "direction",
        "board",
        "lit",
        "lit_teams",
        "start",
        "hand_sizes",
        "deck",
        "aside",
        "fronts",
        "compromised",
        "outcome",
        "flow",
        "toll",
        "postcard",
        "map_ban",
        "starts",
        "colours",
        "lit_by_seat",
        "keys",
        "keys_left",
        "claimed",
        "tokens_left",
        "score",
        "turn_number",
        "tiles",
        "gems",
        "gold_left",
        "passages_left",
        "colour",
        "budget",
        "blocked",
        "coins",
        "dwarfs",
        "opened",
        "investments",
        "stock_market",
        "cards",
        "unseen",
        "treasury",
        "pays",
    ]
)
"""Keys under which everybody sees the same, spectators too."""

TOLD_TO_THE_SEAT: Mapping[str, tuple[str, ...]] = {
    "round": ("role", "hand"),
    "played": ("face", "tunnel", "chest", "role"),
    "passed": ("cards",),
    "drew": ("cards",),
    "drafted": ("offered", "gold"),
    "new-role": ("role", "was"),
    "bought-off": ("cards",),
    "looked-through": ("cards",),
    "picked": ("card",),
    "gold-card": ("gold",),
    "postcard": ("role", "was"),
    "dwarf-placed": ("discarded",),
    "inspected": ("role",),
    "swapped": ("hand",),
    "stole": ("card",),
}
"""The fields of an event that are secret, and told to the seat that it is about."""
ABOUT_BOTH = ("swapped", "stole")
"""Two seats are concerned: `seat` and `on`."""
ABOUT_EACH = ("round", "postcard")
"""Every seat is told its own."""
HEARD_BY_ONE = ("answered", "decided")
"""Events that others may not even hear of, in a window."""


class Leak(AssertionError):
    """An audience sees what it may not."""


def require(allowed: bool, audience: int, path: str, shown: Any) -> None:
    if not allowed:
        raise Leak(f"{audience} sees {path}: {shown!r}")


@dataclass
class Learned:
    """What one audience has learned in the round."""

    goals: set[str] = field(default_factory=set)
    roles: set[int] = field(default_factory=set)
    leftover: list[bool] = field(default_factory=list)
    retired: list[bool] = field(default_factory=list)
    treasures: set[str] = field(default_factory=set)
    removed: list[bool] = field(default_factory=list)
    cards: Counter[str] = field(default_factory=Counter)
    """Every card it was shown, however often."""
    dealt_anew: Counter[str] = field(default_factory=Counter)
    """The roles it knew when they were dealt anew."""


class Ledger:
    def __init__(self, whole: View) -> None:
        """From the first moment of a game on; `whole` is what `ALL` sees."""
        self.audiences = [*range(whole["players"]), SPECTATOR]
        self.learned: dict[int, Learned] = {}
        self.drafted: set[int] = set()
        """Who has drafted gold in the round that ended last."""
        self.handed_on: dict[int, list[list[int]]] = {audience: [] for audience in self.audiences}
        """The gold cards that each audience has looked through and handed on."""
        self.paid: list[list[int]] = []
        """In the open: how many nuggets in how many gold cards."""
        self._deal(whole)

    def _deal(self, whole: View) -> None:
        left = len(whole.get("leftover", ()))
        self.learned = {audience: Learned(leftover=[False] * left) for audience in self.audiences}
        for seat, learned in self._seats():
            learned.roles.add(seat)
            learned.cards.update(map(either_way, whole.get("hands", {seat: ()})[seat]))

    def _seats(self) -> Iterable[tuple[int, Learned]]:
        return [(audience, learned) for audience, learned in self.learned.items() if audience != SPECTATOR]

    def hear(self, events: list[Event], before: View, after: View) -> None:
        """Follow what an action set off; `before` and `after` are the whole table."""
        roles = before.get("roles", [])
        for event in events:
            entry = {**event.public}
            if event.kind == "round":
                self._deal(after)
            elif event.kind == "round-over":
                self.drafted = set()
            elif event.kind == "drafted":
                self._follow_draft(entry["seat"], event.private[entry["seat"]])
            elif event.kind == "paid" and entry["cards"]:
                short = after["gold"]["balance"][entry["seat"]] - before["gold"]["balance"][entry["seat"]]
                self.paid.append([entry["nuggets"] - short, entry["cards"]])
            for audience, learned in self.learned.items():
                learned.cards.update(_cards_in(entry))
                if _concerned(entry, audience):
                    learned.cards.update(_cards_in(event.private.get(audience, {})))
            self._follow_goals(entry)
            self._follow_roles(entry, roles)
            self._follow_treasures(entry, before)

    def _follow_draft(self, seat: int, told: Mapping[str, Any]) -> None:
        self.drafted.add(seat)
        rest = sorted(told["offered"])
        rest.remove(told["gold"])
        self.handed_on[seat].append(rest)

    def _follow_goals(self, entry: dict[str, Any]) -> None:
        match entry:
            case {"event": "played", "card": "map", "goal": goal, "seat": seat}:
                self.learned[seat].goals.add(goal)
            case {"event": "played", "goals": [one, other]}:
                self._move_goals({one: other, other: one})
            case {"event": "goal-moved", "goal": goal, "to": to}:
                self._move_goals({goal: to})
            case {"event": "revealed" | "uncovered", "goal": cell} | {"event": "turned-up", "at": cell}:
                for learned in self.learned.values():
                    learned.goals.add(cell)

    def _move_goals(self, moves: Mapping[str, str]) -> None:
        for learned in self.learned.values():
            learned.goals = {moves.get(goal, goal) for goal in learned.goals}

    def _follow_roles(self, entry: dict[str, Any], roles: list[str]) -> None:
        match entry:
            case {"event": "played", "card": "inspection", "seat": seat, "on": owner}:
                self.learned[seat].roles.add(owner)
            case {"event": "inspected", "seat": seat, "on": owner}:
                self.learned[seat].roles.add(owner)
            case {"event": "new-role", "seat": owner}:
                self._give_up(owner, put_back=False)
            case {"event": "postcard", "side": "dressing-room", "seat": owner}:
                self._give_up(owner, put_back=True)
            case {"event": "postcard", "side": "tunnel-party"}:
                for audience, learned in self.learned.items():
                    learned.dealt_anew = Counter(roles[seat] for seat in learned.roles)
                    learned.roles = {audience} - {SPECTATOR}

    def _give_up(self, owner: int, put_back: bool) -> None:
        """The top of the cards left over for one's own, which goes under them or out of the round."""
        for audience, learned in self.learned.items():
            if not learned.leftover:
                continue
            knew, knows = owner in learned.roles, learned.leftover.pop(0) or audience == owner
            (learned.leftover if put_back else learned.retired).append(knew)
            learned.roles = learned.roles | {owner} if knows else learned.roles - {owner}

    def _follow_treasures(self, entry: dict[str, Any], before: View) -> None:
        match entry:
            case {"event": "played", "card": "map", "at": cell, "seat": seat}:
                self.learned[seat].treasures.add(cell)
            case {"event": "played", "card": "rockfall", "at": cell} if cell in before.get("treasures", {}):
                for learned in self.learned.values():
                    learned.removed.append(cell in learned.treasures)


def _cards_in(entry: Mapping[str, Any]) -> list[str]:
    found = [entry[name] for name in ("card", "removed", "discarded") if isinstance(entry.get(name), str)]
    found += ["veto"] if entry.get("event") == "vetoed" else []
    found += [entry.get("lay", "diversion")] if entry.get("event") == "toll-asked" else []
    for name in ("cards", "hand"):
        if isinstance(entry.get(name), list):
            found += entry[name]
    return [*map(either_way, found)]


def _concerned(entry: Mapping[str, Any], audience: int) -> bool:
    if entry["event"] in ABOUT_EACH:
        return audience != SPECTATOR
    if entry["event"] in ABOUT_BOTH:
        return audience in (entry["seat"], entry["on"])
    return audience == entry.get("seat")


# ---- the check


def check_view(view: View, whole: View, ledger: Ledger, audience: int) -> None:
    """Raise `Leak` if this view shows more than its audience may see; `whole` is what `ALL` sees."""
    learned = ledger.learned[audience]
    for key, shown in view.items():
        if key in OPEN:
            require(shown == whole[key], audience, key, shown)
        else:
            CHECKS[key](shown, whole, ledger, learned, audience)


def _check_seat(shown: Any, whole: View, ledger: Ledger, learned: Learned, audience: int) -> None:
    require(shown == audience, audience, "seat", shown)


def _check_asked(shown: Any, whole: View, ledger: Ledger, learned: Learned, audience: int) -> None:
    """In a window all its seats are named, whoever has answered; only oneself may be missing."""
    window = whole.get("window")
    seats = {str(seat) for seat in window["seats"]} if window else whole["asked"].keys()
    require(shown.keys() - {str(audience)} == seats - {str(audience)}, audience, "asked", shown)


def _check_hand(shown: Any, whole: View, ledger: Ledger, learned: Learned, audience: int) -> None:
    require(shown == (whole["hands"][audience] if audience >= 0 else []), audience, "hand", shown)


def _check_hands(shown: Any, whole: View, ledger: Ledger, learned: Learned, audience: int) -> None:
    for seat, hand in enumerate(shown):
        require(hand is None or seat == audience, audience, f"hands.{seat}", hand)


def _check_roles(shown: Any, whole: View, ledger: Ledger, learned: Learned, audience: int) -> None:
    for seat, role in enumerate(shown):
        allowed = role is None or seat in learned.roles or whole["phase"] != "play"
        require(allowed, audience, f"roles.{seat}", role)


def _check_leftover(shown: Any, whole: View, ledger: Ledger, learned: Learned, audience: int) -> None:
    _check_dwarfs("leftover", shown, learned.leftover, whole, audience)


def _check_retired(shown: Any, whole: View, ledger: Ledger, learned: Learned, audience: int) -> None:
    _check_dwarfs("retired", shown, learned.retired, whole, audience)


def _check_dwarfs(key: str, shown: Any, known: list[bool], whole: View, audience: int) -> None:
    if whole["phase"] == "play":
        for place, (role, knows) in enumerate(zip(shown, known, strict=True)):
            require(role is None or knows, audience, f"{key}.{place}", role)


def _check_goals(shown: Any, whole: View, ledger: Ledger, learned: Learned, audience: int) -> None:
    for cell, goal in shown.items():
        face, same = goal["face"], {**whole["goals"][cell], "face": None}
        require({**goal, "face": None} == same, audience, f"goals.{cell}", goal)
        allowed = face is None or cell in learned.goals or goal["open"] or whole["phase"] != "play"
        require(allowed, audience, f"goals.{cell}.face", face)


def _check_discard(shown: Any, whole: View, ledger: Ledger, learned: Learned, audience: int) -> None:
    """Every card in it that shows was shown to this audience before; counted, for nobody can tell copies apart."""
    more = Counter(either_way(card) for card in shown if card is not None) - learned.cards
    require(not more, audience, "discard", dict(more))


def _check_memory(shown: Any, whole: View, ledger: Ledger, learned: Learned, audience: int) -> None:
    for place, fact in enumerate(shown):
        require("viewer" not in fact, audience, f"memory.{place}", fact)
        more = Counter(map(either_way, fact["cards"])) - learned.cards
        require(not more, audience, f"memory.{place}.cards", fact)
    own = [fact for fact in whole["memory"] if fact["viewer"] == audience]
    require(len(shown) <= len(own), audience, "memory", shown)


def _check_gold(shown: Any, whole: View, ledger: Ledger, learned: Learned, audience: int) -> None:
    over, gold = whole["phase"] == "over", whole["gold"]
    secret = "saboteur2" in whole["modules"]
    for seat, cards in enumerate(shown["cards"]):
        own = over or seat == audience
        require(own or cards == [None] * len(gold["cards"][seat]), audience, f"gold.cards.{seat}", cards)
        nuggets = shown["balance"][seat]
        require(own or not secret or nuggets is None, audience, f"gold.balance.{seat}", nuggets)
    drafting = whole["asked"].get(str(audience)) == "draft"
    require(drafting or not any(shown["draft"]), audience, "gold.draft", shown["draft"])
    _check_gold_memory(shown["memory"], ledger, audience)
    for key in shown.keys() - {"cards", "balance", "draft", "memory"}:
        require(key in ("has_gold", "deck") and shown[key] == gold[key], audience, f"gold.{key}", shown[key])


def _check_gold_memory(shown: Any, ledger: Ledger, audience: int) -> None:
    """Single cards only as they were handed on by this audience; sums only as they were paid in the open."""
    for place, fact in enumerate(shown):
        require("viewer" not in fact, audience, f"gold.memory.{place}", fact)
        known = ledger.paid if "values" not in fact else ledger.handed_on[audience]
        told = fact.get("values", [fact["nuggets"], len(fact["places"])])
        require(told in known, audience, f"gold.memory.{place}", fact)


def _check_last_round(shown: Any, whole: View, ledger: Ledger, learned: Learned, audience: int) -> None:
    if shown is None:
        return
    require({**shown, "gained": 0} == {**whole["last_round"], "gained": 0}, audience, "last_round", shown)
    for seat, nuggets in enumerate(shown["gained"]):
        allowed = nuggets is None or seat == audience or seat not in ledger.drafted or whole["phase"] == "over"
        require(allowed, audience, f"last_round.gained.{seat}", nuggets)


def _check_treasures(shown: Any, whole: View, ledger: Ledger, learned: Learned, audience: int) -> None:
    turned_up = [cell for kind, _, cell in _questions(whole) if kind == "position"]
    for cell, treasure in shown.items():
        knows = cell in learned.treasures
        require(knows or treasure["chest"] is None, audience, f"treasures.{cell}.chest", treasure)
        allowed = knows or treasure["tunnel"] is None or cell in turned_up
        require(allowed, audience, f"treasures.{cell}.tunnel", treasure)


def _questions(whole: View) -> list[list[Any]]:
    return [frame for frame in whole["flow"]["pending"] if not isinstance(frame, str)]


def _check_removed(shown: Any, whole: View, ledger: Ledger, learned: Learned, audience: int) -> None:
    for place, (treasure, knows) in enumerate(zip(shown, learned.removed, strict=True)):
        allowed = knows or (treasure["tunnel"], treasure["chest"]) == (None, None)
        require(allowed, audience, f"treasures_removed.{place}", treasure)


def _check_party(shown: Any, whole: View, ledger: Ledger, learned: Learned, audience: int) -> None:
    require(not Counter(shown) - learned.dealt_anew, audience, "party", shown)


def _check_window(shown: Any, whole: View, ledger: Ledger, learned: Learned, audience: int) -> None:
    if shown is not None:
        require(shown["seats"] == whole["window"]["seats"], audience, "window.seats", shown)
        allowed = shown["answered"] is None or audience in shown["seats"]
        require(allowed, audience, "window.answered", shown)


def _check_log(shown: Any, whole: View, ledger: Ledger, learned: Learned, audience: int) -> None:
    for place, entry in enumerate(shown):
        secret = entry.keys() & {*TOLD_TO_THE_SEAT.get(entry["event"], ()), "private"}
        require(not secret or _concerned(entry, audience), audience, f"log.{place}", entry)


CHECKS = {
    "seat": _check_seat,
    "asked": _check_asked,
    "hand": _check_hand,
    "hands": _check_hands,
    "roles": _check_roles,
    "leftover": _check_leftover,
    "retired": _check_retired,
    "goals": _check_goals,
    "discard": _check_discard,
    "memory": _check_memory,
    "gold": _check_gold,
    "last_round": _check_last_round,
    "treasures": _check_treasures,
    "treasures_removed": _check_removed,
    "party": _check_party,
    "window": _check_window,
    "log": _check_log,
}
"""Keys under which audiences see different things."""


def whole_view(state: Any) -> View:
    view: View = state.view(ALL)
    return view
