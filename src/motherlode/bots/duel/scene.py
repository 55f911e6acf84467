"""A position of a duel as it is judged, and what it becomes by a move, without playing the move where that is easy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from motherlode.bots.duel.prospects import Player, Vein, wins
from motherlode.bots.duel.reach import ANY_SIDE, ENDS, Reach, Survey
from motherlode.core.types import Action
from motherlode.games.duel.cards import Key
from motherlode.games.duel.claiming import CLAIMED
from motherlode.games.duel.ending import scores
from motherlode.games.duel.state import DuelState
from motherlode.games.duel.veins import DoorVein, vein_at
from motherlode.games.tunnels.cells import cell_word, read_cell
from motherlode.games.tunnels.family_cards import TOOLS
from motherlode.games.tunnels.rulebook import Rulebook


class Cards:
    """What the kinds of cards are good for."""

    def __init__(self, rules: Rulebook) -> None:
        self.kinds = rules.kinds
        self.tunnel_kinds = rules.tunnel_kinds
        self.mending = {rules.kinds[f"broken-{tool}"]: 1 << rules.kinds[f"fix-{tool}"] for tool in TOOLS}
        self.breaking = sum(1 << kind for kind in self.mending)

    def of_player(self, hand: Sequence[int], front: Sequence[int]) -> Player:
        held = tunnels = 0
        for kind in hand:
            held |= 1 << kind
            tunnels += kind < self.tunnel_kinds
        return Player(held, len(hand), tunnels, self.mending[front[0]] if front else None)


class Scene:
    """A position in which somebody is asked for his turn."""

    def __init__(self, state: DuelState, cards: Cards, survey: Survey) -> None:
        self._state = state
        self._cards = cards
        self._survey = survey
        self._maze = frozenset(state.board.cards.items())
        self._score = scores(state)
        lying = zip(state.hands, state.fronts.cards, strict=True)
        self._players = [cards.of_player(hand, front) for hand, front in lying]
        self._veins: list[Vein] = []
        places: list[tuple[int, int]] = []
        claimed = state.extra[CLAIMED]
        for cell, goal in state.goals.items():
            if cell_word(cell) not in claimed:
                vein = vein_at(state, cell)
                has_doors = isinstance(vein, DoorVein)
                self._veins.append(Vein(vein.nuggets, goal.open, has_doors))
                places.append((cell, ENDS if has_doors else ANY_SIDE))
        self._places = tuple(places)

    @property
    def in_the_open(self) -> Any:
        """All that both players see, and which vein is which."""
        state = self._state
        broken = [bool(front) for front in state.fronts.cards]
        return self._maze, tuple(self._veins), state.turn, *broken, len(state.deck)

    def worths(self) -> list[float]:
        """How likely each seat wins."""
        state = self._state
        reaches = self._survey.now(state.board, self._maze, self._places)
        worth = self._worth(state.turn, self._players, len(state.deck), reaches)
        return [1 - worth, worth] if state.turn else [worth, 1 - worth]

    def worth_after(self, action: Action) -> float | None:
        """How likely who is to move wins after this move; None if it has to be played to see."""
        state = self._state
        seat, deck = state.turn, state.deck
        other = 1 - seat
        reaches = self._reaches_after(action)
        if reaches is None or not (deck or state.hands[other]):
            return None
        players = [*self._players]
        hand = [*state.hands[seat], *deck[-1:]]
        front = [*state.fronts.cards[seat]]
        for kind in self._spent(action):
            hand.remove(kind)
        if "remove" in action:
            front = []
        elif "play" in action:
            kind = self._cards.kinds[action["play"]]
            if kind in self._cards.mending:
                players[other] = players[other]._replace(mending=self._cards.mending[kind])
            elif 1 << kind == players[seat].mending:
                front = []
        players[seat] = self._cards.of_player(hand, front)
        worth = self._worth(other if state.hands[other] else seat, players, max(len(deck) - 1, 0), reaches)
        return 1 - worth if state.hands[other] else worth

    def _reaches_after(self, action: Action) -> list[Reach] | None:
        board = self._state.board
        if "lay" in action:
            face, cell = board.faces.by_word[action["lay"]], read_cell(action["at"])
            return self._survey.after(board, self._maze, self._places, cell, face)
        if action.get("play") == Key.word:
            return None
        return self._survey.now(board, self._maze, self._places)

    def _spent(self, action: Action) -> list[int]:
        """The cards that leave the hand."""
        if "lay" in action:
            faces = self._state.board.faces
            return [faces.kinds[faces.by_word[action["lay"]]]]
        words = [action["play"]] if "play" in action else action["pass"] if "pass" in action else action["discard"]
        return [self._cards.kinds[word] for word in words]

    def _worth(self, mover: int, players: Sequence[Player], deck: int, reaches: Sequence[Reach]) -> float:
        waiter = 1 - mover
        lead = self._score[mover] - self._score[waiter]
        veins = [*zip(self._veins, reaches, strict=True)]
        return wins(lead, players[mover], players[waiter], deck, self._cards.breaking, veins, mover)
