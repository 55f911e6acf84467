"""Deals of the base game written small, and moves tried in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log
from typing import Any, Final

from motherlode.bots.adept import temper
from motherlode.bots.adept.dealt import SABOTEUR, prior_of
from motherlode.bots.adept.hoarding import Hoarding
from motherlode.bots.adept.spots import SIZE, TALL, spot_of
from motherlode.bots.adept.walk import Deed
from motherlode.bots.foresight.cards import NO_FACE, cards_of
from motherlode.bots.foresight.ground import RIM
from motherlode.bots.foresight.holdings import LOT, Holdings
from motherlode.bots.foresight.omissions import go_back, omitted
from motherlode.bots.foresight.regulars import Regulars, Style
from motherlode.bots.foresight.slate import HAND, KINDS, NEUTRAL
from motherlode.core.types import Action
from motherlode.games.tunnels.cells import read_cell

AT_ONCE: Final = 30000
"""Farther from the gold, in hundredths of a card, than anybody ever is."""
ANY: Final = bytes([LOT]) * KINDS
"""A card that may be any, each as likely as it is there."""


def suspect_of(chance: float) -> int:
    """A suspicion in twentieths of log-odds, as a slate has it."""
    chance = min(max(chance, 0.012), 0.988)
    return round(NEUTRAL + 20 * log(chance / (1 - chance)))


def digs_at(pace: float) -> int:
    """How much of a digger somebody is who digs so many cards in a turn, in hundredths."""
    return round(100 * min(1.0, pace / temper.DIGGER))


def _rimmed() -> bytes:
    """The faces of a maze without cards."""
    wide = SIZE // TALL
    on_rim = [column in (0, wide - 1) or row in (0, TALL - 1) for column in range(wide) for row in range(TALL)]
    return bytes(RIM if rim else 0 for rim in on_rim)


RIMMED: Final = _rimmed()


def is_plain(modules: Sequence[str]) -> bool:
    """Whether a table with these modules has nothing that a slate does not know."""
    return not modules


class Sketches:
    """What is the same in all deals from one view; the last deal is kept as it was written."""

    def __init__(
        self,
        rules: Any,
        me: int,
        table: Sequence[float],
        pace: Sequence[float],
        last: Mapping[int, Deed],
        hoards: Hoarding,
    ) -> None:
        """`table` is how suspect everybody is to the table, `pace` how many cards everybody digs in a turn, `last` what
        each seat did last, `hoards` what I keep for later as a saboteur."""
        self._rules, self._me = rules, me
        self._suspects = bytes(map(suspect_of, table))
        self._digs = bytes(map(digs_at, pace))
        self._last = last
        self._written, self._played, self._then = (blank(rules, len(table), len(rules.goal_cells)) for _ in range(3))
        self._own, self._bold = Style(prior_of(rules), hoards), boldly(rules)
        self._holdings: Holdings | None = None
        self._rows: dict[tuple[int, str | None, int], bytes] = {}
        self._deal: Any = None
        self._gold = b""

    def after(self, deal: Any, seat: int, action: Action, aim: int, seed: int) -> int:
        return self._gained(deal, seat, action, aim, seed, self._own)

    def after_boldly(self, deal: Any, seat: int, action: Action, aim: int, seed: int) -> int:
        """The same if the seat neither waits nor hides nor keeps anything for later from then on."""
        return self._gained(deal, seat, action, aim, seed, self._bold)

    def hands(self, deal: Any, aim: int) -> list[tuple[bytes, bytes]]:
        """For each seat, with the roles of a deal, how likely it holds each kind of card, in parts of `LOT`: as such
        hands are kept, and with what was not done besides."""
        slate = self._written
        write(slate, deal, aim, self._suspects, self._digs)
        kept = [self._held(slate).of_hand(role, slate.broken[seat]) for seat, role in enumerate(deal.roles)]
        return [(row, self._row(deal, slate, seat)) for seat, row in enumerate(kept)]

    def _gained(self, deal: Any, seat: int, action: Action, aim: int, seed: int, style: Style) -> int:
        if deal is not self._deal:
            self._write(deal, aim, seed)
            self._deal = deal
        slate = self._played
        slate.copy_from(self._written)
        apply(slate, deal, seat, action)
        slate.me, slate.own = seat, style
        slate.play_on((seat + slate.direction + slate.players) % slate.players, seed)
        return slate.gained(seat, self._gold)

    def _write(self, deal: Any, aim: int, seed: int) -> None:
        slate = self._written
        write(slate, deal, aim, self._suspects, self._digs)
        slate.luck = (seed & 0x7FFFFFFF) | 1
        self._deal_as_held(slate, deal)
        miners = sum(role != SABOTEUR for role in deal.roles)
        self._gold = bytes(sorted(deal.gold_deck[-miners:], reverse=True)).ljust(miners, b"\0")

    def _deal_as_held(self, slate: Regulars, deal: Any) -> None:
        """Deals what I have not seen anew, as it is held and thrown away by who has the roles of this deal. The card
        that somebody drew last may be any."""
        me, players = self._me, slate.players
        thrown = [
            (kind, known.bit_length() - 1)
            for kind, known in zip(deal.pile, deal.pile_known, strict=True)
            if known > 0 and not known >> me & 1
        ]
        others = [seat for seat in range(players) if seat != me]
        pool = bytearray(deal.deck)
        pool += bytes(kind for seat in others for kind in deal.hands[seat]) + bytes(kind for kind, _ in thrown)
        any_card = players + 2
        slots, owners = bytearray(), bytearray([*range(players), players, players])
        for seat in others:
            drew = bool(deal.hands[seat] and deal.deck and seat in self._last)
            slots += bytes([seat] * (len(deal.hands[seat]) - drew))
            slots += bytes([any_card + seat] * drew)
        slots += bytes(players + (deal.roles[seat] == SABOTEUR) for _, seat in thrown)
        owners += bytes(range(players))
        rows = [self._row(deal, slate, seat) for seat in range(players)]
        rows += [self._held(slate).of_thrown(role).ljust(KINDS, b"\0") for role in (None, SABOTEUR)]
        rows += [ANY] * players
        for seat in others:
            slate.sizes[seat] = 0
        slate.redeal(pool, len(pool), bytes(slots), bytes(owners), b"".join(rows))

    def _held(self, slate: Regulars) -> Holdings:
        if self._holdings is None:
            self._holdings = Holdings(self._rules, slate.cards, slate.cards_left() / 100)
        return self._holdings

    def _row(self, deal: Any, slate: Regulars, seat: int) -> bytes:
        """How likely a seat has held each kind of card since before its last turn."""
        key = seat, deal.roles[seat], slate.gold
        if key not in self._rows:
            row = self._held(slate).of_hand(deal.roles[seat], slate.broken[seat])
            shares = self._omitted(deal, slate, seat)
            row = bytes(max(weight * share // LOT, 1) for weight, share in zip(row, shares, strict=True))
            self._rows[key] = row.ljust(KINDS, b"\0")
        return self._rows[key]

    def _omitted(self, deal: Any, slate: Regulars, seat: int) -> bytes:
        deed = self._last.get(seat)
        if deed is None or seat == self._me:
            return bytes([LOT]) * len(self._rules.words)
        self._then.copy_from(slate)
        if not go_back(self._then, RIMMED, seat, deed):
            return bytes([LOT]) * len(self._rules.words)
        return omitted(self._then, deal.rules, seat, deed)


def blank(rules: Any, players: int, goals: int) -> Regulars:
    return Regulars(cards_of(rules), players, goals, prior_of(rules), list(rules.dwarfs).count(SABOTEUR))


def boldly(rules: Any) -> Style:
    """Of somebody who neither waits nor hides nor keeps anything for later."""
    style = Style(prior_of(rules))
    style.wait, style.hiding, style.strike_at = 0, 0, AT_ONCE
    return style


def write(slate: Regulars, deal: Any, aim: int, suspects: bytes, digs: bytes) -> None:
    """A deal, with where those dig who do not know better, what the table thinks of everybody (`suspect_of`), and how
    much of a digger everybody has been (`digs_at`)."""
    slate.direction, slate.completer = deal.direction, -1
    faces, closed = bytearray(RIMMED), bytearray(SIZE)
    for cell, face in deal.board.cards.items():
        spot = spot_of(cell)
        if spot:
            faces[spot] = face + 1
    slate.start = spot_of(next(iter(deal.board.sources)))
    diggers = sum(1 << seat for seat, role in enumerate(deal.roles) if role != SABOTEUR)
    cards = deal.rules.goal_cards
    for number, (cell, goal) in enumerate(deal.goals.items()):
        card, spot = cards[goal.card], spot_of(cell)
        slate.goal_cells[number] = spot
        slate.goal_faces[number] = deal.rules.face(card.shape_lying(goal.turned))
        slate.shown[number] = goal.open or bool(goal.known & diggers)
        if not goal.open:
            closed[spot] = 1
        if card.name == "gold":
            slate.gold = spot
    slate.faces[:], slate.closed[:] = faces, closed
    slate.aim = spot_of(aim)
    for seat, hand in enumerate(deal.hands):
        slate.sizes[seat] = len(hand)
        slate.hands[seat * HAND : seat * HAND + len(hand)] = bytes(hand)
        slate.blocks[seat] = deal.roles[seat] == SABOTEUR
        slate.suspect[seat] = suspects[seat]
        slate.digs[seat] = digs[seat]
        slate.broken[seat] = 0
        for kind in deal.fronts.cards[seat]:
            slate.broken[seat] |= slate.cards.tools[kind]
    slate.deck[: len(deal.deck)] = bytes(deal.deck)
    slate.deck_left = len(deal.deck)
    slate.all_cards = len(deal.rules.deck)


def apply(slate: Regulars, deal: Any, seat: int, action: Action) -> None:
    """A move of a seat in a deal that is written there."""
    rules = deal.rules
    slate.follow()
    if "pass" in action:
        for word in action["pass"]:
            slate.throw(seat, rules.kinds[word])
    elif "lay" in action:
        face = rules.face(action["lay"])
        spot = spot_of(read_cell(action["at"]))
        if spot:
            slate.do(seat, rules.faces.kinds[face], spot, face)
        else:
            slate.throw(seat, rules.faces.kinds[face])
    else:
        card = rules.kinds[action["play"]]
        slate.do(seat, card, _place(deal, action), NO_FACE)


def _place(deal: Any, action: Action) -> int:
    if "on" in action:
        return int(action["on"])
    if "goal" in action:
        return list(deal.goals).index(read_cell(action["goal"]))
    return spot_of(read_cell(action["at"]))
