"""Puzzles of the mine: a gold-digger who knows where the gold is, and a saboteur who has to keep others from it.

What can be counted is counted in every legal move, and the master has to agree; the rest is his to judge.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, Final

from motherlode.bots.adept.belief import believe
from motherlode.bots.adept.dealt import SABOTEUR
from motherlode.bots.adept.goals import gold_chances
from motherlode.bots.adept.reading import Reading, read
from motherlode.bots.appraisal import Appraisal
from motherlode.bots.foresight.foresight import Bench, Trial
from motherlode.bots.foresight.ways import Ways
from motherlode.core.state import State
from motherlode.core.types import Action
from motherlode.games.tunnels.cells import cell_word, read_cell
from motherlode.puzzles.finding.position import SEED, Found, Position
from motherlode.puzzles.finding.single import Search, single

REACH, WAY, STOP = "reach", "way", "stop"
KINDS: Final = (REACH, WAY, STOP)
SURE: Final = 0.999
DEALS: Final = 96
"""In so many deals the master looks at every move where the best one was found by counting."""
NEARLY: Final = 2.0
AGAIN: Final = 3
"""Moves that are worth as much if they had bad luck of so many standard errors are looked at again in so many times as
many deals."""
AHEAD: Final = 0.03
"""By so much at least the solution must then be ahead of them."""
NEARER: Final = Search(16, 160, 0.25)
NEAR: Final = 4
"""So many cards before the gold a puzzle begins."""
FAR: Final = 9
"""Farther away nothing is counted: there is no way any more."""
HIDDEN: Final = 0.8
"""More suspect than that he has nothing to hide any more."""
UNNOTICED: Final = 0.15
"""By how much a saboteur may become more suspect without being noticed."""
NOTICED: Final = 0.1
"""By how much more every other move must show him up that would do as well."""

Reasoned = tuple[str, Action, dict[str, Any]]


def puzzle(position: Position, wanted: Collection[str] = KINDS) -> Found | None:
    reading = read(position.view)
    if not ({STOP} if reading.role == SABOTEUR else {REACH, WAY}) & {*wanted}:
        return None
    goals = _goals(reading)
    left = _left(position.state, goals)
    if not 0 < left <= NEAR:
        return None
    if reading.role == SABOTEUR:
        return _stop(position, goals, left)
    if len(goals) > 1 or not position.lays:
        return None
    counted = _reach(position, goals[0]) if left == 1 else _in_two(position, goals[0])
    if counted is not None:
        return _agreed(position, *counted) if counted[0] in wanted else None
    return _nearer(position, goals[0], left) if WAY in wanted else None


def _goals(reading: Reading) -> list[int]:
    """Where the gold may be, as far as the seat knows."""
    chances = gold_chances(reading, believe(reading))
    sure = [goal for goal, chance in chances.items() if chance >= SURE]
    return sure or [goal for goal in reading.closed if reading.faces.get(goal) is None]


def _left(state: Any, goals: Sequence[int]) -> int:
    """How many cards are missing to the nearest of them that is closed."""
    return min((Ways(state.board, goal).nearest for goal in goals if not state.goals[goal].open), default=0)


def _reach(position: Position, gold: int) -> Reasoned | None:
    """The only card that reaches the gold now, and lies only one way."""
    reaching = _reaching(position.state, position.lays, gold)
    return (REACH, reaching[0], {"says": "reached", "goal": cell_word(gold)}) if len(reaching) == 1 else None


def _reaching(state: Any, lays: Sequence[Action], gold: int) -> list[Action]:
    ways = Ways(state.board, gold)
    return [lay for lay in lays if ways.after(read_cell(lay["at"]), state.board.faces.by_word[lay["lay"]]) == 0]


def _in_two(position: Position, gold: int) -> Reasoned | None:
    """The only card after which another one of the hand reaches the gold, as long as nobody is in the way."""
    ways = Ways(position.state.board, gold)
    nearer = [lay for lay in position.lays if _after(position.state, ways, lay) == 1]
    leading = [(lay, last) for lay in nearer if (last := _last(position, lay, gold)) is not None]
    if len(leading) != 1:
        return None
    lay, last = leading[0]
    return WAY, lay, {"says": "two-cards", "goal": cell_word(gold), "card": last["lay"], "at": last["at"]}


def _nearer(position: Position, gold: int, left: int) -> Found | None:
    """The only card that brings the gold so near, if the master thinks so too."""
    ways = Ways(position.state.board, gold)
    after = sorted((_after(position.state, ways, lay), number) for number, lay in enumerate(position.lays))
    if len(after) < 2 or not 0 < after[0][0] < min(left, after[1][0]):
        return None
    best, rest = after[0][0], min(left, after[1][0])
    appraisals = single(position, NEARER)
    if appraisals is None or appraisals[0].action != position.lays[after[0][1]]:
        return None
    return WAY, appraisals, {"says": "nearer", "goal": cell_word(gold), "before": left, "after": best, "rest": rest}


def _after(state: Any, ways: Ways, lay: Action) -> int:
    return ways.after(read_cell(lay["at"]), state.board.faces.by_word[lay["lay"]])


def _last(position: Position, lay: Action, gold: int) -> Action | None:
    """A card of the same hand that would reach the gold next."""
    state: Any = position.state.copy()
    seat, held = position.seat, bytearray(state.hands[position.seat])
    faces = state.board.faces
    held.remove(faces.kinds[faces.by_word[lay["lay"]]])
    state.board.put(read_cell(lay["at"]), faces.by_word[lay["lay"]])
    state.hands[seat] = held
    lays = [move for move in state.legal(seat) if "lay" in move]
    reaching = _reaching(state, lays, gold)
    return reaching[0] if reaching else None


def _stop(position: Position, goals: Sequence[int], left: int) -> Found | None:
    """The only move that makes the way longer and is hardly noticed."""
    before = _suspected(position.state, position.seat)
    if before > HIDDEN:
        return None
    stopping = []
    for move in position.moves:
        if "lay" in move or move.get("play") == "rockfall":
            then = position.after(move)
            farther = _left(then, goals) if then.actors else 0
            if farther > left:
                stopping.append((_suspected(then, position.seat) - before, farther, move))
    quiet = [one for one in stopping if one[0] <= UNNOTICED]
    if len(quiet) != 1 or any(rise < quiet[0][0] + NOTICED for rise, _, move in stopping if move is not quiet[0][2]):
        return None
    rise, farther, best = quiet[0]
    reason = {
        "says": "blocked" if "lay" in best else "collapsed",
        "before": left,
        "after": min(farther, FAR),
        "suspected": round(100 * before),
        "later": round(100 * (before + rise)),
    }
    return _agreed(position, STOP, best, reason)


def _agreed(position: Position, kind: str, best: Action, reason: dict[str, Any]) -> Found | None:
    """The puzzle with this solution, unless the master thinks as much of another move."""
    first = position.appraise(position.moves, DEALS)
    own = next((one.worth for one in first if one.action == best), first[0].worth)
    rivals = [one.action for one in first if one.action != best and one.worth + NEARLY * one.error > own]
    again = _beside(position, best, rivals)
    if again is None:
        return None
    seen = {str(one.action) for one in again}
    rest = [replace(one, worth=one.worth - own + again[0].worth) for one in first if str(one.action) not in seen]
    return kind, [again[0], *sorted([*again[1:], *rest], key=lambda one: -one.worth)], reason


def _beside(position: Position, best: Action, rivals: Sequence[Action]) -> list[Appraisal] | None:
    """A move and its rivals in the same deals, other ones than before, since of many moves one always looks good in a
    few; None as soon as one of them is as good."""
    bench = Bench(SEED + 1, position.view, position.legal, ())
    trials = [Trial(rival, 0.0) for rival in rivals] or [Trial(best, 0.0)]
    for _ in range(AGAIN):
        own = bench.weigh(best, trials, DEALS, gives_up=False)
        if any(trial.mean > -AHEAD for trial in trials if trial.action != best):
            return None
    others = [Appraisal(trial.action, own.mean + trial.mean, trial.error) for trial in trials if trial.action != best]
    return [Appraisal(best, own.mean, own.error), *others]


def _suspected(state: State, seat: int) -> float:
    """What the others think of a seat, on the mean."""
    others = [other for other in range(state.setup.players) if other != seat]
    return sum(believe(read(state.view(other))).saboteur[seat] for other in others) / len(others)
