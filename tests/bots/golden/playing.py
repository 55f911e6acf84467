"""What bots think, do and say with fixed seeds, as text: a small change of how they think shows here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zlib import crc32

import motherlode
from motherlode.bots import Remark, make
from motherlode.bots.adept.adept import turn_values
from motherlode.bots.adept.mind import Mind
from motherlode.bots.corporation.adept import Thought
from motherlode.bots.duel.judge import DuelJudge
from motherlode.bots.foresight.sketches import Sketches
from motherlode.core.rng import Rng
from motherlode.core.state import State
from motherlode.core.types import Action
from tests.properties.playing import choices
from tests.properties.tables import module_sets

Valued = tuple[float, Action]
FOLDER = Path(__file__).parent
OPENING, MOVES = 6, 8
"""So many moves by lot, then so many of the bots."""
BEST = 3
"""Of what could be done, so many are written down with what they are thought to be worth, and each card at its best."""
DEALS = (77, 1078)


@dataclass(frozen=True)
class Table:
    name: str
    game: str
    players: int
    modules: tuple[str, ...] = ()
    seed: int = 5

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.txt"

    def opened(self) -> State:
        game = motherlode.game(self.game)
        state: State = game.start(game.setup(self.players, modules=self.modules), self.seed)
        state.rest_between_rounds = True
        for moment, (seat, action) in enumerate(choices(state, Rng(self.seed), eager=True)):
            if moment >= OPENING and len(state.legal(seat)) > 1:
                break
            state.apply(seat, action, quiet=True)
        return state


MODULES = [modules for modules in module_sets(motherlode.game("saboteur")) if len(modules) == 1]
TABLES = [
    *(Table(f"saboteur-{players}", "saboteur", players) for players in (3, 5, 10)),
    *(Table(f"saboteur-{modules[0]}", "saboteur", 6, modules) for modules in MODULES),
    Table("duel", "duel", 2),
    *(Table(f"corporation-{players}", "corporation", players) for players in (3, 6)),
]


def played(table: Table) -> str:
    return "".join(f"{line}\n" for line in _lines(table))


def _lines(table: Table) -> Iterator[str]:
    state, talk = table.opened(), list[Remark]()
    bots = [make("adept", table.seed + seat) for seat in range(table.players)]
    for _ in range(MOVES):
        if not state.actors:
            return
        seat = state.actors[0]
        legal, view = state.legal(seat), state.view(seat)
        yield from _thoughts(table, state, seat, legal, talk)
        action = bots[seat].choose(view, legal, talk)
        yield f"{seat} {_words(action)}"
        state.apply(seat, action)
        for speaker in (seat, (seat + 1) % table.players):
            for remark in bots[speaker].remarks(state.view(speaker), talk):
                talk.append({"seat": speaker, "at": len(state.log), **remark})
                yield f"{speaker}: {_words(remark)}"


def _thoughts(table: Table, state: State, seat: int, legal: list[Action], talk: list[Remark]) -> Iterator[str]:
    if table.game == "duel":
        judge = DuelJudge(state)
        moves = judge.options(state, seat)[:BEST]
        yield from _worths(zip(judge.worths_after(state, seat, moves), moves, strict=True))
    elif table.game == "saboteur" and state.asked is not None and state.asked[0] == "turn":
        mind, valued = turn_values(state.view(seat), legal, talk)
        best = _best(valued)
        yield from _worths([*best, *_of_each_card(valued)])
        if not table.modules:
            yield from _in_mind(state, seat, mind, [action for _, action in best])
    elif table.game == "corporation":
        yield from _worths(_best(Thought(state.view(seat), legal).values()))


def _in_mind(state: State, seat: int, mind: Mind, actions: list[Action]) -> Iterator[str]:
    """Rounds that are played to their end in mind after each of these moves: what they bring, and how they lie."""
    last = {deed.seat: deed for deed in mind.reading.deeds}
    sketches = Sketches(state.rules, seat, mind.belief.table, mind.belief.pace, last, mind.style.hoards)
    aim = max(mind.gold, key=lambda goal: (mind.gold[goal], goal))
    for seed in DEALS:
        deal = state.copy()
        for action in actions:
            gained = sketches.after(deal, seat, action, aim, seed)
            slate = sketches._played
            print_ = crc32(bytes(slate.faces) + bytes(slate.suspect) + bytes(slate.hands))
            yield f"    in mind: {gained} {print_:08x}, boldly {sketches.after_boldly(deal, seat, action, aim, seed)}"


def _best(valued: list[Valued]) -> list[Valued]:
    return sorted(valued, key=lambda pair: pair[0], reverse=True)[:BEST]


def _of_each_card(valued: list[Valued]) -> list[Valued]:
    """What could best be done with each card that is neither laid nor thrown away."""
    cards = sorted({action["play"] for _, action in valued if "play" in action})
    return [max((one for one in valued if one[1].get("play") == card), key=lambda pair: pair[0]) for card in cards]


def _worths(values: Iterable[Valued]) -> Iterator[str]:
    for value, action in values:
        yield f"    {value:.4f} {_words(action)}"


def _words(of: Any) -> str:
    return " ".join(f"{key} {value}" for key, value in dict(of).items())
