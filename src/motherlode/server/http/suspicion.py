"""Who could suspect whom in a finished game: worked out once, off the server's loop, kept for those who ask next."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Sequence
from typing import Any, Final

import msgspec

import motherlode
from motherlode.analysis import analyse
from motherlode.core.errors import MotherlodeError
from motherlode.server.errors import TableError
from motherlode.server.http.bodies import Suspicion
from motherlode.server.keeping.record import remarks
from motherlode.server.keeping.restoring import current_rules
from motherlode.server.keeping.storage import Stored
from motherlode.server.keeping.storage.rows import DEAL, ONWARD
from motherlode.server.table.registry import TableRegistry
from motherlode.server.table.thinking import Thinkers

KEPT: Final = 32

Fell = Sequence[tuple[str, Any]]
"""What fell by chance, in its order."""


def suspicion(setup: dict[str, Any], chance: Fell, moves: Sequence[tuple[int, Any]], talk: Sequence[Any]) -> bytes:
    """The chart as it is sent."""
    game = motherlode.game(setup["game"])
    state = game.start(game.restore_setup(setup), 0, [tuple(fell) for fell in chance])
    plain = analyse(state, moves, talk).plain()
    return msgspec.json.encode(msgspec.convert(plain, Suspicion))


def parts_of(stored: Stored) -> tuple[dict[str, Any], list[Any], list[tuple[int, Any]], list[dict[str, Any]]]:
    """What it takes to work it out elsewhere."""
    moves = [(move.seat, move.action or {}) for move in stored.moves if move.seat not in (DEAL, ONWARD)]
    chance = [fell for move in stored.moves for fell in move.chance]
    return stored.row.setup, chance, moves, remarks(stored)


async def played_again(stored: Stored, work: Awaitable[Any]) -> Any:
    """A kept game that cannot be played is no mistake of who asks."""
    try:
        return await work
    except MotherlodeError as error:
        if stored.row.rules == current_rules():
            raise TableError("failed") from error
        raise TableError("rules-changed") from error


class Suspicions:
    def __init__(self, registry: TableRegistry, worker: Thinkers) -> None:
        self._registry = registry
        self._worker = worker
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    async def of(self, table: str) -> bytes:
        """Refuses for a game that is not over."""
        async with self._one_at_a_time:
            if table not in self._kept:
                stored = await self._registry.stored(table)
                if stored.row.status != "over":
                    raise TableError("not-over")
                self._kept[table] = await played_again(stored, self._worker.ask(suspicion, *parts_of(stored)))
                if len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(table)
            return self._kept[table]
