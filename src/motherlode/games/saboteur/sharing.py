"""Sharing the gold of a base round: the miners' draft, the saboteurs' pay."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Any

from motherlode.core.ends import drop
from motherlode.games.saboteur import gold_knowledge
from motherlode.games.saboteur.gold_knowledge import nuggets_moved, paid
from motherlode.games.saboteur.round import last_card_player
from motherlode.games.tunnels.choosing import Choice

if TYPE_CHECKING:
    from motherlode.games.saboteur.rulebook import Reason
    from motherlode.games.saboteur.state import SaboteurState

MINER = "miner"
SABOTEUR = "saboteur"
VALUES = (3, 2, 1)
"""Of gold cards, the highest first."""
PAY = {1: 4, 2: 3, 3: 3, 4: 2}
"""BASE-137: nuggets for each saboteur, by how many of them were dealt to players."""


def winners(state: SaboteurState) -> list[str]:
    """BASE-123, BASE-136; where nobody sabotages and nothing is found, nobody wins (BASE-144)."""
    if state.result["completer"] is not None:
        return ["miners"]
    return ["saboteurs"] if SABOTEUR in state.roles else ["nobody"]


def ordinary_reasons(state: SaboteurState) -> list[Reason | None]:
    result, roles, reasons = state.result, state.roles, no_reasons(state)
    completer, miners, saboteurs = result["completer"], "miners" in result["won"], "saboteurs" in result["won"]
    count = roles.count(SABOTEUR)
    for seat, role in enumerate(roles):
        if role == MINER:
            if miners:
                reasons[seat] = {"why": "completer" if seat == completer else "miner"}
        elif saboteurs and role == SABOTEUR:
            reasons[seat] = {"why": "saboteur", "count": count}
    return reasons


def no_reasons(state: SaboteurState) -> list[Reason | None]:
    return [None] * len(state.roles)


def entitled(state: SaboteurState, seat: int) -> bool:
    """BASE-130: every miner takes part in the draft."""
    return state.roles[seat] == MINER


def share(state: SaboteurState) -> None:
    if state.result["completer"] is not None:
        begin_draft(state)
    else:
        pay_saboteurs(state)


def seats_from(first: int, players: int, step: int) -> list[int]:
    return [(first + step * distance) % players for distance in range(players)]


def begin_draft(state: SaboteurState) -> None:
    """BASE-127 to BASE-130: to the right from the completer, miners only."""
    order = seats_from(state.result["completer"], state.setup.players, -state.direction)
    miners = [seat for seat in order if state.roles[seat] == MINER]
    served = [seat for seat in miners if state.rules.entitled(state, seat)]
    count = min(len(miners), len(state.gold_deck)) if served else 0
    state.draft = [state.gold_deck.pop() for _ in range(count)]
    hand_on(state, [served[place % len(served)] for place in range(count)])


def hand_on(state: SaboteurState, order: list[int]) -> None:
    """BASE-133: a single card is taken without a question."""
    while order and all(seat == order[0] for seat in order):
        keep(state, order[0], state.draft[0])
        order = order[1:]
    if order:
        state.ask(Draft.kind, order[0], tuple(order[1:]))


def keep(state: SaboteurState, seat: int, value: int) -> None:
    offered = sorted(state.draft, reverse=True) if state.aloud else []
    state.draft.remove(value)
    state.gold_cards[seat].append(value)
    gold_knowledge.drafted(state, seat)
    gain(state, seat, value)
    state.result_known[seat] = 1 << seat
    if state.aloud:
        state.tell("drafted", {seat: {"offered": offered, "gold": value}}, seat=seat)


def gain(state: SaboteurState, seat: int, nuggets: int) -> None:
    """What a seat has gained in the round that has ended is so much more."""
    gained = state.result["gained"][:]
    gained[seat] += nuggets
    state.result = {**state.result, "gained": gained}


class Draft(Choice["SaboteurState"]):
    """BASE-128: one of the gold cards handed on is kept, unseen by the others."""

    kind = "draft"
    open_data = True
    word = "gold"
    clauses = ("BASE-128", "BASE-132")

    def offered(self, state: SaboteurState, seat: int, data: Any) -> list[Any]:
        return sorted(state.draft, reverse=True)

    def chosen(self, state: SaboteurState, seat: int, value: Any, data: Any) -> None:
        keep(state, seat, value)
        hand_on(state, list(data))


def pay_saboteurs(state: SaboteurState) -> None:
    """BASE-141: clockwise from the left of the player of the last card."""
    order = seats_from(last_card_player(state) + 1, state.rules.players, 1)
    saboteurs = [seat for seat in order if state.roles[seat] == SABOTEUR]
    for seat in saboteurs:
        pay_in_cards(state, seat, PAY[len(saboteurs)])


def pay_in_cards(state: SaboteurState, seat: int, nuggets: int) -> None:
    cards = exact_cards(state.gold_deck, nuggets)
    deck, owned, missing = state.gold_deck, state.gold_cards[seat], nuggets
    for value in cards:
        drop(deck, value)
        owned.append(value)
        missing -= value
    paid(state, seat, cards)
    nuggets_moved(state, seat, missing)
    gain(state, seat, nuggets)
    if state.aloud:
        state.tell("paid", seat=seat, nuggets=nuggets, cards=len(cards))


def pay(state: SaboteurState, seat: int, nuggets: int) -> None:
    """Nuggets from the supply, where gold is not cards."""
    if nuggets:
        nuggets_moved(state, seat, nuggets)
        gain(state, seat, nuggets)
        if state.aloud:
            state.tell("paid", seat=seat, nuggets=nuggets, cards=0)


def exact_cards(deck: list[int], nuggets: int) -> list[int]:
    """The fewest cards of the deck with that sum, ties to the higher card; else the largest part there is (XM-17)."""
    counts = [0, 0, 0, 0]
    for value in deck:
        if 0 < value < 4 and counts[value] < nuggets:
            counts[value] += 1
    known = FEWEST.get((nuggets, counts[1], counts[2], counts[3]))
    return [*(_fewest_cards(nuggets, counts[1], counts[2], counts[3]) if known is None else known)]


FEWEST: dict[tuple[int, int, int, int], tuple[int, ...]] = {}
"""By the nuggets to be paid and how many cards there are of each value, as far as they matter."""


def _fewest_cards(nuggets: int, ones: int, twos: int, threes: int) -> tuple[int, ...]:
    cards = FEWEST[nuggets, ones, twos, threes] = _found_fewest({1: ones, 2: twos, 3: threes}, nuggets)
    return cards


def _found_fewest(left: dict[int, int], nuggets: int) -> tuple[int, ...]:
    for total in range(nuggets, 0, -1):
        for count in range(1, total + 1):
            for cards in combinations_with_replacement(VALUES, count):
                if sum(cards) == total and all(left[value] >= cards.count(value) for value in cards):
                    return cards
    return ()
