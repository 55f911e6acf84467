"""Pathfinder (2022): two tunnel cards in one turn (WC22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

from motherlode.core.decision import Question
from motherlode.core.errors import IllegalAction
from motherlode.core.forms import Forms
from motherlode.core.move import Move
from motherlode.core.rng import Rng
from motherlode.core.types import Action
from motherlode.games.tunnels.action_card import ActionCard
from motherlode.games.tunnels.forms import Lays
from motherlode.games.tunnels.handful import distinct
from motherlode.games.tunnels.laying import require_can_lay, verify_lay
from motherlode.games.tunnels.memory import OPEN, in_hand
from motherlode.games.tunnels.module import Module
from motherlode.games.tunnels.places import place_of
from motherlode.games.tunnels.placing import count_lays, count_on, count_priced, is_priced, lay, priced_lay, priced_lays
from motherlode.games.tunnels.way import card_in_hand

if TYPE_CHECKING:
    from motherlode.games.saboteur.rulebook import SaboteurRulebook
    from motherlode.games.saboteur.state import SaboteurState

NEXT = "pathfinder-next"
FIRST = 1
CARDS = 2


def own_lays(state: SaboteurState, seat: int) -> list[Action]:
    return priced_lays(state, seat, distinct(state.hands[seat]))


def count_own(state: SaboteurState, seat: int) -> int:
    """How many they are, with every way to pay."""
    kinds = distinct(state.hands[seat])
    return count_priced(state, seat, kinds) if is_priced(state) else count_lays(state, seat, kinds)


def own_lay(state: SaboteurState, seat: int, kinds: bytes, number: int) -> Action:
    """One of them by its number."""
    return priced_lay(state, seat, kinds, number) if is_priced(state) else lay(state, seat, kinds, number)


def has_cards(state: SaboteurState, seat: int) -> bool:
    """WC22-04: two tunnel cards."""
    hand, limit, tunnels = state.hands[seat], state.rules.tunnel_kinds, 0
    for kind in hand:
        if kind < limit:
            tunnels += 1
    return tunnels >= CARDS


def can_lay_alone(state: SaboteurState, seat: int) -> bool:
    """Whether any of his tunnel cards has a place that he can pay for himself."""
    kinds, price = distinct(state.hands[seat]), state.rules.price
    count = count_lays(state, seat, kinds)
    if price is not None and price.is_due(state):
        for cell in price.cells(state):
            if not price.paid_alone(state, seat, cell):
                count -= count_on(state, seat, kinds, place_of(cell))
    return count > 0


class PathfinderCard(ActionCard["SaboteurState"]):
    word = "pathfinder"
    lasts = True

    def plays(self, state: SaboteurState, seat: int) -> list[Action]:
        return [PLAY] if self.count(state, seat) else []

    def count(self, state: SaboteurState, seat: int) -> int:
        return 1 if state.may_lay(seat) and has_cards(state, seat) and can_lay_alone(state, seat) else 0

    def verify(self, state: SaboteurState, seat: int, action: Action) -> None:
        require_can_lay(state, seat, "WC22-03")
        objection = self._objection(state, seat)
        if objection is not None:
            raise objection

    def _objection(self, state: SaboteurState, seat: int) -> IllegalAction | None:
        """WC22-04: two tunnel cards, and a place for one of them that he can pay for himself."""
        if not has_cards(state, seat):
            return IllegalAction("too-few-tunnels", ("WC22-04",), {"count": CARDS})
        if not can_lay_alone(state, seat):
            return IllegalAction("no-place", ("WC22-04",))
        return None

    def resolve(self, state: SaboteurState, seat: int, action: Action) -> None:
        """XM-05: each tunnel card laid gives one card to draw."""
        state.draws = 0
        state.ask(LayOne.kind, seat, FIRST)


PLAY = Move(play=PathfinderCard.word)


class LayOne(Question["SaboteurState"]):
    """WC22-06: a tunnel card must be laid if one can; he may stop where only others could pay the price.

    XM-05: who lays none draws one card; a chest that the first card opened may take that draw away (CHEST-50).
    """

    kind = "pathfinder"
    open_data = True

    def options(self, state: SaboteurState, seat: int, data: Any) -> dict[str, Any]:
        words, faces = state.rules.words, state.rules.faces
        options: dict[str, Any] = {"card": data, "lay": {}, "stop": self._may_stop(own_lays(state, seat))}
        for move in {(move["lay"], move["at"]): move for move in own_lays(state, seat)}.values():
            card = words[faces.kinds[faces.by_word[move["lay"]]]]
            options["lay"].setdefault(card, {}).setdefault(move["lay"], []).append(move["at"])
        price = state.rules.price
        cells = dict.fromkeys(move["at"] for move in own_lays(state, seat))
        return options if price is None else options | price.bills(state, seat, cells)

    def _may_stop(self, moves: list[Action]) -> bool:
        return all("payers" in move for move in moves)

    def legal(self, state: SaboteurState, seat: int, data: Any) -> list[Action]:
        moves = own_lays(state, seat)
        stop: list[Action] = [{"choose": {"stop": True}}] if self._may_stop(moves) else []
        return [{"choose": dict(move)} for move in moves] + stop

    def count(self, state: SaboteurState, seat: int, data: Any) -> int:
        """The lays are counted, and stopping where he can lay none by himself."""
        return count_own(state, seat) + (0 if can_lay_alone(state, seat) else 1)

    def action(self, state: SaboteurState, seat: int, data: Any, number: int) -> Action:
        kinds = distinct(state.hands[seat])
        if number < count_own(state, seat):
            return {"choose": dict(own_lay(state, seat, kinds, number))}
        return {"choose": {"stop": True}}

    def by_lot(self, state: SaboteurState, seat: int, data: Any, rng: Rng) -> Action:
        return self.action(state, seat, data, rng.below(self.count(state, seat, data)))

    def verify(self, state: SaboteurState, seat: int, action: Action, data: Any) -> Action:
        choice = action.get("choose")
        if action.keys() != {"choose"} or not isinstance(choice, dict):
            raise IllegalAction("unknown-action", arguments={"field": "choose"})
        if "stop" in choice:
            if choice != {"stop": True} or not self._may_stop(own_lays(state, seat)):
                raise IllegalAction("must-lay", ("WC22-06",))
            return {"choose": {"stop": True}}
        card_in_hand(state, seat, choice.get("lay"))
        return {"choose": verify_lay(state, seat, choice)}

    def answer(self, state: SaboteurState, seat: int, action: Action, data: Any) -> None:
        rules, move = state.rules, action["choose"]
        if "stop" in move:
            if data == FIRST:
                state.draws = 1
            if state.aloud:
                state.tell("stopped", seat=seat)
            return
        if rules.price is not None and rules.price.asks_first(state, seat, move, (self.kind, (seat,), data)):
            return
        kind = rules.faces.kinds[rules.faces.by_word[move["lay"]]]
        state.hands[seat].remove(kind)
        state.memory.moved(in_hand(seat), OPEN, kind)
        state.play.declare(seat, kind, move)
        state.draws += 1
        if data < CARDS:
            state.then(NEXT)
        state.stack += rules.courses["lay-within"].frames

    def default(self, state: SaboteurState, seat: int, data: Any) -> Action:
        return next(action for action in self.legal(state, seat, data) if "payers" not in action["choose"])


def lay_next(state: SaboteurState) -> None:
    """WC22-05, WC22-06: the second card, after all that the first one set off, if any has a place."""
    if count_own(state, state.turn):
        state.ask(LayOne.kind, state.turn, CARDS)


class Stopped(TypedDict):
    seat: int


class PathfinderOptions(TypedDict):
    card: int
    lay: Lays
    stop: bool


class Pathfinder(Module["SaboteurRulebook"]):
    id = "pathfinder"
    forms = Forms(events={"stopped": (Stopped,)}, decisions={"pathfinder": (PathfinderOptions,)})
    says_changes = True

    def write(self, rules: SaboteurRulebook) -> None:
        rules.add_action(PathfinderCard())
        rules.add_question(LayOne())
        rules.add_step(NEXT, lay_next)
