"""Keeps a sitting in a file, so that it can go on another day."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import motherlode
from motherlode.cli.failure import Failure
from motherlode.cli.files import parse_json, read_text, write_text
from motherlode.cli.seating import require_bots
from motherlode.cli.terminal.company import Company
from motherlode.core.state import State


@dataclass
class Saved:
    state: State
    company: Company
    talk: list[dict[str, Any]]


def keep(saved: Saved, path: Path) -> None:
    plain = {**asdict(saved.company), "talk": saved.talk, "state": saved.state.dump()}
    write_text(path, json.dumps(plain, ensure_ascii=False, indent=1) + "\n")


def resume(path: Path) -> Saved:
    plain = parse_json(read_text(path))
    try:
        state = motherlode.game(json.loads(plain["state"])["setup"]["game"]).load(plain["state"])
        company = Company(
            seat=int(plain["seat"]),
            names=[str(name) for name in plain["names"]],
            bots=[str(kind) for kind in plain["bots"]],
            seed=int(plain["seed"]),
        )
        talk = [dict(remark) for remark in plain["talk"]]
    except (TypeError, ValueError, KeyError, AttributeError):
        raise Failure("play-broken-save", file=str(path)) from None
    players = state.setup.players
    if not (0 <= company.seat < players == len(company.names) == len(company.bots)):
        raise Failure("play-broken-save", file=str(path))
    require_bots(company.bots, state.setup.game)
    return Saved(state, company, talk)
