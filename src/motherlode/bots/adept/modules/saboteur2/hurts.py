"""How much it hurts that somebody else plays a card of Saboteur 2."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from motherlode.bots.adept import outlook, temper
from motherlode.bots.adept.knowledge import Play
from motherlode.bots.adept.mind import Mind
from motherlode.bots.adept.modules.saboteur2 import cards
from motherlode.bots.adept.modules.saboteur2.stakes import TRAP


def on_me(mind: Mind, play: Play) -> bool:
    return bool(play.action["on"] == mind.reading.me)


def trapped(mind: Mind, play: Play) -> float:
    return cards.being_free(mind, TRAP) if on_me(mind, play) else 0.0


def robbed(mind: Mind, play: Play) -> float:
    return temper.HANDS_OFF


def thief_gone(mind: Mind, play: Play) -> float:
    return temper.NUGGET * temper.THIEF_LASTS if on_me(mind, play) else 0.0


def hand_gone(mind: Mind, play: Play) -> float:
    return -cards.another_hand(mind, play.seat) if on_me(mind, play) else 0.0


def role_gone(mind: Mind, play: Play) -> float:
    return -outlook.change(mind, [mind.belief.shares]) if on_me(mind, play) else 0.0


HURTS: Final[dict[str, Callable[[Mind, Play], float]]] = {
    "trap": trapped,
    "thief": robbed,
    "hands-off": thief_gone,
    "swap-hands": hand_gone,
    "swap-hats": role_gone,
}
