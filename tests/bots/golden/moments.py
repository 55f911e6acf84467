"""What bots think in the middle of games that were played by lot, with things said by lot: of every move, not of the
best ones alone. One line for a moment; numbers that are too many to read are there as a print of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from zlib import crc32

import motherlode
from motherlode.bots import Remark, make
from motherlode.bots.adept.adept import turn_values
from motherlode.bots.adept.choices import answer_value
from motherlode.bots.adept.thinking import think
from motherlode.bots.corporation.adept import Thought
from motherlode.bots.corporation.mastery import CorporationMastery
from motherlode.bots.duel.judge import DuelJudge
from motherlode.bots.foresight.foresight import Bench, care_at, compare
from motherlode.bots.foresight.sketches import is_plain
from motherlode.bots.skills import SKILLS
from motherlode.bots.tree.mastery import TreeMastery
from motherlode.bots.tree.search import search
from motherlode.core.rng import Rng
from motherlode.core.state import State
from motherlode.core.types import Action, View
from tests.bots.golden.playing import FOLDER, MODULES, Table, Valued
from tests.properties.playing import choices

PLACE = FOLDER / "moments"
GAMES = {"saboteur": 2, "duel": 8, "corporation": 5}
"""At each table; more where they are quickly thought about."""
ONE_IN = 9
"""Of so many moments one is looked at; and each kind of decision the first time it is asked."""
MOST = 14
"""Moments of a game."""
SPEAKS = 4
"""In one of so many moments somebody says something."""
AHEAD = 3
"""In one of so many moments that are looked at, rounds are played on in mind."""
DEALS, TRIED = 2, 3
"""So many moves in so many deals each."""
SEARCHED = 12
"""In so many where that is cheap: moves that do worse are given up meanwhile."""

TABLES = [
    *(Table(f"saboteur-{players}", "saboteur", players) for players in (3, 4, 5, 7, 10)),
    *(Table(f"saboteur-{modules[0]}", "saboteur", 5, modules) for modules in MODULES),
    Table("duel", "duel", 2),
    *(Table(f"corporation-{players}", "corporation", players) for players in (3, 5)),
]


def thought(table: Table) -> str:
    return "".join(f"{line}\n" for seed in range(1, GAMES[table.game] + 1) for line in _of_game(table, seed))


def file_of(table: Table) -> Path:
    return PLACE / f"{table.name}.txt"


def _of_game(table: Table, seed: int) -> Iterator[str]:
    yield f"game {seed}"
    rng, game = Rng(seed), motherlode.game(table.game)
    state: State = game.start(game.setup(table.players, modules=table.modules), seed)
    talk, asked, taken = list[Remark](), set[str](), 0
    for seat, action in choices(state, Rng(seed), eager=True):
        if state.asked is not None and len(state.legal(seat)) > 1:
            is_news = state.asked[0] not in asked
            asked.add(state.asked[0])
            if is_news or not rng.below(ONE_IN):
                taken += 1
                thoughts = _moment(table, state, seat, talk, seed, not rng.below(AHEAD))
                yield f"{len(state.log)} {' '.join(thoughts)}"
        if taken == MOST:
            return
        if table.game == "saboteur" and not rng.below(SPEAKS):
            talk.append(_said(state, table.players, rng))
        state.apply(seat, action)


def _said(state: State, players: int, rng: Rng) -> Remark:
    said: Remark = {"seat": rng.below(players), "at": len(state.log)}
    if rng.below(2):
        goals = sorted(state.view(said["seat"])["goals"])
        return {**said, "says": ("goal-gold", "goal-stone")[rng.below(2)], "goal": goals[rng.below(len(goals))]}
    about = (said["seat"] + 1 + rng.below(players - 1)) % players
    return {**said, "says": ("trust", "distrust", "distrust", "withdraw")[rng.below(4)], "about": about}


def _moment(table: Table, state: State, seat: int, talk: list[Remark], seed: int, looks_ahead: bool) -> Iterator[str]:
    view, legal = state.view(seat), state.legal(seat)
    assert state.asked is not None
    yield f"{seat} {state.asked[0]}:"
    if table.game == "saboteur":
        yield from _of_tunnels(view, legal, talk)
    elif table.game == "duel":
        judge = DuelJudge(state)
        moves = judge.options(state, seat)
        yield _valued([*zip(judge.worths_after(state, seat, moves), moves, strict=True)])
    else:
        yield _valued(Thought(view, legal).values())
    speakers = (seat, (seat + 1) % table.players)
    said = [make("adept", seed + who).remarks(state.view(who), talk) for who in speakers]
    yield f"said {_print(said)}"
    if looks_ahead:
        yield from _looking_ahead(view, legal, talk, seed)


def _of_tunnels(view: View, legal: list[Action], talk: list[Remark]) -> Iterator[str]:
    if _is_answer(legal):
        mind = think(view, legal, talk)
        yield _valued([(answer_value(mind, action), action) for action in legal])
    else:
        mind, valued = turn_values(view, legal, talk)
        yield _valued(valued)
    gold = [mind.gold[goal] for goal in sorted(mind.gold)]
    yield f"believed {_print([*map(_rounded, (mind.belief.saboteur, mind.belief.table, gold))])}"


def _is_answer(legal: list[Action]) -> bool:
    return "choose" in legal[0] and "lay" not in legal[0]["choose"]


def _looking_ahead(view: View, legal: list[Action], talk: list[Remark], seed: int) -> Iterator[str]:
    skill = SKILLS[view["game"]]
    assert skill.mastery is not None
    assert skill.appraiser is not None
    if isinstance(skill.mastery, TreeMastery):
        yield f"searched {_print(_searched(skill.mastery, view, seed))}"
    elif isinstance(skill.mastery, CorporationMastery):
        yield f"foreseen {_print(_foreseen(skill.mastery, view, seed))}"
    elif "choose" not in legal[0]:
        yield from _played_on(view, legal, talk, seed)
    if next(iter(view["asked"].values())) == skill.appraiser.asked:
        quick = replace(skill.appraiser, deals=DEALS)
        worths = [
            (str(found.action), *_rounded((found.worth, found.error)))
            for found in quick.compare(seed, view, legal, talk, legal[0])
        ]
        yield f"appraised {_print(worths)}"


def _searched(mastery: TreeMastery, view: View, seed: int) -> list[tuple[int, int, str]]:
    deals = _deals(view, seed)
    tree = search(deals, mastery.judge(deals[0]), SEARCHED)
    return sorted((tried.visits, tried.offered, f"{tried.total:.4f}") for tried in tree.moves.values())


def _foreseen(mastery: CorporationMastery, view: View, seed: int) -> list[tuple[str, str]]:
    return [(f"{coins:.4f}", str(move)) for coins, move in mastery.foreseen(_deals(view, seed), view["seat"])]


def _deals(view: View, seed: int) -> list[Any]:
    rng, sampler = Rng(seed), motherlode.game(view["game"]).sampler({**view, "log": []})
    return [sampler.deal(rng) for _ in range(DEALS)]


def _played_on(view: View, legal: list[Action], talk: list[Remark], seed: int) -> Iterator[str]:
    """What the best moves bring, deal by deal; and how all of them compare."""
    bench = Bench(seed, view, legal, talk)
    best = [action for _, action in sorted(bench.valued, key=lambda pair: -pair[0])[:TRIED]]
    ends = []
    for _ in range(DEALS):
        deal, aim, luck = bench._deal()
        for after in filter(None, (bench._after, bench._after_boldly)):
            ends += [after(deal, bench.seat, action, aim, luck) for action in best]
    yield f"bring {ends}"
    trials = compare(bench, care_at(view), best[0], SEARCHED if is_plain(view["modules"]) else DEALS)
    told = [(str(one.action), one.boldly, one.count, *_rounded((one.mean, one.prior))) for one in trials]
    yield f"compared {_print(told)}"


def _valued(valued: list[Valued]) -> str:
    """The best move and what it is worth, and a print of all."""
    if not valued:
        return "nothing"
    worth, action = max(valued, key=lambda pair: pair[0])
    words = " ".join(f"{key} {value}" for key, value in action.items())
    return f"{worth:.4f} {words}, all {_print(sorted((f'{value:.4f}', str(action)) for value, action in valued))}"


def _rounded(numbers: Iterable[float]) -> list[str]:
    return [f"{number:.4f}" for number in numbers]


def _print(of: object) -> str:
    return f"{crc32(repr(of).encode()):08x}"
