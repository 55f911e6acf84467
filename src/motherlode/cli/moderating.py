"""`motherlode admin`: people, what they complained of, and who may not play."""

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer
from rich.console import Console

from motherlode.cli.failure import Failure
from motherlode.cli.grid import moment, whole_grid
from motherlode.cli.moving import run
from motherlode.cli.options import argument, command, option
from motherlode.words import Words

if TYPE_CHECKING:
    from motherlode.server.keeping.storage import TableRow

MOST = 50
LOOKED_AT = 2_000
"""Tables, the newest ones, in which people are looked for."""
PRINT = 32
"""Letters of the print of a browser key."""


class Person(NamedTuple):
    holder: str
    names: list[str]
    tables: int
    latest: int


def people_of(rows: list["TableRow"]) -> list[Person]:
    """Everybody who holds a seat, who came last first, with the names he gave himself."""
    found: dict[str, Person] = {}
    for row in rows:
        for holder in {seat.holder for seat in row.seats if seat.holder}:
            named = [seat.name for seat in row.seats if seat.holder == holder]
            known = found.get(holder, Person(holder, [], 0, row.created))
            names = [*known.names, *(name for name in named if name not in known.names)]
            found[holder] = Person(holder, names, known.tables + 1, max(known.latest, row.created))
    return sorted(found.values(), key=lambda person: -person.latest)


def checked(who: str) -> str:
    """The print of a key, or an address or network as it is written everywhere."""
    from motherlode.server.bans import network_of

    if len(who) == PRINT and set(who) <= set("0123456789abcdef"):
        return who
    network = network_of(who)
    if network is None:
        raise Failure("admin-bad-who", who=who)
    return str(network)


def add(admin: typer.Typer, words: Words) -> None:
    where = option(words, "--database", text="help-serve-database", metavar="URL")
    folder = option(words, "--data", text="help-play-data", metavar="FOLDER")
    add_looking(admin, words, where, folder)
    add_banning(admin, words, where, folder)


def add_looking(admin: typer.Typer, words: Words, where: Any, folder: Any) -> None:
    from motherlode.cli.admin import opened

    most = option(words, "--limit", text="help-admin-limit", metavar="N", min=1)

    @command(admin, words, "people", "help-admin-people")
    def people(
        database: Annotated[str | None, where] = None,
        data: Annotated[Path | None, folder] = None,
        limit: Annotated[int, most] = MOST,
    ) -> None:
        async def show() -> None:
            async with opened(database, data) as storage:
                rows = await storage.recent(LOOKED_AT)
                banned = {ban.who for ban in await storage.moderation.bans()}
            grid = whole_grid(words, "person", "names", "tables", "latest", "banned")
            for person in people_of(rows)[:limit]:
                mark = "✕" if person.holder in banned else ""
                grid.add_row(person.holder, ", ".join(person.names), str(person.tables), moment(person.latest), mark)
            Console().print(grid)

        run(show())

    @command(admin, words, "reports", "help-admin-reports")
    def reports(
        database: Annotated[str | None, where] = None,
        data: Annotated[Path | None, folder] = None,
        limit: Annotated[int, most] = MOST,
    ) -> None:
        async def show() -> None:
            async with opened(database, data) as storage:
                found = await storage.moderation.reports(limit)
            if not found:
                typer.echo(words.say("admin-no-reports"))
            for report in found:
                typer.echo(
                    words.say(
                        "admin-report",
                        time=f"{moment(report.time)} UTC",
                        table=report.table,
                        name=report.name,
                        accused=report.accused,
                        reporter=report.reporter,
                    )
                )
                if report.why:
                    typer.echo(f"  {report.why}")
                for line in report.around:
                    typer.echo(f"  {'→' if line == report.said else '|'} {line}")

        run(show())


def add_banning(admin: typer.Typer, words: Words, where: Any, folder: Any) -> None:
    from motherlode.cli.admin import opened

    whom = argument(words, text="help-admin-who", metavar="WHO")

    @command(admin, words, "ban", "help-admin-ban")
    def ban(
        who: Annotated[str, whom],
        why: Annotated[str, option(words, "--why", text="help-admin-why", metavar="TEXT")] = "",
        database: Annotated[str | None, where] = None,
        data: Annotated[Path | None, folder] = None,
    ) -> None:
        from motherlode.server.keeping.storage import BanRow

        async def write() -> None:
            async with opened(database, data) as storage:
                await storage.moderation.ban(BanRow(checked(who), int(time.time() * 1000), why))
            typer.echo(words.say("admin-banned-now", who=checked(who)))

        run(write())

    @command(admin, words, "unban", "help-admin-unban")
    def unban(
        who: Annotated[str, whom],
        database: Annotated[str | None, where] = None,
        data: Annotated[Path | None, folder] = None,
    ) -> None:
        async def write() -> None:
            async with opened(database, data) as storage:
                if not await storage.moderation.unban(checked(who)):
                    raise Failure("admin-not-banned", who=checked(who))
            typer.echo(words.say("admin-unbanned", who=checked(who)))

        run(write())

    @command(admin, words, "bans", "help-admin-bans")
    def bans(database: Annotated[str | None, where] = None, data: Annotated[Path | None, folder] = None) -> None:
        async def show() -> None:
            async with opened(database, data) as storage:
                found = await storage.moderation.bans()
            for one in found:
                typer.echo(f"{one.who}  {moment(one.time)} UTC  {one.why}".rstrip())
            if not found:
                typer.echo(words.say("admin-no-bans"))

        run(show())
