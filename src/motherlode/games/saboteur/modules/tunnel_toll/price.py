# cython: boundscheck=False, nonecheck=False
"""Paying the toll: by the layer, or by another who agrees (TOLL-19 to TOLL-34)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import TYPE_CHECKING, Any

from motherlode.core.course import Stride
from motherlode.core.decision import Asked, Question
from motherlode.core.ends import put_last
from motherlode.core.errors import IllegalAction
from motherlode.core.move import Move
from motherlode.core.numbers import Row
from motherlode.core.rng import Rng
from motherlode.core.types import Action
from motherlode.games.saboteur.gold_knowledge import nuggets_moved
from motherlode.games.saboteur.modules.tunnel_toll.dwarfs import (
    KEY,
    PAYERS,
    Dwarf,
    Offer,
    leave,
    standing_at,
    toll,
)
from motherlode.games.tunnels.cells import read_cell
from motherlode.games.tunnels.choosing import Choice
from motherlode.games.tunnels.family_cards import named_cell, place_in
from motherlode.games.tunnels.laid import last_laid
from motherlode.games.tunnels.laying import kind_laid
from motherlode.games.tunnels.memory import in_hand
from motherlode.games.tunnels.places import cell_of
from motherlode.games.tunnels.placing import Price
from motherlode.games.tunnels.seats import how_many, nth_seat

if TYPE_CHECKING:
    from motherlode.games.saboteur.state import SaboteurState


class ForgetAsked(Stride):
    """TOLL-28: the next turn begins afresh."""

    def take(self, state: SaboteurState) -> None:
        table: SaboteurState = state
        kept = toll(table)
        if len(kept.asked):
            kept.forget_asked()
            if table.aloud:
                table.touch("extra")


def due(dwarfs: list[Dwarf], payers: list[int], seat: int) -> int:
    """What a seat would pay: nothing to itself (TOLL-24, TOLL-30)."""
    count = 0
    for place, dwarf in enumerate(dwarfs):
        if payers[place] == seat and dwarf.owner != seat:
            count += 1
    return count


def refusal(objection: str, dwarf: Dwarf, payer: int) -> IllegalAction:
    """What speaks against a payer, with its clause."""
    refusals = (
        IllegalAction("own-dwarf", ("TOLL-24",), {"dwarf": dwarf.number}),
        IllegalAction("toll-asked", ("TOLL-28",), {"seat": payer}),
        IllegalAction("payer-without-gold", ("TOLL-29",), {"seat": payer}),
    )
    return next(refusal for refusal in refusals if refusal.code == objection)


def rich(state: SaboteurState) -> int:
    """Who has any gold, as a mask."""
    seats, all_cards, balance = 0, state.gold_cards, state.balance
    for seat in range(len(balance)):
        cards = all_cards[seat]
        nuggets = balance[seat]
        if state.gold(seat) > 0 if len(cards) else nuggets > 0:
            seats |= 1 << seat
    return seats


def payers_of(state: SaboteurState, seat: int, dwarf: Dwarf) -> int:
    """Who can pay for a single dwarf in the way of a seat, as a mask: nobody but the seat where it is its own, and the
    seat itself only if it has gold; `Toll` says why others cannot be asked."""
    if dwarf.owner == seat:
        return 1 << seat
    payers, kept = rich(state), toll(state)
    others = payers | 1 << dwarf.owner
    if len(kept.asked):
        for payer in range(len(state.hands)):
            if others >> payer & 1 and kept.was_asked(payer, dwarf):
                others &= ~(1 << payer)
    return others & ~(1 << seat) | payers & 1 << seat


class Toll(Price["SaboteurState"]):
    fields = frozenset({PAYERS})

    def is_due(self, state: SaboteurState) -> bool:
        table: SaboteurState = state
        return len(toll(table).standing) > 0

    def cells(self, state: SaboteurState, lifted: int | None = None) -> list[int]:
        return [*dict.fromkeys([dwarf.cell for dwarf in toll(state).standing if dwarf.carrier != lifted])]

    def places(self, state: SaboteurState) -> Row[int]:
        return toll(state).places

    def ways(self, state: SaboteurState, seat: int, cell: int, lifted: int | None = None) -> list[Action]:
        return self._ways(state, seat, standing_at(state, cell, lifted), state.riches())

    def count(self, state: SaboteurState, seat: int, cell: int, lifted: int | None = None) -> int:
        """Mostly a single dwarf stands there."""
        dwarfs = standing_at(state, cell, lifted)
        if len(dwarfs) == 1:
            return how_many(payers_of(state, seat, dwarfs[0]))
        return len(self.ways(state, seat, cell, lifted))

    def nth(self, state: SaboteurState, seat: int, cell: int, number: int) -> Action:
        dwarfs = standing_at(state, cell)
        if len(dwarfs) > 1:
            return self.ways(state, seat, cell)[number]
        payer = nth_seat(payers_of(state, seat, dwarfs[0]), number)
        return {} if payer == seat else {PAYERS: [payer]}

    def paid_alone(self, state: SaboteurState, seat: int, cell: int) -> bool:
        """TOLL-25: what others are owed is in his own purse."""
        owed = 0
        for dwarf in standing_at(state, cell):
            if dwarf.owner != seat:
                owed += 1
        return owed <= state.gold(seat)

    def bills(self, state: SaboteurState, seat: int, cells: Iterable[str], lifted: int | None = None) -> dict[str, Any]:
        blocking = {cell: standing_at(state, read_cell(cell), lifted) for cell in cells}
        return {PAYERS: {cell: self._bill(state, seat, dwarfs) for cell, dwarfs in blocking.items() if dwarfs}}

    def _bill(self, state: SaboteurState, seat: int, dwarfs: list[Dwarf]) -> dict[str, Any]:
        """Ways that ask few others come first."""
        ways = [ways.get(PAYERS, [seat] * len(dwarfs)) for ways in self._ways(state, seat, dwarfs, state.riches())]
        return {
            "dwarfs": [{"dwarf": dwarf.number, "owner": dwarf.owner} for dwarf in dwarfs],
            "ways": sorted(ways, key=lambda payers: len({*payers} - {seat})),
        }

    def _ways(self, state: SaboteurState, seat: int, dwarfs: list[Dwarf], gold: list[int]) -> list[Action]:
        candidates = [
            [payer for payer, has in enumerate(gold) if not self._objection(state, seat, dwarf, payer, has > 0)]
            if dwarf.owner != seat
            else [seat]
            for dwarf in dwarfs
        ]
        ways = [[*payers] for payers in product(*candidates)]
        if gold[seat] < len(dwarfs):
            ways = [payers for payers in ways if due(dwarfs, payers, seat) <= gold[seat]]
        return [self._written(seat, payers) for payers in ways]

    def _written(self, seat: int, payers: list[int]) -> Action:
        return {} if payers.count(seat) == len(payers) else {PAYERS: payers}

    def _objection(self, state: SaboteurState, seat: int, dwarf: Dwarf, payer: int, rich: bool) -> str:
        """Why a seat cannot be asked to pay. TOLL-29: only whether it has gold at all decides it."""
        if payer == seat:
            return ""
        if dwarf.owner == seat:
            return "own-dwarf"
        if toll(state).was_asked(payer, dwarf):
            return "toll-asked"
        return "" if payer == dwarf.owner or rich else "payer-without-gold"

    def verify(self, state: SaboteurState, seat: int, action: Action, where: str, lifted: int | None = None) -> Action:
        dwarfs = standing_at(state, named_cell(action, where), lifted)
        payers = action.get(PAYERS, [seat] * len(dwarfs))
        seats = range(state.setup.players)
        if not isinstance(payers, list) or any(isinstance(payer, bool) or payer not in seats for payer in payers):
            raise IllegalAction("unknown-action", arguments={"field": PAYERS})
        if len(payers) != len(dwarfs):
            raise IllegalAction("wrong-payers", ("TOLL-23", "TOLL-31"), {"count": len(dwarfs)})
        for dwarf, payer in zip(dwarfs, payers, strict=True):
            objection = self._objection(state, seat, dwarf, payer, state.gold(payer) > 0)
            if objection:
                raise refusal(objection, dwarf, payer)
        if due(dwarfs, payers, seat) > state.gold(seat):
            raise IllegalAction("toll-unpaid", ("TOLL-25", "TOLL-23"), {"nuggets": due(dwarfs, payers, seat)})
        return self._written(seat, payers)

    def asks_first(self, state: SaboteurState, seat: int, action: Action, frame: Asked) -> bool:
        """TOLL-27: who is named has to agree before the card is declared."""
        if type(action) is Move:
            return False
        kept = toll(state)
        offer, kept.offer = kept.offer, None
        if PAYERS not in action:
            return False
        others: list[int] = []
        for payer in action[PAYERS]:
            if payer != seat and payer not in others:
                others.append(payer)
        if not others or (offer is not None and not offer.left):
            return False
        kept.offer = Offer(seat, dict(action), frame, others)
        rules = state.rules
        kind = kind_laid(rules.faces, action) if "lay" in action else rules.kinds[action["play"]]
        state.memory.all_remember(len(state.hands), in_hand(seat), kind)
        put_last(state.stack, ASKED[others[0]])
        if state.aloud:
            state.tell("toll-asked", seat=seat, **{word: value for word, value in action.items() if word != "play"})
        return True


MOST_PLAYERS = 16
ASKED: list[Asked] = [("pay-toll", (seat,), None) for seat in range(MOST_PLAYERS)]
"""How each seat is asked to pay."""


class PayToll(Choice["SaboteurState"]):
    """TOLL-26: the asked player is free to refuse."""

    kind = "pay-toll"
    word = "pay"
    clauses = ("TOLL-26", "TOLL-29")

    def act_by_lot(self, state: SaboteurState, seat: int, data: Any, rng: Rng) -> None:
        self.chosen(state, seat, rng.below(2 if self._can_pay(state, seat) else 1) > 0, data)

    def options(self, state: SaboteurState, seat: int, data: Any) -> dict[str, Any]:
        pairs = zip(*self._dwarfs(state), strict=True)
        owners = [dwarf.owner for dwarf, payer in pairs if payer == seat != dwarf.owner]
        return {**super().options(state, seat, data), "nuggets": self._due(state, seat), "owners": owners}

    def _dwarfs(self, state: SaboteurState) -> tuple[list[Dwarf], list[int]]:
        offer = toll(state).offer
        assert offer is not None
        action = offer.action
        cell = read_cell(action["at"] if "at" in action else action["to"])
        return standing_at(state, cell, last_laid(state) if "to" in action else None), action[PAYERS]

    def _due(self, state: SaboteurState, seat: int) -> int:
        dwarfs, payers = self._dwarfs(state)
        return due(dwarfs, payers, seat)

    def offered(self, state: SaboteurState, seat: int, data: Any) -> list[Any]:
        return [False, True] if self._can_pay(state, seat) else [False]

    def _can_pay(self, state: SaboteurState, seat: int) -> bool:
        return self._due(state, seat) <= state.gold(seat)

    def chosen(self, state: SaboteurState, seat: int, value: Any, data: Any) -> None:
        kept = toll(state)
        offer = kept.offer
        assert offer is not None
        dwarfs, payers = self._dwarfs(state)
        for place, dwarf in enumerate(dwarfs):
            if payers[place] == seat:
                kept.note_asked(seat, dwarf)
        if not value:
            kept.offer = None
            state.stack.append(offer.frame)
            self._tell(state, seat, pay=False)
            return
        left = offer.left[1:]
        kept.offer = Offer(offer.seat, offer.action, offer.frame, left)
        if left:
            put_last(state.stack, ASKED[left[0]])
            self._tell(state, seat, pay=True)
        else:
            if state.aloud:
                state.stack.append(offer.frame)
                self._tell(state, seat, pay=True)
                state.stack.pop()
            kind, _, frame_data = offer.frame
            question: Question[SaboteurState] = state.questions[kind]
            question.answer(state, offer.seat, answer_again(kind, offer.action), frame_data)

    def _tell(self, state: SaboteurState, seat: int, pay: bool) -> None:
        if state.aloud:
            state.tell("toll-answered", seat=seat, pay=pay)


def answer_again(kind: str, action: Action) -> Action:
    """The answer that the layer gave, in the form its question has."""
    return action if kind == "turn" else {"choose": action}


class TakeToll(Stride):
    def take(self, state: SaboteurState) -> None:
        table: SaboteurState = state
        if toll(table).standing:
            pay_toll(table)


def pay_toll(state: SaboteurState) -> None:
    """TOLL-20 to TOLL-24, TOLL-32: gold changes hands when the card really comes to lie there."""
    seat, action = state.play.seat, state.play.action
    dwarfs = standing_at(state, cell_of(place_in(action, "at")))
    if not dwarfs:
        return
    payers = action[PAYERS] if PAYERS in action else [seat] * len(dwarfs)
    for place, dwarf in enumerate(dwarfs):
        payer = payers[place]
        if payer != dwarf.owner:
            nuggets_moved(state, payer, -1)
            nuggets_moved(state, dwarf.owner, 1)
            if state.aloud:
                leave(state, [dwarf])
                state.tell("handed-over", seat=payer, to=dwarf.owner, nuggets=1, why=KEY)
    leave(state, dwarfs)
