"""How old tables go: marked first, dropped when the server has run for long with the mark on them.

A clock on the wall may be wrong by years for a day. So it only marks; what counts until a table is dropped is the time
that the server itself has been running, which no clock can set.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection

UNTOUCHED = """
SELECT id, revision
+ (SELECT COUNT(*) FROM moves WHERE game = tables.id) + (SELECT COUNT(*) FROM talk WHERE game = tables.id)
FROM tables WHERE created < :before
AND NOT EXISTS (SELECT 1 FROM moves WHERE game = tables.id AND time >= :before)
AND NOT EXISTS (SELECT 1 FROM talk WHERE game = tables.id AND time >= :before)
"""
"""With how much has happened at each of them, so that whatever happens later is seen, whatever the clock says."""


def run_on(connection: sqlite3.Connection, seconds: int) -> int:
    """The server has run for so much longer; returns for how long it has run in all."""
    connection.execute("INSERT OR IGNORE INTO running VALUES (0, 0)")
    connection.execute("UPDATE running SET seconds = seconds + ?", (seconds,))
    total: int = connection.execute("SELECT seconds FROM running").fetchone()[0]
    return total


def mark(connection: sqlite3.Connection, before: int, ran: int) -> int:
    """Marks what nobody has touched since that moment, and nothing else; returns how many there are."""
    untouched = dict(connection.execute(UNTOUCHED, {"before": before}).fetchall())
    marked = dict(connection.execute("SELECT game, happened FROM old").fetchall())
    for game, happened in marked.items():
        if untouched.get(game) != happened:
            connection.execute("DELETE FROM old WHERE game = ?", (game,))
    for game, happened in untouched.items():
        connection.execute("INSERT OR IGNORE INTO old VALUES (?, ?, ?)", (game, ran, happened))
    return len(untouched)


def drop(connection: sqlite3.Connection, ran: int, spared: Collection[str]) -> int:
    """Drops what was marked when the server had run for no longer than that; returns how many there were."""
    marked = connection.execute("SELECT game FROM old WHERE ran <= ?", (ran,)).fetchall()
    dropped = [name for (name,) in marked if name not in spared]
    for name in dropped:
        connection.execute("DELETE FROM tables WHERE id = ?", (name,))
        for kept in ("holders", "moves", "answers", "talk", "old"):
            connection.execute(f"DELETE FROM {kept} WHERE game = ?", (name,))
    return len(dropped)
