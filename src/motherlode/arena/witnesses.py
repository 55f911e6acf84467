"""What miners believed in the course of logged rounds, and what was true: the material to judge and to fit a belief."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from motherlode.arena.keeping import keep_log_only
from motherlode.arena.lens import PLAIN, Lens
from motherlode.bots import Remark, make
from motherlode.bots.adept.belief import SABOTEUR, believe
from motherlode.bots.adept.claims import GOLD
from motherlode.bots.adept.dealt import posterior
from motherlode.bots.adept.reading import read
from motherlode.core.audience import ALL
from motherlode.core.rng import Rng
from motherlode.core.state import State
from motherlode.games import game as find_game
from motherlode.games.tunnels.cells import read_cell


@dataclass(frozen=True, slots=True)
class Sight:
    """What one miner saw of the others after so many turns of each."""

    players: int
    turn: int
    """How many turns everybody has had."""
    cases: tuple[tuple[float, tuple[float, ...]], ...]
    """For each place where the gold may be how likely it is, and what was seen of each unknown dwarf card,
    in log-odds."""
    saboteurs: int
    """How many of the unknown dwarf cards are saboteurs'."""
    seats: int
    """How many of them, the first ones, lie before seats."""
    truth: tuple[bool, ...]
    """Which of these seats are saboteurs."""
    gold: tuple[float, ...]
    """For each goal that may be the gold, as far as this miner has seen, how likely he thinks it is: first where it
    is."""

    def chances(self, lens: Lens = PLAIN) -> list[float]:
        """How likely each of these seats is a saboteur, seen through a lens."""
        chances = [0.0] * self.seats
        for weight, odds in self.cases:
            case = posterior(lens.through(odds, self.seats), self.saboteurs)
            for seat in range(self.seats):
                chances[seat] += weight * case[seat]
        return chances


@dataclass(frozen=True, slots=True)
class Watched:
    """A round that was watched."""

    sights: list[Sight]
    sabotaged: bool
    """Whether it had a saboteur."""
    completed: bool
    """Whether the gold was reached."""


def watch_round(players: int, kinds: Sequence[str], seed: int) -> Watched:
    """Play one round with bots of some kinds round the table, and ask every miner each time all have had a turn."""
    game, rng = find_game("saboteur"), Rng(seed)
    state = game.start(game.setup(players), rng.next())
    keep_log_only(state)
    state.rest_between_rounds = True
    bots = [make(kinds[seat % len(kinds)], rng.next()) for seat in range(players)]
    talk: list[Remark] = []
    sights: list[Sight] = []
    turns = 0
    while state.actors and state.view(state.actors[0])["phase"] == "play":
        seat = state.actors[0]
        asks = "choose" not in state.legal(seat)[0]
        state.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat), talk))
        if not state.actors or state.view(seat)["phase"] != "play":
            break
        talk += [
            {**remark, "seat": seat, "at": len(state.log)} for remark in bots[seat].remarks(state.view(seat), talk)
        ]
        turns += asks
        if asks and turns % players == 0:
            sights += _sights(state, turns // players, talk)
    last = state.view(ALL)
    return Watched(sights, SABOTEUR in last["roles"], "miners" in last["last_round"]["won"])


def _sights(state: State, turn: int, talk: Sequence[Remark]) -> list[Sight]:
    table = state.view(ALL)
    roles = table["roles"]
    where = next(cell for cell, goal in table["goals"].items() if goal["face"].partition(" ")[0] == GOLD)
    gold = read_cell(where)
    return [_sight(state, seat, turn, roles, gold, talk) for seat, role in enumerate(roles) if role != SABOTEUR]


def _sight(state: State, seat: int, turn: int, roles: Sequence[str], gold: int, talk: Sequence[Remark]) -> Sight:
    belief = believe(read(state.view(seat), talk))
    cards = belief.cards
    assert cards is not None
    total = sum(case.weight for case in belief.cases)
    seats = [place for place in cards.unknown if place < len(roles)]
    return Sight(
        players=len(roles),
        turn=turn,
        cases=tuple((case.weight / total, tuple(case.unknown)) for case in belief.cases),
        saboteurs=cards.unseen[SABOTEUR],
        seats=len(seats),
        truth=tuple(roles[place] == SABOTEUR for place in seats),
        gold=(belief.gold[gold], *(chance for goal, chance in belief.gold.items() if goal != gold)),
    )
