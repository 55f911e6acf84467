"""`motherlode backup`, `restore` and `move-site`: everything that is kept, as a file or in another place."""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from motherlode.cli.failure import Failure
from motherlode.cli.options import argument, command, flag, option
from motherlode.cli.site_address import DATABASE, DATABASES, address_of, need
from motherlode.words import Words

if TYPE_CHECKING:
    from motherlode.server.keeping.storage.postgres import PostgresStorage

FILE = "tables.sqlite3"


def add(app: typer.Typer, words: Words) -> None:
    @command(app, words, "backup", "help-backup")
    def backup(
        file: Annotated[Path, argument(words, text="help-backup-file", metavar="FILE")],
        database: Annotated[str | None, option(words, "--database", text="help-serve-database", metavar="URL")] = None,
        data: Annotated[Path | None, option(words, "--data", text="help-play-data", metavar="FOLDER")] = None,
    ) -> None:
        from motherlode.server.keeping.storage import moving

        async def from_database(storage: "PostgresStorage") -> Counter[str]:
            return await moving.write_backup(file, moving.rows_of_database(storage))

        async def from_file() -> Counter[str]:
            return await moving.write_backup(file, moving.flowing(moving.rows_of_file(existing(data))))

        url = address_of("--database", database, DATABASE, DATABASES)
        count = run(with_database(url, from_database) if url else from_file())
        typer.echo(words.say("moved-backup", file=str(file), tables=count["tables"], moves=count["moves"]))

    @command(app, words, "restore", "help-restore")
    def restore(
        file: Annotated[Path, argument(words, text="help-backup-file", metavar="FILE")],
        database: Annotated[str | None, option(words, "--database", text="help-serve-database", metavar="URL")] = None,
        data: Annotated[Path | None, option(words, "--data", text="help-play-data", metavar="FOLDER")] = None,
    ) -> None:
        from motherlode.server.keeping.storage import moving

        async def to_database(storage: "PostgresStorage") -> Counter[str]:
            await check_idle(storage)
            return await moving.fill_database(storage, moving.rows_of_backup(file))

        url = address_of("--database", database, DATABASE, DATABASES)
        if url:
            count = run(with_database(url, to_database))
        else:
            with alone(data) as folder:
                count = run(moving.fill_file(folder / FILE, moving.rows_of_backup(file)))
        typer.echo(words.say("moved-restored", tables=count["tables"], moves=count["moves"]))

    @command(app, words, "move-site", "help-move-site")
    def move_site(
        database: Annotated[str | None, option(words, "--database", text="help-serve-database", metavar="URL")] = None,
        data: Annotated[Path | None, option(words, "--data", text="help-play-data", metavar="FOLDER")] = None,
        back: Annotated[bool, flag(words, "--back", text="help-move-site-back")] = False,
    ) -> None:
        from motherlode.server.keeping.storage import moving

        url = address_of("--database", database, DATABASE, DATABASES)
        if url is None:
            raise Failure("usage-address", option="--database", kind=DATABASES[0])

        async def move(storage: "PostgresStorage") -> Counter[str]:
            await check_idle(storage)
            if back:
                return await moving.fill_file(folder / FILE, moving.rows_of_database(storage))
            return await moving.fill_database(storage, moving.flowing(moving.rows_of_file(existing(folder))))

        with alone(data) as folder:
            count = run(with_database(url, move))
        typer.echo(words.say("moved-site", tables=count["tables"], moves=count["moves"]))


def existing(data: Path | None) -> Path:
    from motherlode.server.http.address import data_folder

    path = (data or data_folder()) / FILE
    if not path.is_file():
        raise Failure("moved-no-file", path=str(path))
    return path


@contextmanager
def alone(data: Path | None) -> Iterator[Path]:
    """A folder that no server uses meanwhile."""
    from motherlode.server.http.address import data_folder
    from motherlode.server.keeping.occupied import Occupation, Occupied

    folder = data or data_folder()
    try:
        occupation = Occupation(folder)
    except Occupied as error:
        raise Failure("serve-occupied", folder=str(folder), address=error.address) from None
    except OSError as error:
        raise Failure("serve-bad-folder", folder=str(folder), why=str(error.strerror)) from None
    with closing(occupation):
        yield folder


async def with_database(url: str, work: Callable[["PostgresStorage"], Coroutine[Any, Any, Any]]) -> Any:
    need("asyncpg", "site")
    from motherlode.server.keeping.storage.postgres import PostgresStorage

    storage = await PostgresStorage.open(url)
    try:
        return await work(storage)
    finally:
        await storage.close()


async def check_idle(storage: "PostgresStorage") -> None:
    """Nobody runs tables there that would be torn apart."""
    from motherlode.server.keeping.storage.postgres.leases import nodes_of

    if nodes := await nodes_of(storage):
        raise Failure("moved-nodes", addresses=", ".join(node.address for node in nodes))


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """What goes wrong with a storage is said in one line."""
    from motherlode.server.keeping.storage import StorageError
    from motherlode.server.keeping.storage.moving import BadBackup, NotEmpty

    try:
        return asyncio.run(work)
    except NotEmpty as error:
        raise Failure("moved-not-empty", where=str(error)) from None
    except BadBackup as error:
        raise Failure("moved-bad-backup", why=str(error)) from None
    except (StorageError, OSError, sqlite3.Error) as error:
        raise Failure("moved-failed", why=str(error)) from None
