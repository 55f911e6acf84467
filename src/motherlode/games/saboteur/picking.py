"""Taking the upper cards of the discard pile, looking at them and keeping one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from motherlode.core.audience import EVERYBODY
from motherlode.games.tunnels.choosing import Choice
from motherlode.games.tunnels.knowledge import seen_in_pile, viewers
from motherlode.games.tunnels.memory import PILE, in_hand

if TYPE_CHECKING:
    from motherlode.games.saboteur.rulebook import SaboteurRulebook
    from motherlode.games.saboteur.state import SaboteurState


def allow_picking(rules: SaboteurRulebook) -> None:
    """Several modules may want it."""
    if Pick.kind in rules.questions:
        return
    rules.add_question(Pick())
    rules.add_private("picked", "card")
    rules.add_private("looked-through", "cards")


def pick_from_pile(state: SaboteurState, seat: int, count: int, from_deck: bool = False) -> None:
    """The seat looks at the upper cards; a single one is kept without a question.

    `from_deck`: they have just come from the deck one by one, so that its uppermost card is the lowest of them.
    """
    pile, known = state.pile, state.pile_known
    count = min(count, len(pile))
    for place in range(len(pile) - count, len(pile)):
        if known[place] != EVERYBODY:
            known[place] |= 1 << seat
    if count == 1:
        keep(state, seat, pile[-1], 1)
    elif count:
        state.ask(Pick.kind, seat, (count, from_deck))
        if state.aloud:
            seen = looked_through(state, count, from_deck)
            state.tell("looked-through", {seat: {"cards": seen}}, seat=seat, count=count)


def looked_through(state: SaboteurState, count: int, from_deck: bool) -> list[str]:
    """The uppermost first, where they were taken from."""
    words = [state.rules.words[kind] for kind in state.pile[-count:]]
    return words if from_deck else words[::-1]


def keep(state: SaboteurState, seat: int, kind: int, count: int) -> None:
    """WC18-05, WC18-08: the others go back face down in their order; nobody else knows which one was kept."""
    pile, known = state.pile, state.pile_known
    first = len(pile) - count
    among = in_hand(seat) | (PILE if count > 1 else 0)
    for viewer in viewers(state):
        if viewer != seat:
            state.memory.remember(viewer, seen_in_pile(state, first, viewer), among)
    state.memory.moved(PILE, in_hand(seat))
    place = pile.rindex(kind)
    del pile[place], known[place]
    known[first:] = [1 << seat] * (count - 1)
    state.hands[seat].append(kind)
    if state.aloud:
        state.tell("picked", {seat: {"card": state.rules.words[kind]}}, seat=seat, of=count)


class Pick(Choice["SaboteurState"]):
    kind = "pick"
    open_data = True
    word = "card"
    clauses = ("WC18-06", "CHEST-62", "CHEST-67")

    def offered(self, state: SaboteurState, seat: int, data: Any) -> list[Any]:
        """The uppermost first (XM-33)."""
        return [*looked_through(state, *data)]

    def chosen(self, state: SaboteurState, seat: int, value: Any, data: Any) -> None:
        count, _ = data
        keep(state, seat, state.rules.kinds[value], count)
