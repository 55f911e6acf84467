"""Playing an action card: its targets, its effect, its way to the discard pile."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from motherlode.core.errors import IllegalAction
from motherlode.core.types import Action
from motherlode.games.saboteur.action_card import ActionCard
from motherlode.games.saboteur.way import Way, card_in_hand, require_fields

if TYPE_CHECKING:
    from motherlode.games.saboteur.state import SaboteurState


class Play(Way):
    verb = "play"

    def options(self, state: SaboteurState, seat: int) -> dict[str, Any]:
        plays: list[Action] = []
        self.add_legal(state, seat, dict.fromkeys(state.hands[seat]), plays)
        targets: dict[str, list[Action]] = {}
        for action in plays:
            target = {field: value for field, value in action.items() if field != self.verb}
            targets.setdefault(action[self.verb], []).append(target)
        return {"play": targets}

    def add_legal(self, state: SaboteurState, seat: int, kinds: Iterable[int], actions: list[Action]) -> None:
        limit, cards = state.rules.tunnel_kinds, state.rules.action_cards
        for kind in kinds:
            if kind >= limit:
                actions += cards[kind - limit].plays(state, seat)

    def verify(self, state: SaboteurState, seat: int, action: Action) -> Action:
        kind = card_in_hand(state, seat, action["play"])
        card = self._card(state, kind)
        if card is None or card.word != action["play"]:
            raise IllegalAction("unknown-action", arguments={"field": "play"})
        require_fields(action, {"play"} | card.fields)
        card.verify(state, seat, action)
        return {"play": card.word, **{field: action[field] for field in action if field != "play"}}

    def _card(self, state: SaboteurState, kind: int) -> ActionCard | None:
        index = kind - state.rules.tunnel_kinds
        return state.rules.action_cards[index] if index >= 0 else None

    def do(self, state: SaboteurState, seat: int, action: Action) -> None:
        kind = state.rules.kinds[action["play"]]
        state.hands[seat].remove(kind)
        state.begin_play(seat, kind, action)
        state.stack.extend(state.rules.sequences["play"])


def take_effect(state: SaboteurState) -> None:
    """The effect, then the card goes to the discard pile above what it acted on (XM-09)."""
    seat, kind, action = state.play
    card = state.rules.action_cards[kind - state.rules.tunnel_kinds]
    removed = card.removed(state, action) if state.aloud else None
    secret = card.secret(state, action) if state.aloud else None
    card.resolve(state, seat, action)
    if not card.stays:
        state.pile.discard_open(kind)
    if state.aloud:
        targets = {field: action[field] for field in action if field != "play"}
        taken = {"removed": removed} if removed else {}
        state.tell("played", {seat: secret} if secret else None, seat=seat, card=card.word, **targets, **taken)
