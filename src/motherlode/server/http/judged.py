"""What the master would have done in a finished game: worked out a few moves for each time somebody asks, in a worker.

Who looks on asks until all is done; who leaves leaves no work behind.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from itertools import islice
from typing import Any, Final

import msgspec

import motherlode
from motherlode.analysis.moves import judge, unit_of
from motherlode.server.errors import TableError
from motherlode.server.http.bodies import JudgedMove, JudgedMoves
from motherlode.server.http.suspicion import Fell, parts_of, played_again
from motherlode.server.table.registry import TableRegistry
from motherlode.server.table.thinking import Thinkers

KEPT: Final = 32
AT_A_TIME: Final = 4


def next_moves(
    setup: dict[str, Any], chance: Fell, moves: Sequence[tuple[int, Any]], talk: Sequence[Any], seat: int, first: int
) -> list[dict[str, Any]]:
    """The next few of a seat's moves, from the one with the number `first` on."""
    game = motherlode.game(setup["game"])
    state = game.start(game.restore_setup(setup), 0, [tuple(fell) for fell in chance])
    return [judged.plain() for judged in islice(judge(state, moves, talk, seat, first), AT_A_TIME)]


class Judgements:
    def __init__(self, registry: TableRegistry, worker: Thinkers) -> None:
        self._registry = registry
        self._worker = worker
        self._kept: OrderedDict[tuple[str, int], JudgedMoves] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    async def of(self, table: str, seat: int) -> JudgedMoves:
        """What is known so far, a little more each time; refuses for a game that is not over."""
        async with self._one_at_a_time:
            known = self._kept.get((table, seat))
            if known is None or known.done < known.of:
                known = self._kept[table, seat] = await self._further(table, seat, known)
                if len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end((table, seat))
            return known

    async def _further(self, table: str, seat: int, known: JudgedMoves | None) -> JudgedMoves:
        stored = await self._registry.stored(table)
        if stored.row.status != "over":
            raise TableError("not-over")
        parts = parts_of(stored)
        if not 0 <= seat < len(stored.row.seats):
            raise TableError("no-such-page")
        whole, done = len(parts[2]), known.done if known else 0
        plain = await played_again(stored, self._worker.ask(next_moves, *parts, seat, done))
        moves = [*(known.moves if known else []), *(msgspec.convert(one, JudgedMove) for one in plain)]
        reached = plain[-1]["move"] if len(plain) == AT_A_TIME else whole
        return JudgedMoves(unit_of(stored.row.setup["game"]), reached, whole, moves)
