"""Sheets to cut out, drawn in a process of its own and kept for those who ask next."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from typing import Final, NamedTuple

from motherlode.core.setup import Setup
from motherlode.server.errors import TableError
from motherlode.server.table.thinking import Thinkers
from motherlode.words import Words, supported

MOST_DIGITS: Final = 4
MOST_WAITING: Final = 8
KEPT: Final = 24
"""How many files are kept; all that is wanted often."""


class Wish(NamedTuple):
    game: str
    modules: tuple[str, ...]
    players: int | None
    language: str

    @property
    def filename(self) -> str:
        return f"{'-'.join((self.game, *self.modules))}-{self.language}.pdf"

    def setup(self) -> Setup:
        """Raises `SetupError` if there is no such table."""
        from motherlode.print import table_of  # what draws is loaded when somebody prints, so that a server starts fast

        return table_of(self.game, self.modules, self.players)


def wish_of(game: str, query: Mapping[str, str]) -> Wish:
    """What is asked for, checked; one table has one wish, however its modules are listed."""
    language = supported(query.get("language", "en"))
    if language is None:
        raise TableError("no-such-language")
    modules = tuple(name for name in query.get("modules", "").split(",") if name)
    wish = Wish(game, modules, _players(query.get("players")), language)
    return wish._replace(modules=wish.setup().modules)


def _players(count: str | None) -> int | None:
    """What is no number of players is the table of nobody, which no game has."""
    if count is None:
        return None
    return int(count) if count.isdecimal() and len(count) < MOST_DIGITS else 0


def draw(wish: Wish) -> bytes:
    from motherlode.print import printed

    return printed(wish.setup(), Words(wish.language))


class Prints:
    def __init__(self, worker: Thinkers) -> None:
        """`worker` draws and does nothing else: however many sheets are wanted, bots do not wait for them."""
        self._worker = worker
        self._waiting = 0
        self._kept: OrderedDict[Wish, bytes] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    async def of(self, wish: Wish) -> bytes:
        if self._waiting >= MOST_WAITING and wish not in self._kept:
            raise TableError("too-many")
        self._waiting += 1
        try:
            async with self._one_at_a_time:
                if wish not in self._kept:
                    self._kept[wish] = await self._worker.ask(draw, wish)
                self._kept.move_to_end(wish)
                if len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
                return self._kept[wish]
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._worker.close()
