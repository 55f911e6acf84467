"""A record as it is looked at again: the game as it was dealt, its moves, and what was said."""

from __future__ import annotations

import json
from typing import NamedTuple

from motherlode.bots.bot import Remark
from motherlode.bots.heard import was_said
from motherlode.core.errors import RecordError
from motherlode.core.notation import QUOTED
from motherlode.core.state import CHANCE, State
from motherlode.core.types import Action, Record
from motherlode.games import game as find_game


class Opened(NamedTuple):
    state: State
    moves: list[tuple[int, Action]]
    talk: list[Remark]


def opened(record: Record) -> Opened:
    """Refuses a record that cannot be played to its end, and talk that cannot have been said there."""
    game = find_game(record["setup"]["game"])
    setup = game.replay(record).setup
    talk: list[Remark] = list(record.get("talk", ()))
    for remark in talk:
        if not was_said(remark, setup):
            raise RecordError("broken-line", arguments={"text": json.dumps(remark, ensure_ascii=False)[:QUOTED]})
    moves = [(move[0], move[1]) for move in record["moves"] if move[0] != CHANCE]
    return Opened(game.replay(record, upto=0), moves, talk)
