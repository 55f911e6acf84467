"""Who speaks at a table without hidden roles: what happened since he spoke last, and what he has not said yet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from motherlode.bots.adept.temperament import Temperament, temperament_of
from motherlode.bots.bot import Remark
from motherlode.bots.dice import dice
from motherlode.core.types import View

Entry = dict[str, Any]

JOKES: Final = 0.06
"""How often a chatty one jokes, each time it may speak."""
SUBJECTS: Final = ("about", "goal", "colour")
"""What a remark can be about; the same words about something else are another remark."""


class Speaker:
    """One who may speak now: of all that is on his mind he says the first thing that is new."""

    topics: ClassVar[tuple[str, ...]]
    """What there is to speak of, as names of methods, the most pressing first."""

    def __init__(self, seed: int, view: View, talk: Sequence[Remark]) -> None:
        self.seed = seed
        self.view = view
        self.me: int = view["seat"]
        self.temperament: Temperament = temperament_of(seed)
        self.said = [remark for remark in talk if remark["seat"] == self.me]
        self.heard = _since_i_spoke(talk, self.me)
        self.joked = any(remark["says"] == "joke" for remark in talk)
        self.news = _since_my_last_turn(view["log"], self.me)

    def remarks(self) -> list[Remark]:
        said = [_words(remark) for remark in self.said]
        for topic in self.topics:
            speak: Callable[[], list[Remark]] = getattr(self, topic)
            new = [remark for remark in speak() if _words(remark) not in said]
            if new:
                return new[:1]
        return []

    def told(self, event: str, by_me: bool = False) -> list[Entry]:
        """What others did since my last turn, or I did in it."""
        return [entry for entry in self.news if entry["event"] == event and (entry.get("seat") == self.me) is by_me]

    def chance(self, purpose: str) -> float:
        return dice(self.seed, self.view, purpose).unit()

    # ---- what everybody speaks of

    def answer(self) -> list[Remark]:
        """Who is asked why he did it has an answer."""
        asked = any(remark["says"] == "why" and remark["about"] == self.me for remark in self.heard)
        return [{"says": "all-fair"}] if asked else []

    def thanks(self) -> list[Remark]:
        """For praise."""
        praise = [remark["seat"] for remark in self.heard if remark["says"] == "well-dug"]
        return [{"says": "thanks", "about": seat} for seat in praise if self.temperament.thanks]

    def joke(self) -> list[Remark]:
        """Once at a table: nobody laughs the second time."""
        tells = self.temperament.praises and not self.joked and self.chance("joke") < JOKES
        return [{"says": "joke"}] if tells else []


def _words(remark: Remark) -> tuple[Any, ...]:
    return (remark["says"], *(remark.get(subject) for subject in SUBJECTS))


def _since_i_spoke(talk: Sequence[Remark], me: int) -> list[Remark]:
    mine = [place for place, remark in enumerate(talk) if remark["seat"] == me]
    return list(talk[mine[-1] + 1 :] if mine else talk)


def _since_my_last_turn(log: Sequence[Entry], me: int) -> list[Entry]:
    """The deeds of the others since then, and then my own: who speaks has just moved."""
    news: list[Entry] = []
    others = False
    for entry in reversed(log):
        mine = entry.get("seat") == me
        if entry["event"] == "round" or (mine and others):
            break
        others = others or not mine
        news.append(entry)
    return news[::-1]
