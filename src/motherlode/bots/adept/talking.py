"""What an adept says: what a map showed, whom it trusts and distrusts and why, answers, and what the modules add.

A voice changes how much is said and how soon, never what a role makes of it: who knows the voice knows no role.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final

from motherlode.bots.adept import temper
from motherlode.bots.adept.belief import SABOTEUR, Belief, believe
from motherlode.bots.adept.claiming import claims
from motherlode.bots.adept.claims import contradicted, standing
from motherlode.bots.adept.field import CARD
from motherlode.bots.adept.likeness import BREAKS, MENDS, likenesses, menders
from motherlode.bots.adept.reading import Reading, read
from motherlode.bots.adept.reasons import Reason, gravest, reasons
from motherlode.bots.adept.temperament import Temperament, temperament_of
from motherlode.bots.adept.walk import Deed
from motherlode.bots.bot import Remark
from motherlode.bots.dice import dice
from motherlode.bots.talk import ACCUSATIONS
from motherlode.core.types import View

TRUSTED: Final = 0.05
"""How little somebody must be suspected to be praised for it."""
JOKES: Final = 0.06
"""How often a chatty one jokes, each time it may speak."""
ANSWERS: Final = {"passed": ("no-card",), "called-gold": ("i-saw-it",), "called-stone": ("i-saw-it",)}
"""What is said to an accusation that names such a deed; to others it depends on the temperament."""
REPLIES: Final = frozenset({"watch-me", "not-me", "doubt", "oops", "no-card", "i-saw-it"})


def remarks(seed: int, view: View, talk: Sequence[Remark]) -> list[Remark]:
    """What is worth saying now and was not said by me in this round."""
    if view["phase"] != "play":
        return []
    return Speaker(seed, read(view, talk)).all()


class Speaker:
    """One who may speak now."""

    def __init__(self, seed: int, reading: Reading) -> None:
        self.seed = seed
        self.reading = reading
        self.temperament: Temperament = temperament_of(seed)
        self.said = [remark for remark in reading.claims if remark["seat"] == reading.me]

    @cached_property
    def belief(self) -> Belief:
        return believe(self.reading)

    @cached_property
    def reasons(self) -> list[list[Reason]]:
        return reasons(self.reading, self.belief)

    @cached_property
    def suspicion(self) -> list[float]:
        """What I make of everybody aloud: a saboteur speaks as the table thinks."""
        return self.belief.table if self.reading.role == SABOTEUR else self.belief.saboteur

    def all(self) -> list[Remark]:
        words = [*claims(self.seed, self.reading), *self._taken_back(), *self._distrusted(), *self._hindered()]
        words += [remark for speak in self.reading.knows.speaks for remark in speak(self.reading)]
        words += [*self._answered(), *self._doubted(), *self._thanked(), *self._asked()]
        if self.temperament.praises:
            words += [*self._trusted(), *self._praised(), *self._joked()]
        return self._new(words)

    def _new(self, words: Sequence[Remark]) -> list[Remark]:
        """Each thing once; an answer may be given again to somebody else."""
        said = [(remark["says"], remark.get("about"), remark.get("goal")) for remark in self.said]
        new: list[Remark] = []
        for remark in words:
            key = (remark["says"], remark.get("about"), remark.get("goal"))
            if key not in said or remark["says"] in REPLIES:
                said.append(key)
                new.append(remark)
        return new

    # ---- accusations

    def _distrusted(self) -> list[Remark]:
        """A miner names whom he suspects most; a saboteur names a miner whom the table suspects already. Both name the
        deed behind it, and nobody whose deeds he has not watched for a while."""
        reading, temperament = self.reading, self.temperament
        words = standing(self.said)
        accused = [about for (_, about), says in words.items() if says == "distrust"]
        most = reading.rules.dwarfs.count(SABOTEUR) - len(accused) + len(self._taken_back())
        if most <= 0:
            return []
        least = temperament.accuses_at - (temper.FRAME_SOONER if reading.role == SABOTEUR else 0.0)
        others = [seat for seat in range(reading.players) if seat != reading.me and (reading.me, seat) not in words]
        suspects = sorted(
            (seat for seat in others if self._is_worth_naming(seat, least)), key=lambda seat: -self.suspicion[seat]
        )
        return [self._accusation(seat) for seat in suspects[:most]]

    def _is_worth_naming(self, seat: int, least: float) -> bool:
        if self.suspicion[seat] < least or not self.reasons[seat] or self._turns(seat) < self.temperament.patience:
            return False
        return self.reading.role != SABOTEUR or self.belief.saboteur[seat] < 0.5

    def _turns(self, seat: int) -> int:
        return sum(deed.seat == seat for deed in self.reading.deeds)

    def _accusation(self, seat: int) -> Remark:
        """With the deed behind it, unless somebody has named that deed before: the table has heard it."""
        reason = gravest(self.reasons[seat], self.reading.me)
        told = None if reason is None else reason.told()
        if told is None or any(remark.get("reason") == told for remark in self._about(seat)):
            return {"says": "distrust", "about": seat}
        return {"says": "distrust", "about": seat, "reason": told}

    def _about(self, seat: int) -> list[Remark]:
        """What others said of somebody."""
        return [said for said in self.reading.claims if said["seat"] != self.reading.me and said.get("about") == seat]

    def _taken_back(self) -> list[Remark]:
        """Who is hardly suspect any more is told so by who accused him."""
        return [
            {"says": "withdraw", "about": about}
            for (_, about), says in standing(self.said).items()
            if says == "distrust" and self.suspicion[about] < self.temperament.withdraws_at
        ]

    # ---- answers

    def _answered(self) -> list[Remark]:
        """Who is accused, or asked, answers once to all that was said since he spoke last of it."""
        since = max((place for place, remark in enumerate(self.reading.claims) if self._is_reply(remark)), default=-1)
        against = [remark for remark in self.reading.claims[since + 1 :] if self._is_against_me(remark)]
        if not against:
            return []
        return self._reply(against[-1]) or [{"says": says} for says in self.temperament.denies]

    def _is_reply(self, remark: Remark) -> bool:
        return remark["seat"] == self.reading.me and remark["says"] in REPLIES

    def _is_against_me(self, remark: Remark) -> bool:
        return remark["says"] in ACCUSATIONS and remark["about"] == self.reading.me

    def _reply(self, remark: Remark) -> list[Remark]:
        """To the deed that was named, or, if I am asked why, to the last that could be meant."""
        named = remark.get("reason") or self._meant(remark)
        if named is None:
            return []
        if named["deed"] == "broke":
            return self._reply_to_breaking(named["on"])
        return [{"says": says} for says in ANSWERS.get(named["deed"], self.temperament.admits)]

    def _meant(self, remark: Remark) -> dict[str, Any] | None:
        """What who asks may mean: something done to him, or else my last deed that looks bad."""
        if remark["says"] != "why":
            return None
        if any(deed.seat == self.reading.me for deed in self._done_to(BREAKS, remark["seat"])):
            return {"deed": "broke", "on": remark["seat"]}
        mine = self.reasons[self.reading.me]
        return mine[-1].told() if mine else None

    def _reply_to_breaking(self, whom: int) -> list[Remark]:
        """Who broke a tool says what he has against its owner, if there is anything, and else that he meant no harm."""
        if whom == self.reading.me or self.suspicion[whom] < self.temperament.withdraws_at or not self.reasons[whom]:
            return []
        return [*({"says": says} for says in self.temperament.denies), self._accusation(whom)]

    def _doubted(self) -> list[Remark]:
        """Another word about a goal than mine is doubted, once."""
        doubted = any(remark["says"] == "doubt" for remark in self.said)
        return [{"says": "doubt"}] if not doubted and contradicted(self.reading) else []

    # ---- what befell me

    def _hindered(self) -> list[Remark]:
        """Only a broken tool can be mended: a thief, or a trap, is another matter."""
        reading = self.reading
        broken = [card for card in reading.fronts[reading.me] if menders(reading.rules, card)]
        return [{"says": "mend-me"}] if broken else []

    def _thanked(self) -> list[Remark]:
        return self._to_who(MENDS, "thanks") if self.temperament.thanks else []

    def _asked(self) -> list[Remark]:
        return self._to_who(BREAKS, "why") if self.temperament.asks else []

    def _to_who(self, does: str, says: str) -> list[Remark]:
        """Something to everybody who did that to me."""
        me = self.reading.me
        return [{"says": says, "about": deed.seat} for deed in self._done_to(does, me) if deed.seat != me]

    def _done_to(self, does: str, seat: int) -> list[Deed]:
        """What was done to a seat by cards that are like this."""
        alike = likenesses(self.reading.rules)
        cards = [deed for deed in self.reading.deeds if alike.get(deed.event.get("card", "")) == does]
        return [deed for deed in cards if deed.event.get("on") == seat]

    # ---- kind words

    def _trusted(self) -> list[Remark]:
        """Whom I suspect least, or, as a saboteur, whom the table does."""
        if any(remark["says"] == "trust" for remark in self.said):
            return []
        others = [seat for seat in range(self.reading.players) if seat != self.reading.me]
        best = min(others, key=lambda seat: self.suspicion[seat])
        return [{"says": "trust", "about": best}] if self.suspicion[best] <= TRUSTED else []

    def _praised(self) -> list[Remark]:
        """The last lay of somebody else, if a goal is a card away since."""
        last = next((deed for deed in reversed(self.reading.deeds) if deed.seat != self.reading.me), None)
        if last is None or last.event["event"] != "laid" or not last.closed:
            return []
        before, after = (min(map(mine.distance, last.closed)) for mine in (last.before, last.after))
        return [{"says": "well-dug"}] if after <= CARD < before else []

    def _joked(self) -> list[Remark]:
        """Once at a table: nobody laughs the second time."""
        heard = any(remark["says"] == "joke" for remark in self.reading.claims)
        return [{"says": "joke"}] if not heard and dice(self.seed, self.reading.view, "joke").unit() < JOKES else []
