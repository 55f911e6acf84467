"""What is held and what is thrown away unseen: `python -m motherlode.arena.holdings --help`.

Counts in rounds of bots how much more often than by lot a class of cards is found in hands and among what was thrown
away, by role, by whether its owner is hindered and by how far the round is. The master deals cards by it
(`bots/foresight/holdings.py`).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, Final

from motherlode.arena.crew import seeds, work
from motherlode.arena.keeping import keep_log_only
from motherlode.arena.study import study_parser
from motherlode.bots import Remark, make
from motherlode.bots.foresight.cards import cards_of
from motherlode.bots.foresight.holdings import CLASSES, LOT, STAGES, THROWN, class_of, group_of, stage_of
from motherlode.core.rng import Rng
from motherlode.games import game as find_game

DECK: Final = "deck"
GROUPS: Final = ("miner", "miner, hindered", "saboteur", "saboteur, hindered", "thrown", "thrown by saboteur")
EVERY: Final = 5
"""After so many moves it is counted again."""

Counted = dict[tuple[int | str, int, int], float]
"""By whose cards they are, by stage and by class."""


def watch(players: int, seed: int) -> tuple[Counted, Counted]:
    """One round of adepts: how many cards lay where, and how many would by lot."""
    game, rng = find_game("saboteur"), Rng(seed)
    state = game.start(game.setup(players), rng.next())
    keep_log_only(state)
    state.rest_between_rounds = True
    bots = [make("adept", rng.next()) for _ in range(players)]
    talk: list[Remark] = []
    found: Counted = defaultdict(float)
    by_lot: Counted = defaultdict(float)
    moves = 0
    while state.actors and state.view(state.actors[0])["phase"] == "play":
        seat = state.actors[0]
        state.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat), talk))
        if not state.actors or state.view(seat)["phase"] != "play":
            break
        said = bots[seat].remarks(state.view(seat), talk)
        talk += [{**remark, "seat": seat, "at": len(state.log)} for remark in said]
        moves += 1
        if moves % EVERY == 0:
            _count(state, found, by_lot)
    return found, by_lot


def _count(state: Any, found: Counted, by_lot: Counted) -> None:
    cards = cards_of(state.rules)
    hands = sum(map(len, state.hands))
    stage = stage_of((len(state.deck) + hands) / len(state.rules.deck))
    places: list[tuple[int | str, Sequence[int]]] = [(DECK, state.deck)]
    for role, hand, front in zip(state.roles, state.hands, state.fronts.cards, strict=True):
        places.append((group_of(role, bool(front)), hand))
    for kind, known in zip(state.pile, state.pile_known, strict=True):
        if known > 0:
            role = state.roles[known.bit_length() - 1]
            places.append((THROWN + group_of(role, False) // 2, [kind]))
    unseen = Counter(class_of(cards, kind) for _, kinds in places for kind in kinds)
    total = unseen.total()
    for place, kinds in places:
        for kind in kinds:
            found[place, stage, class_of(cards, kind)] += 1
        for one, count in unseen.items():
            by_lot[place, stage, one] += len(kinds) * count / total


def weights(found: Counted, by_lot: Counted) -> list[list[list[int]]]:
    """In sixteenths: hands beside everything unseen, what was thrown away beside the deck."""

    def ratio(place: int | str, stage: int, one: int) -> float:
        expected = by_lot.get((place, stage, one), 0.0)
        return (found.get((place, stage, one), 0.0) + 1) / (expected + 1)

    def weight(group: int, stage: int, one: int) -> int:
        beside = ratio(DECK, stage, one) if group >= THROWN else 1.0
        return min(max(round(LOT * ratio(group, stage, one) / beside), 1), 255)

    stages, classes = range(len(STAGES) + 1), range(len(CLASSES))
    return [[[weight(group, stage, one) for one in classes] for stage in stages] for group in range(len(GROUPS))]


def added(counts: Iterable[Counted]) -> Counted:
    total: Counted = defaultdict(float)
    for one in counts:
        for place, count in one.items():
            total[place] += count
    return total


def main(arguments: Sequence[str] | None = None) -> None:
    given = study_parser("holdings", __doc__, "3,5,7", 60).parse_args(arguments)
    counted = [
        pair
        for players in given.players
        for pair in work(partial(watch, players), seeds(given.seed, given.rounds), given.jobs)
    ]
    found, by_lot = added(pair[0] for pair in counted), added(pair[1] for pair in counted)
    print(f"adepts, {given.rounds} rounds for each number of players, seed {given.seed}; {LOT} is as often as by lot\n")
    print(f"| whose | stage | {' | '.join(CLASSES)} |\n| --- | --- |{' --- |' * len(CLASSES)}")
    for group, of_group in zip(GROUPS, weights(found, by_lot), strict=True):
        for stage, row in enumerate(of_group):
            print(f"| {group} | {stage} | {' | '.join(map(str, row))} |")


if __name__ == "__main__":
    main()
