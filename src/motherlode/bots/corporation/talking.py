"""What an investor says: what will rise and what is worthless, thanks for what he is paid, and whose tunnel is whose.

He talks up what he holds and talks down what others hold, and believes nobody who does the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar, Final

from motherlode.bots.bot import Remark
from motherlode.bots.corporation.mountain import Mountain
from motherlode.bots.corporation.worth import Worth
from motherlode.bots.speaking import Speaker
from motherlode.core.types import View

DEAR: Final = 8
"""Coins that others are paid at once for which it is no fun to get nothing."""
LATE: Final = 2
"""So little gold is left when the end is near."""


def remarks(seed: int, view: View, talk: Sequence[Remark]) -> list[Remark]:
    """One thing in a turn of mine at most, and nothing twice."""
    if view["phase"] != "play" or _has_spoken(view, talk):
        return []
    return Investor(seed, view, talk).remarks()


def _has_spoken(view: View, talk: Sequence[Remark]) -> bool:
    """In my turn that is being played or was just played."""
    mine = [remark["at"] for remark in talk if remark["seat"] == view["seat"]]
    return bool(mine) and not any(entry["event"] == "turn" for entry in view["log"][mine[-1] :])


class Investor(Speaker):
    topics: ClassVar = (
        *("answer", "agree", "doubt", "buried", "paid", "thanks", "bought", "scorned", "unpaid", "shared", "praise"),
        *("once_more", "joke"),
    )

    @cached_property
    def stakes(self) -> dict[str, float]:
        """For each colour what its gold brings me ahead of the others."""
        return Worth(self.view, Mountain(self.view)).stakes

    def agree(self) -> list[Remark]:
        """Who is asked to dig together does so gladly where it pays him."""
        asked = self._colours_heard("together")
        return [{"says": "together", "colour": colour} for colour in asked if self.stakes[colour] > 0]

    def doubt(self) -> list[Remark]:
        """Praise of what does not pay me, and scorn for what does."""
        praised = any(self.stakes[colour] < 0 for colour in self._colours_heard("rising"))
        scorned = any(self.stakes[colour] > 0 for colour in self._colours_heard("worthless"))
        return [{"says": "doubt"}] if praised or scorned else []

    def _colours_heard(self, says: str) -> list[str]:
        """Of which this was said; at a table of an older time it may have been said of none."""
        return [remark["colour"] for remark in self.heard if remark["says"] == says and "colour" in remark]

    def buried(self) -> list[Remark]:
        """Somebody's Cave-In lies on a tunnel that pays me: a hot head asks him why."""
        for entry in self.told("used"):
            mine = [colour for colour in entry.get("colours", ()) if self.stakes[colour] > 0]
            if mine and self.temperament.asks:
                return [{"says": "why", "about": entry["seat"]}]
            if mine:
                return [{"says": "hands-off", "colour": mine[0]}]
        return []

    def paid(self) -> list[Remark]:
        """Who dug and earned me more than himself is thanked."""
        if not self.temperament.thanks:
            return []
        kind = [entry for entry in self.told("income") if entry["coins"][self.me] > entry["coins"][entry["seat"]]]
        return [{"says": "thanks", "about": entry["seat"]} for entry in kind]

    def bought(self) -> list[Remark]:
        """What I have just exchanged for, if it pays."""
        taken = [entry["took"] for entry in self.told("exchanged", by_me=True)]
        return [{"says": "rising", "colour": colour} for colour in taken if self.stakes[colour] > 0]

    def scorned(self) -> list[Remark]:
        """What others exchanged for, to a hot head who holds none of it."""
        taken = [entry["took"] for entry in self.told("exchanged")]
        none = [colour for colour in taken if not self.view["pays"][colour]["investments"][self.me]]
        return [{"says": "worthless", "colour": colour} for colour in none if self.temperament.asks]

    def unpaid(self) -> list[Remark]:
        """Much gold for others and none for me."""
        dear = any(not entry["coins"][self.me] and sum(entry["coins"]) >= DEAR for entry in self.told("income"))
        return [{"says": "too-dear"}] if dear else []

    def shared(self) -> list[Remark]:
        """A talker looks for company once, in a colour in which he is first beside somebody else."""
        if not self.temperament.praises or any(remark["says"] == "together" for remark in self.said):
            return []
        pays = self.view["pays"]
        colours = [colour for colour in pays if pays[colour]["rank"][self.me] == "shared-first"]
        best = max(colours, key=lambda colour: self.stakes[colour], default=None)
        return [{"says": "together", "colour": best}] if best is not None and self.stakes[best] > 0 else []

    def praise(self) -> list[Remark]:
        rich = any(entry["coins"][entry["seat"]] >= DEAR for entry in self.told("income"))
        return [{"says": "well-dug"}] if rich and self.temperament.praises else []

    def once_more(self) -> list[Remark]:
        """Who is behind when the last gold is near would play again; who is asked agrees."""
        asked = any(remark["says"] == "another-round" for remark in self.heard)
        coins = self.view["coins"]
        late = self.view["gold_left"] <= LATE and coins[self.me] < max(coins)
        return [{"says": "another-round"}] if asked or late else []
