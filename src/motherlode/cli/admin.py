"""`motherlode admin`: what an operator looks at and does about single tables; about people, see `moderating`."""

import re
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from typer.core import TyperGroup

from motherlode.cli import moderating
from motherlode.cli.failure import Failure
from motherlode.cli.grid import moment, whole_grid
from motherlode.cli.moving import alone, existing, run
from motherlode.cli.options import argument, command, option
from motherlode.cli.polite import polite_group
from motherlode.cli.site_address import BUS, BUSES, DATABASE, DATABASES, address_of, need
from motherlode.words import Words

if TYPE_CHECKING:
    from motherlode.server.keeping.storage import Keeping, Storage, Stored

MOST = 50


NAME = re.compile(r"-[A-Za-z0-9_-]{11}")
"""A table of an older release whose name looks like an option; none of ours has that many letters."""


def admin_group(words: Words) -> type[TyperGroup]:
    class AdminGroup(polite_group(words)):  # type: ignore[misc]
        def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
            names = [word for word in args if NAME.fullmatch(word)]
            others = [word for word in args if not NAME.fullmatch(word)]
            parsed: list[str] = super().parse_args(ctx, [*others, "--", *names] if names else others)
            return parsed

    return AdminGroup


def add(app: typer.Typer, words: Words) -> None:
    admin = typer.Typer(cls=admin_group(words), no_args_is_help=True, help=words.say("help-admin"))
    app.add_typer(admin, name="admin", rich_help_panel=words.say("help-commands"))
    moderating.add(admin, words)
    where = option(words, "--database", text="help-serve-database", metavar="URL")
    folder = option(words, "--data", text="help-play-data", metavar="FOLDER")
    line = option(words, "--bus", text="help-serve-bus", metavar="URL")
    name = argument(words, text="help-admin-table", metavar="TABLE")

    @command(admin, words, "tables", "help-admin-tables")
    def tables(
        database: Annotated[str | None, where] = None,
        data: Annotated[Path | None, folder] = None,
        limit: Annotated[int, option(words, "--limit", text="help-admin-limit", metavar="N", min=1)] = MOST,
    ) -> None:
        async def show() -> None:
            async with opened(database, data) as storage:
                rows, at = await storage.recent(limit), await run_at(storage)
            grid = whole_grid(words, "table", "made", "game", "status", "seats", "node")
            for row in rows:
                names = ", ".join(seat.name for seat in row.seats if seat.kind != "empty")
                made, game = moment(row.created), row.setup["game"]
                grid.add_row(row.id, made, game, row.status, names, at.get(row.id, ""))
            Console().print(grid)

        run(show())

    @command(admin, words, "table", "help-admin-show")
    def table(
        table: Annotated[str, name],
        database: Annotated[str | None, where] = None,
        data: Annotated[Path | None, folder] = None,
    ) -> None:
        async def show() -> None:
            async with opened(database, data) as storage:
                stored, at = await found(storage, table), await run_at(storage)
            row = stored.row
            typer.echo(
                f"{row.id}  {row.setup['game']}  {row.status}  {row.reason or ''}  {at.get(row.id, '')}".rstrip()
            )
            for number, seat in enumerate(row.seats):
                typer.echo(f"  {number}  {seat.kind}  {seat.name}  {seat.bot or seat.holder or ''}".rstrip())
            typer.echo(words.say("admin-kept", moves=len(stored.moves), said=len(stored.talk)))
            typer.echo(health_of(stored, words))

        run(show())

    @command(admin, words, "end", "help-admin-end")
    def end(
        table: Annotated[str, name],
        database: Annotated[str | None, where] = None,
        data: Annotated[Path | None, folder] = None,
        bus: Annotated[str | None, line] = None,
    ) -> None:
        from motherlode.server.keeping import repairing

        async def close(keeping: "Keeping", stored: "Stored") -> None:
            await repairing.end(keeping, stored.row)
            typer.echo(words.say("admin-ended", table=table))

        change(table, database, data, bus, close)

    @command(admin, words, "repair", "help-admin-repair")
    def repair(
        table: Annotated[str, name],
        database: Annotated[str | None, where] = None,
        data: Annotated[Path | None, folder] = None,
        bus: Annotated[str | None, line] = None,
    ) -> None:
        from motherlode.server.keeping import repairing

        async def mend(keeping: "Keeping", stored: "Stored") -> None:
            diagnosis = repairing.diagnose(stored)
            if not stored.moves or diagnosis.why is None or diagnosis.playable < 0:
                raise Failure("admin-not-mended", health=health_of(stored, words))
            await repairing.repair(keeping, stored, diagnosis.playable)
            lost = len(stored.moves) - 1 - diagnosis.playable
            typer.echo(words.say("admin-mended", table=table, moves=lost))

        change(table, database, data, bus, mend)


def health_of(stored: "Stored", words: Words) -> str:
    from motherlode.server.keeping import repairing

    if not stored.moves:
        return words.say("admin-not-begun")
    playable, why = repairing.diagnose(stored)
    if why is None:
        return words.say("admin-well")
    return words.say("admin-broken", version=playable, why=why)


@asynccontextmanager
async def opened(database: str | None, data: Path | None) -> AsyncIterator["Storage"]:
    from motherlode.server.keeping.storage import SqliteStorage

    url = address_of("--database", database, DATABASE, DATABASES)
    storage: Storage
    if url is None:
        storage = SqliteStorage(existing(data))
    else:
        need("asyncpg", "site")
        from motherlode.server.keeping.storage.postgres import PostgresStorage

        storage = await PostgresStorage.open(url)
    try:
        yield storage
    finally:
        await storage.close()


async def run_at(storage: "Storage") -> dict[str, str]:
    """Where each table is run, at a site."""
    from motherlode.server.keeping.storage import SqliteStorage

    if isinstance(storage, SqliteStorage):
        return {}
    from motherlode.server.keeping.storage.postgres import PostgresStorage
    from motherlode.server.keeping.storage.postgres.leases import holders_of

    assert isinstance(storage, PostgresStorage)
    return await holders_of(storage)


async def found(storage: "Storage", table: str) -> "Stored":
    stored = await storage.load(table)
    if stored is None:
        raise Failure("table-no-such-table")
    return stored


def change(
    table: str,
    database: str | None,
    data: Path | None,
    bus: str | None,
    work: Callable[["Keeping", "Stored"], Coroutine[Any, Any, None]],
) -> None:
    """While nobody else runs it: a server that uses the folder is asked to stop, a node is robbed of the table."""
    url = address_of("--database", database, DATABASE, DATABASES)
    line = address_of("--bus", bus, BUS, BUSES)

    async def do() -> None:
        async with opened(database, data) as storage:
            if url is None:
                await work(storage, await found(storage, table))
                return
            await do_at_site(storage, table, line, work)

    with ExitStack() as held:
        if url is None:
            existing(data)
            held.enter_context(alone(data))
        run(do())


async def do_at_site(
    storage: "Storage", table: str, bus: str | None, work: Callable[["Keeping", "Stored"], Coroutine[Any, Any, None]]
) -> None:
    from motherlode.server.keeping.storage.postgres import PostgresStorage
    from motherlode.server.keeping.storage.postgres.leases import Held, Leases
    from motherlode.server.site.bus import tell_taken

    assert isinstance(storage, PostgresStorage)
    leases = Leases(storage, "", 0, "admin")
    await leases.beat()
    try:
        epoch = await leases.claim(table, force=True)
        if not isinstance(epoch, int):
            raise Failure("table-no-such-table")
        await work(Held(storage, table, epoch), await found(storage, table))
    finally:
        await leases.leave()
    if bus is not None:
        await tell_taken(bus, table)
