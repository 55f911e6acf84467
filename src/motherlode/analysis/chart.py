"""The suspicion chart: after every step what each seat could believe of each other, by its view of that moment."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from motherlode.analysis.opened import opened
from motherlode.bots.adept.belief import believe
from motherlode.bots.adept.claims import CLAIMS, GOLD
from motherlode.bots.adept.field import CARD
from motherlode.bots.adept.reading import read
from motherlode.bots.adept.rounds import round_begin
from motherlode.bots.bot import Remark
from motherlode.bots.heard import as_heard
from motherlode.core.audience import ALL, SPECTATOR
from motherlode.core.state import State
from motherlode.core.types import Action, Record, View
from motherlode.games.tunnels.cells import read_cell

JUMP: Final = 0.12
"""By how much a deed must change what the table thinks of somebody to be named."""
LEAP: Final = 2.0
"""How many cards nearer or farther the gold must be after a step for it to be a turning point."""
TUNNELS: Final = "saboteur"

Belief = list[list[float]]
"""For each seat, for each seat, how likely the first takes the second for a saboteur; of itself it knows."""


@dataclass(frozen=True, slots=True)
class Step:
    move: int
    """After how many moves of the game."""
    seat: int
    """Who made the last of them."""
    belief: Belief
    table: list[float]
    """For each seat what those who do not know it think of it on the mean."""
    left: float | None
    """How many cards are missing to the gold; None where it is open."""


@dataclass(frozen=True, slots=True)
class Deed:
    """A step that changed what the table thinks of who took it, or how far the gold is."""

    move: int
    seat: int
    event: dict[str, Any]
    """What all saw."""
    before: float
    after: float
    """What the table thought of him."""
    nearer: float
    """How many cards nearer the gold came."""


@dataclass(frozen=True, slots=True)
class Claim:
    move: int
    seat: int
    goal: str
    says: str
    is_true: bool


@dataclass(slots=True)
class RoundChart:
    round: int
    roles: list[str]
    won: list[str] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    jumps: list[Deed] = field(default_factory=list)
    """Deeds behind jumps of suspicion, in the order in which they were done."""
    turns: list[Deed] = field(default_factory=list)
    """Turning points: where the gold came much nearer, or went far away."""
    claims: list[Claim] = field(default_factory=list)


@dataclass(slots=True)
class Analysis:
    players: int
    rounds: list[RoundChart] = field(default_factory=list)

    def plain(self) -> dict[str, Any]:
        """As JSON would have it, chances in three places."""
        plain: dict[str, Any] = _rounded(asdict(self))
        return plain


def analyse_record(record: Record) -> Analysis:
    """The whole game of a record, with what was said in it."""
    return analyse(*opened(record))


def analyse(state: State, moves: Iterable[tuple[int, Action]], talk: Sequence[Remark] = ()) -> Analysis:
    """Plays the moves on and asks every seat after each of them. What falls by chance must be known to `state`, a game
    as it was dealt. Of a game without saboteurs there is nothing to tell."""
    analysis = Analysis(state.setup.players)
    if state.setup.game != TUNNELS:
        return analysis
    state.listen(())
    chart = _begun(state, 0)
    analysis.rounds.append(chart)
    for number, (seat, action) in enumerate(moves, 1):
        heard = len(state.view(SPECTATOR)["log"])
        state.apply(seat, action)
        view = state.view(ALL)
        if view["round"] != chart.round or not state.actors:
            chart.won = list(view["last_round"]["won"])
            if not state.actors:
                break
            chart = _begun(state, number)
            analysis.rounds.append(chart)
        elif view["phase"] == "play":
            _note(chart, number, seat, state, view, heard, talk)
    return analysis


def _begun(state: State, move: int) -> RoundChart:
    view = state.view(ALL)
    chart = RoundChart(view["round"], list(view["roles"]))
    chart.steps.append(_step(move, state.actors[0], state, view, ()))
    return chart


def _note(
    chart: RoundChart, number: int, seat: int, state: State, view: View, heard: int, talk: Sequence[Remark]
) -> None:
    public = state.view(SPECTATOR)["log"]
    said = [remark for remark in talk if remark["at"] <= len(public)]
    step, last = _step(number, seat, state, view, said), chart.steps[-1]
    chart.roles = list(view["roles"])
    events = [event for event in public[heard:] if event.get("seat") == seat]
    if events:
        nearer = 0.0 if last.left is None or step.left is None else last.left - step.left
        deed = Deed(number, seat, events[0], last.table[seat], step.table[seat], nearer)
        if abs(deed.after - deed.before) >= JUMP:
            chart.jumps.append(deed)
        if abs(nearer) >= LEAP:
            chart.turns.append(deed)
    told = {(claim.seat, claim.goal, claim.says) for claim in chart.claims}
    began = round_begin(public)
    for remark in said:
        key = remark["seat"], remark.get("goal"), remark["says"]
        is_claim = remark["says"] in CLAIMS and remark["goal"] in view["goals"]
        if is_claim and remark["at"] >= began and key not in told:
            is_gold = view["goals"][remark["goal"]]["face"].partition(" ")[0] == GOLD
            is_true = (CLAIMS[remark["says"]] == GOLD) == is_gold
            chart.claims.append(Claim(number, remark["seat"], remark["goal"], remark["says"], is_true))
    chart.steps.append(step)


def _step(number: int, seat: int, state: State, view: View, said: Sequence[Remark]) -> Step:
    seats = range(view["players"])
    belief = [believe(read(state.view(own), as_heard(said, state.log, own))).saboteur for own in seats]
    return Step(number, seat, belief, _of_table(belief), _left(state, view))


def _of_table(belief: Belief) -> list[float]:
    seats = range(len(belief))
    return [sum(belief[other][seat] for other in seats if other != seat) / (len(belief) - 1) for seat in seats]


def _left(state: State, view: View) -> float | None:
    """How many cards are missing to the gold, which is where it is, whoever knows."""
    mine = read(state.view(SPECTATOR)).mine
    closed = [
        cell for cell, goal in view["goals"].items() if not goal["open"] and goal["face"].partition(" ")[0] == GOLD
    ]
    return mine.distance(read_cell(closed[0])) / CARD if closed else None


def _rounded(plain: Any) -> Any:
    if isinstance(plain, float):
        return round(plain, 3)
    if isinstance(plain, dict):
        return {key: _rounded(value) for key, value in plain.items()}
    return [_rounded(value) for value in plain] if isinstance(plain, list | tuple) else plain
