"""What a move costs a table, from a client's frame to the frames of five seats: `python -m benchmarks.table_moves`.
With `--steps` its steps of the interpreter are counted instead, function by function, which no busy machine changes.

Neither sockets nor a disk: what is written is dropped, what is kept is forgotten. So it says what our own code takes of
the processor time that `server_load` measures from outside, and a busy machine spoils it less: the same game is played
many times over, and the best time of each move counts.
"""

import argparse
import asyncio
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from time import perf_counter
from types import FrameType
from typing import Any

import msgspec

import motherlode
from benchmarks.server_load import choose
from motherlode.server.keeping.storage import SeatRow, SettingsRow, TableRow
from motherlode.server.limits import Limits
from motherlode.server.line.connection import Connection
from motherlode.server.line.live import answer
from motherlode.server.table.match import Match
from motherlode.server.table.seeds import secret_seed
from motherlode.server.table.table import Table

Answer = Callable[[Table, Connection, bytes], Awaitable[None]]
GAMES = 12
PLAYERS = 5
MOVES = 60
"""Before a round can be over."""
FUNCTIONS = 25
"""That are listed, of those that take steps."""
FREE = Limits(burst=10**9, idle=3600)


class Forgetful:
    """A storage that keeps nothing."""

    async def append_move(self, *moves: Any) -> None:
        return


class Seat:
    def __init__(self, number: int) -> None:
        self.heard: list[bytes] = []
        self.connection = Connection(self._send, f"holder {number}", FREE, self._write)
        self.connection.audience, self.connection.greeted = number, True

    async def _send(self, message: Any) -> None:
        raise AssertionError("the line is free")

    def _write(self, texts: list[bytes]) -> bool:
        self.heard = texts
        return True

    def decision(self) -> Any:
        """What it is asked, as the last frames tell."""
        frames = (msgspec.json.decode(text) for text in self.heard)
        return next((frame["decision"] for frame in frames if frame["frame"] == "events"), None)


def new_table() -> tuple[Table, list[Seat]]:
    game = motherlode.game("saboteur")
    seats = [SeatRow("person", f"P{number}", None, f"holder {number}") for number in range(PLAYERS)]
    row = TableRow("table", game.setup(PLAYERS).plain(), seats, SettingsRow(pace="instant"), 0, 1, status="playing")
    table = Table(row, Forgetful(), None, FREE, secret_seed, None)  # type: ignore[arg-type]
    table.match = Match(row.id, row.setup, 1)
    sitting = [Seat(number) for number in range(PLAYERS)]
    table.connections = {seat.connection for seat in sitting}
    table.note_company()
    return table, sitting


async def play(times: dict[int, list[float]], answer: Answer = answer) -> None:
    table, seats = new_table()
    rng, match = random.Random(1), table.match
    assert match is not None
    asked = msgspec.to_builtins(match.decision(match.asked[0]))
    for number in range(MOVES):
        seat = match.asked[0]
        fields = {"frame": "act", "id": f"a{number}", "version": match.version, "action": choose(asked, rng)}
        text = msgspec.json.encode(fields)
        begun = perf_counter()
        await answer(table, seats[seat].connection, text)
        times[number].append(perf_counter() - begun)
        assert match.version == number + 1, seats[seat].heard
        asked = seats[match.asked[0]].decision()
    table.stop()


async def count_steps(counts: Counter[str]) -> None:
    """Of what is compiled nothing is counted."""

    def count(frame: FrameType, event: str, _: Any) -> Any:
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        if event == "opcode":
            module = frame.f_globals.get("__name__", "").removeprefix("motherlode.")
            counts[f"{module}.{frame.f_code.co_name}"] += 1
        return count

    async def counted(table: Table, connection: Connection, text: bytes) -> None:
        sys.settrace(count)
        try:
            await answer(table, connection, text)
        finally:
            sys.settrace(None)

    await play(defaultdict(list), counted)


def show_steps() -> None:
    counts: Counter[str] = Counter()
    asyncio.run(count_steps(Counter()))  # what is looked up only once
    asyncio.run(count_steps(counts))
    print(f"{counts.total() / MOVES:8.1f} steps of the interpreter a move")
    for name, steps in counts.most_common(FUNCTIONS):
        print(f"{steps / MOVES:8.1f} {name}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=GAMES)
    parser.add_argument("--steps", action="store_true")
    options = parser.parse_args()
    if options.steps:
        show_steps()
        return
    times: dict[int, list[float]] = defaultdict(list)
    for _ in range(options.games):
        asyncio.run(play(times))
    best = [min(taken) for taken in times.values()]
    core = "compiled" if motherlode.compiled else "plain"
    print(f"{1e6 * sum(best) / len(best):8.1f} µs a move at a table, {core} core, mean of the best of {len(times[0])}")


if __name__ == "__main__":
    main()
