"""How finished games went, and pictures of them: made once, kept for those who ask next, one at a time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

from motherlode.server.keeping.result import Finished, finished
from motherlode.server.table.registry import TableRegistry
from motherlode.server.table.thinking import Thinkers
from motherlode.words import Words

KEPT: Final = 64


def draw(view: dict[str, Any], names: Sequence[str], language: str) -> bytes:
    from motherlode.print.picture import picture  # what draws is loaded by who draws, so that a server starts fast

    return picture(view, names, Words(language))


class Results:
    def __init__(self, registry: TableRegistry, drawing: Thinkers) -> None:
        self._registry = registry
        self._drawing = drawing
        self._games: OrderedDict[str, Finished] = OrderedDict()
        self._pictures: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    async def of(self, table: str) -> Finished:
        """Refuses for a game that is not over."""
        async with self._one_at_a_time:
            return await self._of(table)

    async def picture(self, table: str, language: str) -> bytes:
        async with self._one_at_a_time:
            wish = table, language
            if wish not in self._pictures:
                result, view = await self._of(table)
                self._pictures[wish] = await self._drawing.ask(draw, view, result.names, language)
                _bound(self._pictures)
            self._pictures.move_to_end(wish)
            return self._pictures[wish]

    async def _of(self, table: str) -> Finished:
        if table not in self._games:
            stored = await self._registry.stored(table)
            self._games[table] = await asyncio.to_thread(finished, stored)
            _bound(self._games)
        self._games.move_to_end(table)
        return self._games[table]


def _bound(kept: OrderedDict[Any, Any]) -> None:
    if len(kept) > KEPT:
        kept.popitem(last=False)
