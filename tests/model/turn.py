"""What one turn changes, from the clauses alone: given the table before it and everything that was answered in it.

What is drawn by chance is not foretold: a `Hand` says which cards are in it for sure, and how many more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.model.chests import LATE, Chests
from tests.model.hand import Hand
from tests.model.legal import View, laid_cells, nuggets, shape_key, standing
from tests.model.maze import Card, Cell, Maze, beside, card, cell, is_tunnel

Answer = tuple[int, dict[str, Any]]
STAY = ("broken-lamp", "broken-cart", "broken-pickaxe", "thief", "trap")


@dataclass
class Turn(Chests):
    view: View
    script: list[Answer]
    hides_veto: bool
    """Whether nobody can see a Veto in the discard pile (WC19-31)."""
    over: str = ""
    """`gold` or `spider` once one of them lies open."""
    completer: int | None = None
    draws: int = 0
    late: list[str] = field(default_factory=list)
    vetoer: int | None = None
    others_draw: list[int] = field(default_factory=list)
    refused: bool = False
    """Whether somebody would not pay, so that the player is asked for his turn again (TOLL-27)."""
    played: int | None = None
    """Who played a card last in this turn (XM-32)."""
    discarded: int | None = None

    def __post_init__(self) -> None:
        view = self.view
        self.seat: int = view["turn"]
        self.maze = Maze.of(view)
        self.faces = {cell(place): goal["face"] for place, goal in view["goals"].items()}
        self.treasures = {cell(place): treasure for place, treasure in view.get("treasures", {}).items()}
        self.hands = [Hand(Counter(hand)) for hand in view["hands"]]
        self.fronts = [list(front) for front in view["fronts"]]
        self.pile: list[str | None] = list(reversed(view["discard"]))
        """The top comes last; None is a card that nobody can foretell."""
        self.deck: int = view["deck"]
        self.direction = 1 if view["direction"] == "clockwise" else -1
        self.gold = [nuggets(view, seat) for seat in range(view["players"])]
        self.unsure_gold: set[int] = set()
        self.dwarfs = [dict(dwarf) for dwarf in standing(view)]
        self.roles: list[str | None] = list(view["roles"])
        self.leftover: list[str] = list(view["leftover"])
        self.map_ban: bool = view.get("map_ban", False)
        self.laid = laid_cells(view)
        self.used_postcard: bool = view.get("postcard", {}).get("used", False)
        self.play()

    # What was answered

    def next_is(self, word: str) -> bool:
        return bool(self.script) and word in self.script[0][1].get("choose", ())

    def answer(self, word: str) -> Any:
        _, action = self.script.pop(0)
        return action["choose"][word]

    def one_of(self, word: str, choices: list[Any]) -> Any:
        """A choice among one is no choice."""
        return choices[0] if len(choices) == 1 else self.answer(word)

    # The turn

    def play(self) -> None:
        _, action = self.script.pop(0)
        verb = next(iter(action))
        getattr(self, f"_{verb}")(action)
        if not self.over and not self.refused:
            self.end()

    def _pass(self, action: dict[str, Any]) -> None:
        """S2-108."""
        self.give_up(action["pass"])
        self.draws = len(action["pass"])

    def _remove(self, action: dict[str, Any]) -> None:
        """S2-101, S2-106."""
        self.give_up(action["discard"])
        self.take_from_front(self.seat, action["remove"])
        self.draws = 1

    def _toll(self, action: dict[str, Any]) -> None:
        """TOLL-06 to TOLL-15."""
        self.give_up([action["discard"]])
        dwarf = {"dwarf": action["toll"], "cell": action["at"], "side": action["side"], "owner": self.seat}
        self.dwarfs = sorted([*self.dwarfs, dwarf], key=lambda one: one["dwarf"])

    def _lay(self, action: dict[str, Any]) -> None:
        lying, place = card(action["lay"]), cell(action["at"])
        if not self.agree_to_pay(action):
            return
        printed = self.from_hand(lying)
        self.draws, self.played = 1, self.seat
        if self.is_vetoed(printed):
            return
        self.pay(place, action)
        self.put(place, lying)

    def _play(self, action: dict[str, Any]) -> None:
        word = action["play"]
        if word == "diversion" and not self.agree_to_pay(action):
            return
        self.hands[self.seat].lose(word)
        self.draws, self.played = 1, self.seat
        if self.is_vetoed(word):
            return
        self.effect_of(word)(action)
        if word not in STAY:
            self.pile.append(word)

    def effect_of(self, word: str) -> Callable[[dict[str, Any]], None]:
        if word in STAY:
            return self._do_front
        if word.startswith("fix-"):
            return self._do_fix
        effect: Callable[[dict[str, Any]], None] = getattr(self, "_do_" + word.replace("-", "_"))
        return effect

    def from_hand(self, lying: Card) -> str:
        hand = self.hands[self.seat]
        words = [
            word for word in +hand.sure if is_tunnel(word) and (card(word).same(lying) or card(word).turned.same(lying))
        ]
        hand.lose(words[0] if words else "")
        return words[0] if words else ""

    def give_up(self, words: list[str]) -> None:
        self.discarded = self.seat
        for word in words:
            self.hands[self.seat].lose(word)
            self.pile.append(word)
        if len(words) > 1:
            self.pile[-len(words) :] = [None] * len(words)

    def take_from_front(self, seat: int, word: str) -> None:
        self.fronts[seat].remove(word)
        self.pile.append(word)

    # Veto

    def window_opens(self) -> bool:
        """WC19-31."""
        others = [hand.size for seat, hand in enumerate(self.hands) if seat != self.seat]
        return "veto" in self.view["modules"] and self.hides_veto and any(others)

    def is_vetoed(self, word: str) -> bool:
        """WC19-02 to WC19-06."""
        if not self.window_opens():
            return False
        asked = [seat for seat in self.in_turn_order() if self.hands[seat].size]
        while self.next_is("veto"):
            seat, action = self.script.pop(0)
            assert seat == asked.pop(0), "asked in turn order (WC19-39)"
            if action["choose"]["veto"]:
                self.vetoer = self.played = seat
                self.hands[seat].lose("veto")
                self.pile += [word or None, "veto"]
                return True
        assert not asked, f"{asked} were not asked (WC19-31)"
        return False

    def in_turn_order(self) -> list[int]:
        count = len(self.hands)
        return [(self.seat + step * self.direction) % count for step in range(1, count)]

    # Tolls

    def agree_to_pay(self, action: dict[str, Any]) -> bool:
        """TOLL-26, TOLL-27: who is named is asked, each once."""
        for _ in {payer for payer in action.get("payers", ()) if payer != self.seat}:
            if not self.answer("pay"):
                self.refused = True
                return False
        return True

    def pay(self, place: Cell, action: dict[str, Any]) -> None:
        dwarfs = [dwarf for dwarf in self.dwarfs if cell(dwarf["cell"]) == place]
        for dwarf, payer in zip(dwarfs, action.get("payers") or [self.seat] * len(dwarfs), strict=True):
            self.gold[payer] -= 1
            self.gold[dwarf["owner"]] += 1
            self.dwarfs.remove(dwarf)

    # Action cards

    def _do_front(self, action: dict[str, Any]) -> None:
        self.fronts[action.get("on", self.seat)].append(action["play"])

    def _do_fix(self, action: dict[str, Any]) -> None:
        tool = action.get("tool") or action["play"].removeprefix("fix-")
        self.take_from_front(action["on"], f"broken-{tool}")

    _do_artisan = _do_fix

    def _do_rockfall(self, action: dict[str, Any]) -> None:
        place = cell(action["at"])
        if place in self.treasures:
            self.maze.closed.remove(place)
            del self.treasures[place]
        else:
            if place not in self.opened_treasures():
                self.pile.append(None)
            self.lift(place)

    def opened_treasures(self) -> set[Cell]:
        """XM-10: their tunnel cards have a pile of their own."""
        return {cell(place) for place in self.view["flow"].get("extra", {}).get("treasures", {}).get("lying", ())}

    def lift(self, place: Cell) -> None:
        """BASE-82, TOLL-35."""
        self.maze = self.maze.without(place)
        self.laid = [one for one in self.laid if one != place]
        self.dwarfs = [dwarf for dwarf in self.dwarfs if beside(cell(dwarf["cell"]), dwarf["side"]) != place]

    def _do_map(self, action: dict[str, Any]) -> None:
        pass

    _do_inspection = _do_map

    def _do_hands_off(self, action: dict[str, Any]) -> None:
        self.take_from_front(action["on"], "thief")

    def _do_free(self, action: dict[str, Any]) -> None:
        self.take_from_front(action["on"], "trap")

    def _do_swap_hands(self, action: dict[str, Any]) -> None:
        """S2-71 to S2-75."""
        other = action["on"]
        self.hands[self.seat], self.hands[other] = self.hands[other], self.hands[self.seat]
        self.others_draw.append(other)
        if self.view["options"]["swapHandsDraw"] == "opponent":
            self.draws = 0

    def _do_swap_hats(self, action: dict[str, Any]) -> None:
        """S2-84, S2-87."""
        self.roles[action["on"]] = self.leftover.pop(0)

    def _do_goal_swap(self, action: dict[str, Any]) -> None:
        """WC17-05."""
        one, two = map(cell, action["goals"])
        self.faces[one], self.faces[two] = self.faces[two], self.faces[one]

    def _do_treasury(self, action: dict[str, Any]) -> None:
        """WC18-01 to WC18-05."""
        self.keep_one_of(self.pile[-5:])
        self.draws = 0

    def keep_one_of(self, looked: list[str | None]) -> None:
        kept = self.one_of("card", looked)
        self.hands[self.seat].sure[kept] += 1
        at = max(place for place, word in enumerate(self.pile) if word == kept)
        del self.pile[at]

    def _do_reverse(self, action: dict[str, Any]) -> None:
        self.direction = -self.direction

    def _do_pathfinder(self, action: dict[str, Any]) -> None:
        """WC22-01 to WC22-13, WC19-19, WC19-20."""
        self.draws = 0
        while self.draws < 2 and not self.over and self.vetoer is None:
            if self.next_is("stop"):
                self.script.pop(0)
                break
            if not self.next_is("lay"):
                break
            asked = self.script.pop(0)[1]["choose"]
            lying, place = card(asked["lay"]), cell(asked["at"])
            if not self.agree_to_pay(asked):
                self.refused = False
                continue
            printed = self.from_hand(lying)
            self.draws += 1
            if self.is_vetoed(printed):
                break
            self.pay(place, asked)
            self.put(place, lying)
        self.draws = max(self.draws, 1)

    def _do_diversion(self, action: dict[str, Any]) -> None:
        lifted, place = self.laid[-1], cell(action["to"])
        self.lift(lifted)
        self.pay(place, action)
        self.put(place, card(action["shows"]))

    # What a card in the maze sets off (XM-19)

    def put(self, place: Cell, lying: Card) -> None:
        self.maze = self.maze.having({**self.maze.cards, place: lying})
        self.laid.append(place)
        self.connect_postcard()
        self.open_closed()

    def connect_postcard(self) -> None:
        """POST-10 to POST-12."""
        if self.used_postcard or not self.maze.room or not self.maze.reaches_room():
            return
        self.used_postcard = True
        if "tunnel-party" in self.view["modules"]:
            self.roles = [None] * len(self.roles)
        elif self.leftover:
            self.leftover.append(str(self.roles[self.seat]))
            self.roles[self.seat] = self.leftover.pop(0)

    def open_closed(self) -> None:
        """XM-23 to XM-25."""
        while not self.over and (reached := sorted(self.maze.reached())):
            place = self.one_of("open", reached)
            place = cell(place) if isinstance(place, str) else place
            self.open_goal(place) if place in self.faces else self.open_treasure(place)

    def turn_over(self, place: Cell, printed: Card) -> None:
        """BASE-107 to BASE-109, XM-26."""
        into = {side for at, side in self.maze.opens_into(self.maze.connected()) if at == place}
        ranks = {}
        for lying in (printed, printed.turned):
            ranks[shape_key(lying)] = (not into & lying.sides, len(self.maze.disagreeing(place, lying)), lying)
        best = min(rank[:2] for rank in ranks.values())
        fitting = [lying for *rank, lying in ranks.values() if tuple(rank) == best]
        shows = self.one_of("shows", fitting)
        self.maze.closed.discard(place)
        self.maze = self.maze.having({**self.maze.cards, place: card(shows) if isinstance(shows, str) else shows})

    def open_goal(self, place: Cell) -> None:
        """BASE-104, BASE-105, GOALS-11 to GOALS-17."""
        kind, _, shape = self.faces[place].partition(" ")
        if kind in ("gold", "spider"):
            self.over = kind
            self.completer = self.seat if kind == "gold" else None
            self.maze.closed.remove(place)
            self.maze = self.maze.having({**self.maze.cards, place: card(shape or "NESW")})
            return
        self.turn_over(place, card(shape or "NESW"))
        if kind.startswith("sack"):
            self.gold[self.seat] += int(kind[-1])
        elif kind == "dragon" and self.gold[self.seat] > 0:
            self.gold[self.seat] -= 1

    def open_treasure(self, place: Cell) -> None:
        """CHEST-20 to CHEST-29."""
        treasure = self.treasures.pop(place)
        self.turn_over(place, card(treasure["tunnel"]))
        self.connect_postcard()
        effect = treasure["chest"]
        if effect in LATE:
            self.late.append(effect)
        else:
            getattr(self, "_chest_" + effect.replace("-", "_"))()

    # The end of the turn

    def end(self) -> None:
        for effect in self.late:
            getattr(self, "_late_" + effect.replace("-", "_"))()
        self.draw(self.seat, max(self.draws, 0))
        for seat in self.others_draw:
            self.draw(seat, 1)
        if self.vetoer is not None:
            self.draw(self.vetoer, 1)
        self.next: int | None = next((seat for seat in self.afterwards() if self.hands[seat].size), None)

    def afterwards(self) -> list[int]:
        return [*self.in_turn_order(), self.seat]

    def draw(self, seat: int, count: int) -> None:
        drawn = min(count, self.deck)
        self.deck -= drawn
        self.hands[seat].more += drawn
