"""How well are others' hands guessed? `python -m motherlode.arena.hands --help`.

In rounds of adepts whoever's turn it is guesses now and then what the others hold, told their roles and the place of
the gold: by lot, as hands of such roles are kept, and by what was not done besides. What is told is the log-loss of a
card that is held, and how much less it is by what is known: less than nothing would be worse than knowing nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from math import log
from typing import Any, Final

from motherlode.arena.adepts import Table
from motherlode.arena.crew import seeds, work
from motherlode.arena.study import study_parser
from motherlode.bots.adept.claims import GOLD
from motherlode.bots.adept.hoarding import Hoarding
from motherlode.bots.adept.thinking import think
from motherlode.bots.foresight.holdings import LOT
from motherlode.bots.foresight.omissions import last_deeds
from motherlode.bots.foresight.sketches import Sketches
from motherlode.bots.mean import Mean

EVERY: Final = 4
"""After so many moves somebody guesses again."""
WAYS: Final = ("by lot", "as they are kept", "by what was not done besides")

Guess = tuple[float, ...]
"""What one card cost that somebody holds, by each way to guess."""


def guess_round(players: int, seed: int) -> list[Guess]:
    """One round of adepts."""
    table, guesses, moves = Table(players, seed), [], 0
    while table.is_playing:
        if moves >= players and moves % EVERY == 0:
            guesses += list(_guess(table))
        table.do(table.usual())
        moves += 1
    return guesses


def _guess(table: Table) -> Iterator[Guess]:
    state: Any = table.state
    me = state.actors[0]
    mind = think(state.view(me), state.legal(me), table.talk)
    belief, last = mind.belief, last_deeds(mind.reading)
    sketches = Sketches(state.rules, me, belief.table, belief.pace, last, Hoarding())
    pool = unseen(state, me)
    gold = next(cell for cell, goal in state.goals.items() if state.rules.goal_cards[goal.card].name == GOLD)
    for seat, (kept, omitted) in enumerate(sketches.hands(state, gold)):
        if seat != me:
            yield from losses(pool, list(state.hands[seat]), (None, kept, omitted))


def unseen(state: Any, me: int) -> Counter[int]:
    """The cards, by kind, of which a seat does not know where they lie."""
    pool = Counter(state.deck)
    for seat, hand in enumerate(state.hands):
        if seat != me:
            pool.update(hand)
    pool.update(
        kind for kind, known in zip(state.pile, state.pile_known, strict=True) if known > 0 and not known >> me & 1
    )
    return pool


def losses(pool: Mapping[int, int], hand: Sequence[int], ways: Sequence[bytes | None]) -> Iterator[Guess]:
    """For each card in a hand, with how much likelier than by lot each kind of card is there."""
    totals = [sum(count * _weight(way, kind) for kind, count in pool.items()) for way in ways]
    for card in hand:
        yield tuple(-log(pool[card] * _weight(way, card) / total) for way, total in zip(ways, totals, strict=True))


def _weight(way: bytes | None, kind: int) -> int:
    return LOT if way is None else way[kind]


def row(players: int, guesses: Iterable[Guess]) -> str:
    """What a card cost by lot, and how much less it does by the other ways."""
    made = list(guesses)
    lot = Mean()
    for one in made:
        lot.add(one[0])
    cells = [f"{players}", f"{len(made)}", f"{lot.mean:.3f}"]
    for way in range(1, len(WAYS)):
        saved = Mean()
        for one in made:
            saved.add(one[0] - one[way])
        cells.append(f"{saved.mean:+.4f}")
    return f"| {' | '.join(cells)} |"


def main(arguments: Sequence[str] | None = None) -> None:
    given = study_parser("hands", __doc__, "3,5,7", 60).parse_args(arguments)
    print(f"adepts, {given.rounds} rounds for each number of players, seed {given.seed}; better than by lot\n")
    print(f"| players | cards | log-loss {' | '.join(WAYS)} |\n| --- | --- |{' --- |' * len(WAYS)}")
    for players in given.players:
        found = work(partial(guess_round, players), seeds(given.seed, given.rounds), given.jobs)
        print(row(players, [guess for guesses in found for guess in guesses]), flush=True)


if __name__ == "__main__":
    main()
