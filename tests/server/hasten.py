"""Brings a table near the end of its round or its game, move by move as ever and kept like every game: a browser test
plays the last moves by hand and not all of them.

`POST /hasten/TABLE?until=round|game&left=NUMBER&by=lot|clock`: so many moves are left, if all went on as they did here;
chosen by lot, or as a clock that has run out chooses.
"""

from collections.abc import Iterator
from random import Random
from urllib.parse import parse_qs

from motherlode.core.state import State
from motherlode.core.types import Action
from motherlode.server.app import App, Message, Receive, Send
from motherlode.server.table import moves
from motherlode.server.table.table import Table

PATH = "/hasten/"
Move = tuple[int, Action] | None
"""Who did what, or that the next round began."""


class HasteningApp(App):
    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith(PATH):
            await super().__call__(scope, receive, send)
            return
        assert self.registry is not None
        table = await self.registry.table(scope["path"].removeprefix(PATH))
        given = {word: values[0] for word, values in parse_qs(scope["query_string"].decode()).items()}
        await hasten(table, given["until"], int(given["left"]), given["by"])
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})


async def hasten(table: Table, until: str, left: int, by: str) -> None:
    async def work() -> None:
        planned = list(_ahead(table.require_match().state.copy(), until, by))
        for move in planned[: len(planned) - left]:
            if move is None:
                await moves.onward(table)
            else:
                await moves.move(table, *move)

    await table.do(work)


def _ahead(state: State, until: str, by: str) -> Iterator[Move]:
    """What is going to happen, played on a copy."""
    dice = Random(0)
    while state.actors or (state.resting and until == "game"):
        if state.resting:
            yield None
            state.proceed(quiet=True)
            continue
        seat = min(state.actors)
        action = state.default(seat) if by == "clock" else _by_lot(state, seat, dice)
        yield seat, action
        state.apply_quietly(seat, action)


def _by_lot(state: State, seat: int, dice: Random) -> Action:
    """First what kind of thing to do, then which: cards are laid, played and passed."""
    kinds: dict[str, list[Action]] = {}
    for action in state.legal(seat):
        kinds.setdefault(next(iter(action)), []).append(action)
    return dice.choice(kinds[dice.choice(sorted(kinds))])
