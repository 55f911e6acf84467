"""`python -m tests.cores.play PART PARTS`: plays at a part of all tables and prints a line for each: what it came to.

Everything that anybody could learn from a state goes into it, so that two cores with the same line are the same.
"""

import json
import sys
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import motherlode
from motherlode.bots.duel.judge import DuelJudge
from motherlode.core.rng import Rng
from motherlode.core.state import State
from tests.properties.playing import choose
from tests.properties.tables import TABLES, Table

SEED = 20261116
ALOUD = 25
"""Actions at each table that are told to all; the game is then played out quietly, and by codes."""
WEIGHTS = {"saboteur": {"play": 3}, "*": {"lay": 6, "pass": 1}}


class Witness:
    """Hears everything and keeps a print of it."""

    def __init__(self) -> None:
        self.heard = blake2b(digest_size=12)

    def hear(self, *things: Any) -> None:
        for thing in things:
            text = thing if isinstance(thing, str) else json.dumps(thing, ensure_ascii=False)
            self.heard.update(text.encode() + b"\n")


def played(table: Table, seed: int = SEED) -> str:
    witness, rng = Witness(), Rng(seed)
    state = table.start(seed)
    play_aloud(state, table, rng, witness)
    search_on(state, table, rng, witness)
    play_quietly(state, rng, witness)
    if table.opening is None:
        witness.hear(table.game.play_many(table.setup, range(seed, seed + 2), WEIGHTS))
    return witness.heard.hexdigest()


def play_aloud(state: State, table: Table, rng: Rng, witness: Witness) -> None:
    for _ in range(ALOUD):
        if not state.actors:
            break
        seat = state.actors[rng.below(len(state.actors))]
        legal = state.legal(seat)
        witness.hear(legal, state.default(seat), state.codes(seat) and len(state.codes(seat)))
        told = state.apply(seat, choose(legal, rng, eager=True))
        witness.hear([[event.seen_by(audience) for audience in table.audiences] for event in told])
    witness.hear([state.view(audience) for audience in table.audiences], state.dump(), state.record())


def search_on(state: State, table: Table, rng: Rng, witness: Witness) -> None:
    """What bots do: copies, deals from a view, games played on."""
    if not state.actors:
        return
    sampler = table.game.sampler(state.view(state.actors[0]))
    if table.game.id == "duel":
        deal, seat = sampler.deal(rng), state.actors[0]
        witness.hear(DuelJudge(deal).worths_after(deal, seat, deal.legal(seat)))
    rollouts: list[Callable[[State], list[int]]] = [
        lambda state: state.rollout("random", rng.next(), "round"),
        lambda state: state.rollout(WEIGHTS, rng.next(), "game"),
    ]
    for rollout in rollouts:
        dealt, copied = sampler.deal(rng), state.copy()
        witness.hear(dealt.dump(), rollout(dealt), dealt.dump(), rollout(copied), copied.dump())


def play_quietly(state: State, rng: Rng, witness: Witness) -> None:
    while state.actors:
        seat = state.actors[0]
        legal, codes = state.legal(seat), state.codes(seat)
        place = rng.below(len(legal))
        if rng.below(2):
            state.apply(seat, legal[place], quiet=True)
        else:
            witness.hear(state.action(seat, codes[place]))
            state.apply_code(seat, codes[place])
    witness.hear(state.dump(), state.outcome)


def main(part: int, parts: int) -> None:
    print("compiled" if motherlode.compiled else "plain")
    for table in TABLES[part::parts]:
        print(table.name, played(table), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
