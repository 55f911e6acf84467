"""Passes as `legal` lists them: one card, or several."""

from __future__ import annotations

from motherlode.core.bunch import Bunch, Unwritten
from motherlode.core.move import Move, Names
from motherlode.games.tunnels.handful import Pick, picked


def pass_of(kinds: tuple[int, ...], words: list[str]) -> Move:
    move = Move({"pass": Names([words[kind] for kind in kinds])})
    move.kinds = kinds
    return move


class LargerPasses(dict[tuple[int, ...], Move]):
    """By the kinds of several cards: the pass that discards them. Written down when first asked for."""

    def __init__(self, words: list[str]) -> None:
        super().__init__()
        self._words = words

    def __missing__(self, kinds: tuple[int, ...]) -> Move:
        self[kinds] = move = pass_of(kinds, self._words)
        return move

    def of(self, hand: bytearray, picks: list[Pick]) -> Bunch:
        """Hardly one of them is ever made, so each is written when it is asked for."""
        return Unwritten(len(picks), lambda place: self[picked(hand, picks[place])])
