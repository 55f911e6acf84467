"""What a duellist says to his rival: of veins, doors and keys. What he says of a vein is as often a bluff as not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from motherlode.bots.bot import Remark
from motherlode.bots.speaking import Speaker
from motherlode.core.types import View

RICH, POOR = "vein-rich", "vein-poor"
RICHEST, POOREST = 3, 1
"""Nuggets in a vein that can be called rich, and in one that can be called poor."""
BLUFFS: Final = 0.5
"""How often the word about a vein is not true: at a half it tells the rival nothing."""
LAST_CARDS: Final = 2


def remarks(seed: int, view: View, talk: Sequence[Remark]) -> list[Remark]:
    """What is worth saying now and was not said by me in this round."""
    return Duellist(seed, view, talk).remarks() if view["phase"] == "play" else []


class Duellist(Speaker):
    topics: ClassVar = (
        *("answer", "doubt", "vein_seen", "key_used", "door_shut", "vein_lost", "tool_broken", "thanks"),
        *("bad_hand", "once_more", "joke"),
    )

    @property
    def rival(self) -> int:
        return 1 - self.me

    def doubt(self) -> list[Remark]:
        """A word about a vein that I know to be another."""
        wrong = {RICH: POOREST, POOR: RICHEST}
        claims = [remark for remark in self.heard if remark["says"] in wrong]
        lies = any(self._nuggets(remark["goal"]) == wrong[remark["says"]] for remark in claims)
        return [{"says": "doubt"}] if lies else []

    def vein_seen(self) -> list[Remark]:
        """A vein I have just looked at: a lie keeps the rival away from the rich one, or leads him to the poor one."""
        looked = [entry["goal"] for entry in self.told("played", by_me=True) if "goal" in entry]
        words = {RICHEST: (RICH, POOR), POOREST: (POOR, RICH)}
        return [
            {"says": words[nuggets][self.chance(goal) < BLUFFS], "goal": goal}
            for goal in looked
            if (nuggets := self._nuggets(goal)) in words
        ]

    def key_used(self) -> list[Remark]:
        used = any(entry["card"] == "key" for entry in self.told("played", by_me=True))
        return [{"says": "my-key"}] if used else []

    def door_shut(self) -> list[Remark]:
        """The rival has laid a door that only he can pass. A hot head boasts of a key, with one or without."""
        door = f"{self.view['colours'][self.rival]}-door"
        if not any(door in entry["card"] for entry in self.told("laid")):
            return []
        return [{"says": "my-key"}] if self.temperament.asks else [{"says": "your-door"}]

    def vein_lost(self) -> list[Remark]:
        """A vein that the rival has got: the best is praised, the rest was not worth the way."""
        claimed = [entry["nuggets"] for entry in self.told("claimed")]
        if any(nuggets == RICHEST for nuggets in claimed):
            return [{"says": "well-dug"}] if self.temperament.thanks else []
        return [{"says": "poor-vein"}] if claimed else []

    def tool_broken(self) -> list[Remark]:
        broken = any(entry.get("on") == self.me for entry in self.told("played"))
        return [{"says": "why", "about": self.rival}] if broken and self.temperament.asks else []

    def bad_hand(self) -> list[Remark]:
        """Who throws cards away in place of digging excuses himself, if he is one who talks."""
        return [{"says": "oops"}] if self.told("passed", by_me=True) and self.temperament.praises else []

    def once_more(self) -> list[Remark]:
        """Who is behind when the last cards of the last round are played wants revenge; who is asked for it agrees."""
        asked = any(remark["says"] == "another-round" for remark in self.heard)
        view = self.view
        last = view["round"] == view["rounds"] and not view["deck"] and max(view["hand_sizes"]) <= LAST_CARDS
        behind = view["score"][self.me] <= view["score"][self.rival]
        return [{"says": "another-round"}] if asked or (last and behind) else []

    def _nuggets(self, goal: str) -> int | None:
        """How many lie there, as far as I know."""
        face: str | None = self.view["goals"][goal]["face"]
        return None if face is None else int(face.removeprefix("gold-")[0])
