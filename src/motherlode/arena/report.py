"""What a simulation found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from motherlode.arena.playing import Played
from motherlode.bots.mean import Mean

SABOTEUR, SABOTEURS = "saboteur", "saboteurs"


@dataclass(slots=True)
class Report:
    """Shared wins count for each winner. Equal for the same seed, whatever the number of jobs; time is not compared."""

    names: tuple[str, ...]
    games: int = 0
    rounds: int = 0
    decisions: int = 0
    wins_by_seat: list[int] = field(default_factory=list)
    wins_by_bot: Counter[str] = field(default_factory=Counter)
    seats_by_bot: Counter[str] = field(default_factory=Counter)
    """How many games each bot sat in, seat by seat."""
    rounds_won: Counter[str] = field(default_factory=Counter)
    """By team."""
    gold_by_role: dict[str, Mean] = field(default_factory=dict)
    """Nuggets of one seat in one round."""
    gold_by_bot: dict[str, Mean] = field(default_factory=dict)
    sabotaged: int = 0
    """Rounds that have a saboteur."""
    sabotaged_won: int = 0
    """Those of them that the saboteurs won."""
    seconds: float = field(default=0.0, compare=False)

    @property
    def saboteur_share(self) -> float | None:
        """How often saboteurs win the rounds that have one; None if there was no such round."""
        return self.sabotaged_won / self.sabotaged if self.sabotaged else None

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    def win_share(self, bot: str) -> float:
        """Wins of a bot for each seat it held in a game."""
        return self.wins_by_bot[bot] / self.seats_by_bot[bot] if self.seats_by_bot[bot] else 0.0

    def add(self, played: Played) -> None:
        self.games += 1
        self.decisions += played.decisions
        self.seats_by_bot.update(played.names)
        for seat in played.winners:
            self.wins_by_seat[seat] += 1
            self.wins_by_bot[played.names[seat]] += 1
        for one in played.rounds:
            self._add_round(played.names, one.roles, one.won, one.gained)

    def _add_round(self, names: Sequence[str], roles: Sequence[str], won: Sequence[str], gained: Sequence[int]) -> None:
        self.rounds += 1
        self.rounds_won.update(won)
        if SABOTEUR in roles:
            self.sabotaged += 1
            self.sabotaged_won += SABOTEURS in won
        for name, role, gold in zip(names, roles, gained, strict=True):
            self.gold_by_role.setdefault(role, Mean()).add(gold)
            self.gold_by_bot.setdefault(name, Mean()).add(gold)

    def plain(self) -> dict[str, Any]:
        """As JSON would have it."""
        return {
            "bots": list(self.names),
            "games": self.games,
            "rounds": self.rounds,
            "decisions": self.decisions,
            "wins_by_seat": list(self.wins_by_seat),
            "wins_by_bot": {name: self.wins_by_bot[name] for name in sorted(self.seats_by_bot)},
            "rounds_won": dict(sorted(self.rounds_won.items())),
            "gold_by_role": {
                role: {"mean": mean.mean, "count": mean.count} for role, mean in sorted(self.gold_by_role.items())
            },
            "saboteur_share": self.saboteur_share,
            "decisions_per_second": self.decisions_per_second,
        }


def collect(names: Sequence[str], games: Iterable[Played]) -> Report:
    report = Report(tuple(names), wins_by_seat=[0] * len(names))
    for played in games:
        report.add(played)
    return report
