"""Taking the upper cards of the discard pile, looking at them and keeping one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from motherlode.core.audience import EVERYBODY, knows
from motherlode.games.tunnels import memory
from motherlode.games.tunnels.choosing import Choice

if TYPE_CHECKING:
    from motherlode.games.tunnels.rulebook import Rulebook
    from motherlode.games.tunnels.state import SaboteurState


def allow_picking(rules: Rulebook) -> None:
    rules.add_question(Pick())
    rules.add_private("picked", "card")
    rules.add_private("looked-through", "cards")


def pick_from_pile(state: SaboteurState, seat: int, count: int) -> None:
    """The seat looks at the upper cards; a single one is kept without a question."""
    pile = state.pile
    count = min(count, len(pile))
    for place in range(len(pile) - count, len(pile)):
        if pile.known[place] != EVERYBODY:
            pile.known[place] |= 1 << seat
    if count == 1:
        keep(state, seat, pile.kinds[-1], 1)
    elif count:
        state.ask(Pick.kind, seat, count)
        seen = [state.rules.words[kind] for kind in reversed(pile.kinds[-count:])]
        state.tell("looked-through", {seat: {"cards": seen}}, seat=seat, count=count)


def keep(state: SaboteurState, seat: int, kind: int, count: int) -> None:
    """WC18-05, WC18-08: the others go back face down in their order; nobody else knows which one was kept."""
    pile = state.pile
    first = len(pile) - count
    upper = list(zip(pile.kinds[first:], pile.known[first:], strict=True))
    for viewer in memory.viewers(state):
        if viewer != seat:
            seen = [known for known, mask in upper if knows(mask, viewer)]
            memory.remember(state, viewer, seen, [seat], pile=count > 1)
    memory.taken_from_pile(state, seat)
    place = max(place for place in range(first, len(pile)) if pile.kinds[place] == kind)
    del pile.kinds[place], pile.known[place]
    pile.known[first:] = [1 << seat] * (count - 1)
    state.hands[seat].append(kind)
    state.tell("picked", {seat: {"card": state.rules.words[kind]}}, seat=seat, of=count)


class Pick(Choice):
    kind = "pick"
    word = "card"
    clauses = ("WC18-06", "CHEST-62", "CHEST-67")

    def offered(self, state: SaboteurState, seat: int, data: Any) -> list[Any]:
        """The uppermost first (XM-33)."""
        words = state.rules.words
        return [words[kind] for kind in reversed(state.pile.kinds[-data:])]

    def chosen(self, state: SaboteurState, seat: int, value: Any, data: Any) -> None:
        keep(state, seat, state.rules.kinds[value], data)
