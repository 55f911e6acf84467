"""Work that a node gives away: what it may be, and how it travels: by name, with what it needs, never as code.

What bots get is what their seat sees and hears; what is drawn or worked out is of games that are over.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from saq.queue.redis import RedisQueue

from motherlode import __version__
from motherlode.server.http import judged, printing, results, suspicion
from motherlode.server.keeping.restoring import current_rules
from motherlode.server.table import thinking

Work = Callable[..., Any]

BOTS, DRAWING = "bots", "drawing"
"""Two queues: however much is to be drawn, bots do not wait for it."""
JOB = "think"


def draw_sheets(wish: Sequence[Any]) -> bytes:
    game, modules, players, language = wish
    return printing.draw(printing.Wish(game, tuple(modules), players, language))


WORK: dict[str, Work] = {
    "choose": thinking.choose,
    "remark": thinking.remark,
    "sheets": draw_sheets,
    "picture": results.draw,
    "suspicion": suspicion.suspicion,
    "judged": judged.next_moves,
}
NAMES: dict[Work, str] = {work: name for name, work in WORK.items()} | {printing.draw: "sheets"}


class Answer(Struct, omit_defaults=True):
    key: str
    result: Any = None
    error: str | None = None


pack = msgspec.msgpack.Encoder().encode
unpack = msgspec.msgpack.Decoder().decode
unpack_answer = msgspec.msgpack.Decoder(Answer).decode


def release() -> str:
    """Nodes are answered by workers of their own release: others may know other cards."""
    return f"{__version__}/{current_rules()}"


def queue_of(client: Any, kind: str) -> RedisQueue:
    return RedisQueue(client, **form_of(kind))


def form_of(kind: str) -> dict[str, Any]:
    return {"name": f"motherlode:{release()}:{kind}", "dump": pack, "load": unpack}
