# cython: boundscheck=False, wraparound=False
"""A round of the base game written small: rows of bytes that are cheap to copy and to play on.

It is a model of a round, not the rules: cells beyond the part of the maze that is looked at do not exist, and a goal
that turns out to be a stone lies as it was dealt.
"""

from __future__ import annotations

from motherlode.bots.foresight.cards import AIMED_ZERO, BREAKS, COLLAPSES, LOOKS, MENDS, NO_FACE, Cards
from motherlode.bots.foresight.ground import LOST, Ground

CHANGE = 3
"""A change of fewer tenths of a card is none to who watches."""
SEATS = 12
HAND = 8
"""The most cards that somebody holds."""
KINDS = 64
"""More than there are kinds of cards."""
SURE, TRIES = 64, 60
"""A card with this weight is taken as soon as it comes up; after so many others any card is."""
HELPED, HELPED_MOST, IDLE, HARMED, HARMED_EACH, HARMED_MOST = -9, 15, 6, 12, 16, 25
BROKE, MENDED, PASSED, PASSED_EARLY = 5, -4, 2, 18
"""How deeds look, as in `temper.py`."""
WORD = 0xFFFFFFFF
"""All bits of what the luck is drawn from; by its name the compiler knows how wide it is."""
NEUTRAL = 90
"""Nothing is known of somebody; more is more suspect, in twentieths of log-odds."""


class Slate(Ground):
    """Who holds what, what lies where, and what the table thinks of everybody."""

    def __init__(self, cards: Cards, players: int, goals: int) -> None:
        super().__init__(cards)
        self.players, self.goals = players, goals
        self.direction, self.gold, self.aim = 1, 0, 0
        self.deck_left, self.all_cards = 0, 1
        self.completer = -1
        self.luck = 1
        self.hands, self.sizes = bytearray(SEATS * HAND), bytearray(SEATS)
        self.deck = bytearray(256)
        self.broken, self.blocks, self.suspect = bytearray(SEATS), bytearray(SEATS), bytearray(SEATS)
        self.digs = bytearray([100] * SEATS)
        """How much of a digger everybody has been so far, in hundredths."""
        self.goal_cells, self.goal_faces, self.shown = bytearray(8), bytearray(8), bytearray(8)

    def copy_from(self, other: Slate) -> None:
        """Becomes the same round, at the same moment."""
        self.direction, self.start, self.gold, self.aim = other.direction, other.start, other.gold, other.aim
        self.deck_left, self.all_cards, self.completer = other.deck_left, other.all_cards, other.completer
        self.faces[:], self.closed[:] = other.faces, other.closed
        self.hands[:], self.sizes[:], self.deck[:] = other.hands, other.sizes, other.deck
        self.broken[:], self.blocks[:], self.suspect[:] = other.broken, other.blocks, other.suspect
        self.digs[:] = other.digs
        self.goal_cells[:], self.goal_faces[:], self.shown[:] = other.goal_cells, other.goal_faces, other.shown

    def below(self, limit: int) -> int:
        """A number from 0 up to, not including, `limit`, which is at most 256."""
        luck = self.luck
        luck ^= (luck << 13) & WORD
        luck ^= luck >> 17
        luck ^= (luck << 5) & WORD
        self.luck = luck
        return ((luck >> 8) * limit) >> 24

    def redeal(self, pool: bytearray, left: int, slots: bytes, owners: bytes, rows: bytes) -> None:
        """Deals so many unseen cards anew, each slot by its row: how likely a card is that comes up, in parts of
        `SURE`. A slot is one more card of the hand of its owner; what has none was thrown away; the rest is the deck.
        The pool is used up."""
        hands, sizes = self.hands, self.sizes
        for slot in slots:
            place, tries = self.below(left), 1
            while self.below(SURE) >= rows[slot * KINDS + pool[place]] and tries < TRIES:
                place, tries = self.below(left), tries + 1
            owner = owners[slot]
            if owner < self.players:
                hands[owner * HAND + sizes[owner]] = pool[place]
                sizes[owner] += 1
            left -= 1
            pool[place] = pool[left]
        self.deck[:left] = pool[:left]
        self.deck_left = left

    # ---- where to dig

    def follow(self) -> None:
        """What the tunnels reach is turned over; then it is seen where to dig next."""
        reached = self.flood()
        while reached and reached != self.gold:
            self.closed[reached] = 0
            for goal in range(self.goals):
                if self.goal_cells[goal] == reached:
                    self.faces[reached] = self.goal_faces[goal] + 1
                    self.shown[goal] = 1
            reached = self.flood()
        self.completer = 0 if reached else -1
        self.take_aim()
        self.survey()

    def take_aim(self) -> None:
        """The gold if those who dig know it, else where they think it is."""
        hidden, gold_is_seen, aim_is_open, other = 0, 0, 0, 0
        for goal in range(self.goals):
            cell = self.goal_cells[goal]
            if not self.shown[goal]:
                hidden += 1
                if cell == self.aim:
                    aim_is_open = 1
                elif not other:
                    other = cell
            elif cell == self.gold:
                gold_is_seen = 1
        if gold_is_seen or hidden <= 1:
            self.target = self.gold
        elif aim_is_open:
            self.target = self.aim
        else:
            self.target = other

    def doubt(self) -> int:
        """How little those who dig know of where the gold is, in hundredths."""
        hidden = 0
        for goal in range(self.goals):
            if self.shown[goal]:
                if self.goal_cells[goal] == self.gold:
                    return 0
            else:
                hidden += 1
        return 0 if hidden <= 1 else (63 if hidden == 2 else 100)

    # ---- what is done

    def spend(self, seat: int, card: int) -> None:
        """A card leaves a hand, and another one is drawn."""
        hands, place, size = self.hands, seat * HAND, self.sizes[seat]
        last = place + size - 1
        while place <= last and hands[place] != card:
            place += 1
        if place > last:
            return
        if self.deck_left:
            self.deck_left -= 1
            hands[place] = self.deck[self.deck_left]
        else:
            hands[place] = hands[last]
            self.sizes[seat] = size - 1

    def lay(self, seat: int, card: int, cell: int, face: int) -> None:
        before = self.nearest
        self.faces[cell] = face + 1
        self.follow()
        if self.completer >= 0:
            self.completer = seat
        self.watch(seat, self.look_of_lay(card, before - self.nearest), before)
        self.spend(seat, card)

    def collapse(self, seat: int, card: int, cell: int) -> None:
        before = self.nearest
        self.faces[cell] = 0
        self.follow()
        self.watch(seat, self.look_of_change(before - self.nearest), before)
        self.spend(seat, card)

    def look(self, seat: int, card: int, goal: int) -> None:
        """What a miner sees he tells; what a saboteur sees stays with him."""
        if not self.blocks[seat] and not self.shown[goal]:
            self.shown[goal] = 1
            before = self.target
            self.take_aim()
            if self.target != before:
                self.survey()
        self.spend(seat, card)

    def hinder(self, seat: int, card: int, other: int) -> None:
        self.watch(seat, self.look_of_breaking(other), self.nearest)
        self.broken[other] |= self.cards.tools[card]
        self.spend(seat, card)

    def mend(self, seat: int, card: int, other: int) -> None:
        if other != seat:
            self.watch(seat, MENDED - (self.cards.aimed[self.suspect[other]] - AIMED_ZERO), self.nearest)
        tools = self.broken[other] & self.cards.tools[card]
        self.broken[other] &= ~(tools & -tools)
        self.spend(seat, card)

    def throw(self, seat: int, card: int) -> None:
        if not self.broken[seat]:
            self.watch(seat, self.look_of_pass(self.cards_left()), self.nearest)
        self.spend(seat, card)

    # ---- how it looks, in twentieths of log-odds

    def look_of_lay(self, card: int, gain: int) -> int:
        return self.cards.look[card] + self.look_of_change(gain)

    def look_of_change(self, gain: int) -> int:
        """Of the maze, which brings the gold so many tenths of a card nearer."""
        if gain >= CHANGE:
            return HELPED * min(gain, HELPED_MOST) // 10
        return IDLE if gain > -CHANGE else HARMED + HARMED_EACH * min(-gain, HARMED_MOST) // 10

    def look_of_breaking(self, other: int) -> int:
        return BROKE + self.cards.aimed[self.suspect[other]] - AIMED_ZERO

    def look_of_pass(self, left: int) -> int:
        return PASSED + (PASSED_EARLY * (left - 60) // 40 if left > 60 else 0)

    def cards_left(self) -> int:
        """The share of the cards of the round that are still to be played, in hundredths."""
        left = self.deck_left
        for seat in range(self.players):
            left += self.sizes[seat]
        return left * 100 // self.all_cards

    def watch(self, seat: int, look: int, left: int) -> None:
        """The table thinks something of what somebody did, with so much left to the gold."""
        look = look * self.cards.telling[min(left, LOST)] // 100
        self.suspect[seat] = min(max(self.suspect[seat] + look, 0), 2 * NEUTRAL)

    def do(self, seat: int, card: int, place: int, face: int) -> None:
        """A card is used as its kind is used: on a cell, on a seat or on a goal."""
        what = self.cards.what[card]
        if face != NO_FACE:
            self.lay(seat, card, place, face)
        elif what == BREAKS:
            self.hinder(seat, card, place)
        elif what == MENDS:
            self.mend(seat, card, place)
        elif what == COLLAPSES:
            self.collapse(seat, card, place)
        elif what == LOOKS:
            self.look(seat, card, place)
