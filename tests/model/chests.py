"""What lies in treasure chests (CHEST-38 to CHEST-76)."""

from __future__ import annotations

from tests.model.maze import Cell, beside, cell

LATE = ("no-draw", "extra-draw", "steal", "dig")
"""CHEST-38 to CHEST-72: effects at the end of the turn."""


class Chests:
    """The part of a turn that chests change."""

    def _chest_nugget(self) -> None:
        """CHEST-38, CHEST-39: of a gold card nobody knows the value."""
        if self.view["gold"]["deck"]:
            self.unsure_gold.add(self.seat)
        else:
            self.gold[self.seat] += 1

    def _chest_map_ban(self) -> None:
        self.map_ban = True

    def _chest_goal_shift(self) -> None:
        """CHEST-51 to CHEST-53."""
        closed = [place for place in self.faces if place in self.maze.closed and self.is_free(beside(place, "E"))]
        if not closed:
            return
        chosen = self.one_of("goal", closed)
        place = cell(chosen) if isinstance(chosen, str) else chosen
        further = beside(place, "E")
        self.faces[further] = self.faces.pop(place)
        self.maze.goals = self.maze.goals - {place} | {further}
        self.maze.closed = self.maze.closed - {place} | {further}

    def is_free(self, place: Cell) -> bool:
        full = set(self.maze.cards) | self.maze.closed | self.maze.room
        return place not in full and all(cell(dwarf["cell"]) != place for dwarf in self.dwarfs)

    def _chest_inspect(self) -> None:
        others = [seat for seat in range(len(self.hands)) if seat != self.seat]
        self.one_of("on", others)

    def _chest_salvage(self) -> None:
        """CHEST-67 to CHEST-70: the pile is shuffled, so nobody can foretell it."""
        if not self.pile:
            return
        self.late.append("salvage")
        known = [word for word in self.pile if word]
        kept = self.answer("card") if len(self.pile) > 1 else self.pile[0]
        if kept is None:
            self.hands[self.seat].more += 1
        else:
            self.hands[self.seat].sure[kept] += 1
        assert kept in known or None in self.pile
        self.pile = [None] * (len(self.pile) - 1)

    def _chest_mill(self) -> None:
        """CHEST-72, CHEST-73."""
        gone = min(5, self.deck)
        self.deck -= gone
        self.pile += [None] * gone

    def _late_no_draw(self) -> None:
        self.draws -= 1

    _late_salvage = _late_no_draw

    def _late_extra_draw(self) -> None:
        self.draws += 1

    def _late_steal(self) -> None:
        """CHEST-59 to CHEST-61."""
        others = [seat for seat, hand in enumerate(self.hands) if seat != self.seat and hand.size]
        if others:
            victim = self.one_of("on", others)
            self.hands[victim].unsure += 1
            self.hands[self.seat].more += 1
            self.draws -= 1

    def _late_dig(self) -> None:
        """CHEST-62 to CHEST-64."""
        taken = min(3, self.deck)
        if not taken:
            return
        kept = self.answer("card") if taken > 1 else None
        if kept is None:
            self.hands[self.seat].more += 1
        else:
            self.hands[self.seat].sure[kept] += 1
        self.deck -= taken
        self.pile += [None] * (taken - 1)
        self.draws -= 1
