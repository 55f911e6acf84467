"""Everything that a player may do in his turn, from the clauses alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

from tests.model.maze import Card, Cell, Maze, beside, card, cell, is_tunnel

View = dict[str, Any]
TOOLS = ("lamp", "cart", "pickaxe")
BROKEN = tuple(f"broken-{tool}" for tool in TOOLS)


def shape_key(lying: Card) -> str:
    """A shape, however its tunnels are ordered."""
    return "+".join(sorted("".join(sorted(tunnel)) for tunnel in lying.tunnels)) + ":" + lying.feature


def key(action: dict[str, Any]) -> str:
    """An action, however its cards and shapes are written."""
    told = dict(action)
    if "lay" in told:
        told["lay"] = shape_key(card(told["lay"]))
    if "shows" in told:
        told["shows"] = shape_key(card(told["shows"]))
    for word in ("pass", "goals"):
        if word in told:
            told[word] = sorted(told[word])
    if isinstance(told.get("discard"), list):
        told["discard"] = sorted(told["discard"])
    return repr(sorted(told.items()))


def is_blocked(view: View, seat: int) -> bool:
    """BASE-57, S2-92."""
    return bool({*BROKEN, "trap"} & set(view["fronts"][seat]))


def nuggets(view: View, seat: int) -> int:
    """XM-12."""
    return sum(view["gold"]["cards"][seat]) + view["gold"]["balance"][seat]


def turn_actions(view: View, seat: int) -> Counter[str]:
    hand = view["hands"][seat]
    return Counter(key(action) for action in (*lays(view, seat), *plays(view, seat), *leaves(view, seat, hand)))


def lays(view: View, seat: int, may_ask: bool = True) -> Iterator[dict[str, Any]]:
    if is_blocked(view, seat):
        return
    maze = Maze.of(view)
    for word in tunnel_cards(view, seat):
        for place, lying in maze.lays(card(word)):
            for payers in ways_to_pay(view, seat, place, may_ask):
                yield {"lay": write(lying), "at": f"{place[0]},{place[1]}", **payers}


def tunnel_cards(view: View, seat: int) -> set[str]:
    return {word for word in view["hands"][seat] if is_tunnel(word)}


def write(lying: Card) -> str:
    shape = "+".join("".join(sorted(tunnel)) for tunnel in lying.tunnels)
    return f"{shape}:{lying.feature}" if lying.feature else shape


def ways_to_pay(
    view: View, seat: int, place: Cell, may_ask: bool = True, lifted: Cell | None = None
) -> Iterator[dict[str, Any]]:
    """TOLL-19 to TOLL-31: who pays each dwarf at that cell, in the order of their numbers."""
    dwarfs = [dwarf for dwarf in standing(view) if cell(dwarf["cell"]) == place]
    dwarfs = [dwarf for dwarf in dwarfs if beside(place, dwarf["side"]) != lifted]
    choices = [[seat, *(others_to_ask(view, seat, dwarf) if may_ask else ())] for dwarf in dwarfs]
    for payers in product(*choices):
        own = sum(1 for payer, dwarf in zip(payers, dwarfs, strict=True) if payer == seat != dwarf["owner"])
        if own <= nuggets(view, seat):
            yield {} if set(payers) <= {seat} else {"payers": list(payers)}


def standing(view: View) -> list[dict[str, Any]]:
    return sorted(view.get("toll", {}).get("dwarfs", ()), key=lambda dwarf: dwarf["dwarf"])


def others_to_ask(view: View, seat: int, dwarf: dict[str, Any]) -> list[int]:
    if dwarf["owner"] == seat:  # TOLL-24: there is nothing to pay
        return []
    asked = {tuple(pair) for pair in view["flow"]["extra"]["toll"]["asked"]}
    return [
        other
        for other in range(view["players"])
        if other != seat
        and (view["gold"]["has_gold"][other] or other == dwarf["owner"])
        and (other, dwarf["dwarf"]) not in asked
    ]


def plays(view: View, seat: int) -> Iterator[dict[str, Any]]:
    for word in set(view["hands"][seat]):
        if not is_tunnel(word):
            yield from ({"play": word, **target} for target in targets(view, seat, word))


def targets(view: View, seat: int, word: str) -> Iterator[dict[str, Any]]:
    everybody = range(view["players"])
    others = [other for other in everybody if other != seat]
    fronts = view["fronts"]
    if word in BROKEN or word == "trap":
        yield from ({"on": other} for other in others if word not in fronts[other])
    elif word.startswith("fix-") or word == "artisan":
        yield from repairs(fronts, word)
    elif word == "rockfall":
        yield from ({"at": place} for place in removable(view))
    elif word == "map":
        yield from looks(view)
    elif word == "thief":
        yield from [{}] if "thief" not in fronts[seat] else []
    elif word in ("hands-off", "free"):
        undone = {"hands-off": "thief", "free": "trap"}[word]
        yield from ({"on": other} for other in everybody if undone in fronts[other])
    elif word in ("swap-hands", "inspection"):
        yield from ({"on": other} for other in others)
    elif word == "swap-hats":
        yield from ({"on": other} for other in everybody if view["leftover"])
    elif word == "goal-swap":
        yield from ({"goals": list(pair)} for pair in combinations(closed_goals(view), 2))
    elif word == "treasury":
        yield from [{}] if view["discard"] else []
    elif word == "reverse":
        yield {}
    elif word == "pathfinder":
        yield from [{}] if finds_a_path(view, seat) else []
    elif word == "diversion":
        yield from diversions(view, seat)
    elif word != "veto":
        raise AssertionError(f"no clause speaks of {word}")


def repairs(fronts: list[list[str]], word: str) -> Iterator[dict[str, Any]]:
    """BASE-70, BASE-75, WC21-01: the tool is named where the card shows several."""
    tools = TOOLS if word == "artisan" else tuple(word.split("-")[1:])
    for seat, front in enumerate(fronts):
        for tool in tools:
            if f"broken-{tool}" in front:
                yield {"on": seat, "tool": tool} if len(tools) > 1 else {"on": seat}


def closed_goals(view: View) -> list[str]:
    return [place for place, goal in view["goals"].items() if not goal["open"]]


def removable(view: View) -> list[str]:
    """BASE-77, BASE-78, CHEST-31, CHEST-33."""
    return [place for place in view["board"] if place not in view["goals"] and place != view["start"]] + [
        *view.get("treasures", {})
    ]


def looks(view: View) -> Iterator[dict[str, Any]]:
    """BASE-88, CHEST-35, CHEST-41."""
    if not view.get("map_ban"):
        yield from ({"goal": place} for place in closed_goals(view))
    yield from ({"at": place} for place in view.get("treasures", {}))


def finds_a_path(view: View, seat: int) -> bool:
    """WC22-03, WC22-04."""
    many = sum(1 for word in view["hands"][seat] if is_tunnel(word)) >= 2
    return many and any(True for _ in lays(view, seat, may_ask=False))


def diversions(view: View, seat: int) -> Iterator[dict[str, Any]]:
    """WC23-01 to WC23-07, WC23-12, TOLL-35, TOLL-38."""
    laid = laid_cells(view)
    if not laid or (is_blocked(view, seat) and not view["options"]["diversionWhileBlocked"]):
        return
    maze, lifted = Maze.of(view), laid[-1]
    for place, lying in maze.without(lifted).lays(maze.cards[lifted]):
        if place != lifted:
            for payers in ways_to_pay(view, seat, place, lifted=lifted):
                yield {"to": f"{place[0]},{place[1]}", "shows": write(lying), **payers}


def laid_cells(view: View) -> list[Cell]:
    """WC23-02, WC23-03: where cards that players laid still lie, in the order of laying."""
    laid = [cell(place) for place, _ in view["flow"].get("extra", {}).get("laid", ())]
    lying = {cell(place) for place in view["board"]} - {cell(place) for place in view["goals"]}
    return [place for place in laid if place in lying]


def leaves(view: View, seat: int, hand: list[str]) -> Iterator[dict[str, Any]]:
    """Cards that go face down: a pass, two for one in front of oneself, the price of a dwarf."""
    second = "saboteur2" in view["modules"]
    for most in range(1, 4 if second else 2):
        yield from ({"pass": list(gone)} for gone in different(hand, most))
    if second:
        for front in view["fronts"][seat]:
            yield from ({"remove": front, "discard": list(gone)} for gone in different(hand, 2))
    if "tunnel-toll" in view["modules"]:
        for number, (place, side), word in product(view["toll"]["left"], open_ends(view), sorted(set(hand))):
            yield {"toll": number, "at": f"{place[0]},{place[1]}", "side": side, "discard": word}


def different(hand: list[str], count: int) -> set[tuple[str, ...]]:
    return {tuple(sorted(gone)) for gone in combinations(hand, count)}


def open_ends(view: View) -> list[tuple[Cell, str]]:
    """TOLL-11 to TOLL-14."""
    maze = Maze.of(view)
    taken = {(cell(dwarf["cell"]), dwarf["side"]) for dwarf in standing(view)}
    ends = maze.opens_into(maze.connected())
    full = set(maze.cards) | maze.closed | maze.room
    return sorted(end for end in ends if end[0] not in full and end not in taken)
