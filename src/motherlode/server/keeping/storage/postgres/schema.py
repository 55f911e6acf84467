"""The form of the database, step by step: each node brings it up to its own form when it starts.

Nodes of two releases run beside each other while a site is renewed. So a step only adds what older nodes can do
without; one that cannot says from which form on a node can use the database, and older nodes do not start on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from motherlode.server.keeping.storage.contract import StorageError

if TYPE_CHECKING:
    from asyncpg import Connection


class Step(NamedTuple):
    sql: str
    usable_from: int
    """The oldest form whose nodes can use the database after it."""


STEPS = {
    1: Step(
        """
        CREATE TABLE tables (
            id text PRIMARY KEY, revision integer NOT NULL, created bigint NOT NULL, status text NOT NULL,
            listed boolean NOT NULL, body text NOT NULL
        );
        CREATE INDEX lobby ON tables (created) WHERE listed AND status = 'waiting';
        CREATE TABLE holders (holder text NOT NULL, game text NOT NULL, PRIMARY KEY (holder, game));
        CREATE INDEX holders_of ON holders (game);
        CREATE TABLE moves (
            game text NOT NULL, version integer NOT NULL, seat integer NOT NULL, action text, id text,
            time bigint NOT NULL, chance text, PRIMARY KEY (game, version)
        );
        CREATE TABLE answers (
            game text NOT NULL, version integer NOT NULL, seat integer NOT NULL, action text, id text,
            PRIMARY KEY (game, version, seat)
        );
        CREATE TABLE talk (
            game text NOT NULL, number integer NOT NULL, seat integer NOT NULL, at integer NOT NULL, remark text,
            text text, id text, time bigint NOT NULL, PRIMARY KEY (game, number)
        );
        CREATE TABLE old (game text PRIMARY KEY, ran bigint NOT NULL, happened bigint NOT NULL);
        CREATE TABLE running (one integer PRIMARY KEY, seconds bigint NOT NULL);
        CREATE TABLE secrets (name text PRIMARY KEY, value bytea NOT NULL);
        """,
        usable_from=1,
    ),
    2: Step(
        """
        CREATE TABLE nodes (
            id text PRIMARY KEY, address text NOT NULL, until timestamptz NOT NULL, rules integer NOT NULL,
            release text NOT NULL
        );
        CREATE TABLE leases (game text PRIMARY KEY, node text NOT NULL, epoch bigint NOT NULL);
        CREATE INDEX leases_of ON leases (node);
        CREATE SEQUENCE epochs;
        """,
        usable_from=2,  # nodes without leases would not be fenced
    ),
}
OURS = max(STEPS)
LOCK = 8642_15
"""The advisory lock of who changes the form: nodes that start together wait for one another."""


class NewerDatabase(StorageError):
    """It was changed by a newer release in a way that ours cannot use."""

    def __init__(self, form: int) -> None:
        super().__init__(f"the database is of form {form}, ours is {OURS}")
        self.form = form


async def prepare(connection: Connection) -> None:
    """Forward to our form, in one transaction; `NewerDatabase` if it has gone on without us."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await connection.execute(
            "CREATE TABLE IF NOT EXISTS form (version integer NOT NULL, usable_from integer NOT NULL)"
        )
        found = await connection.fetchrow("SELECT version, usable_from FROM form")
        version, usable_from = (0, 0) if found is None else (found["version"], found["usable_from"])
        if usable_from > OURS:
            raise NewerDatabase(version)
        for number in range(version + 1, OURS + 1):
            await connection.execute(STEPS[number].sql)
            usable_from = max(usable_from, STEPS[number].usable_from)
        if version < OURS:
            await connection.execute("DELETE FROM form")
            await connection.execute("INSERT INTO form VALUES ($1, $2)", OURS, usable_from)
