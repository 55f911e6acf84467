"""Keeps a sitting in a file, so that it can go on another day."""

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import motherlode
from motherlode import MotherlodeError
from motherlode.bots import Remark
from motherlode.bots.heard import was_said
from motherlode.cli.failure import Failure
from motherlode.cli.files import parse_json, read_text, write_text
from motherlode.cli.seating import require_bots
from motherlode.cli.terminal.company import Company
from motherlode.core.game import BROKEN
from motherlode.core.rng import Rng
from motherlode.core.setup import Setup
from motherlode.core.state import CHANCE, State

Value = TypeVar("Value")
OTHER_RULES: Final = "rules-version"
"""Nothing is damaged: the file was written by a version with other rules."""


@dataclass
class Saved:
    state: State
    company: Company
    talk: list[Remark]
    """Of this round."""
    earlier: list[Remark] = field(default_factory=list)
    """Of the rounds before it, for the record."""


def keep(saved: Saved, path: Path) -> None:
    plain = {**asdict(saved.company), "talk": saved.talk, "earlier": saved.earlier, "state": saved.state.dump()}
    write_text(path, json.dumps(plain, ensure_ascii=False, indent=1) + "\n")


def resume(path: Path) -> Saved:
    plain = parse_json(read_text(path))
    if not isinstance(plain, dict) or not isinstance(plain.get("state"), str):
        raise Failure("play-broken-save", file=str(path))
    try:
        state = replayed(plain["state"])
        saved = Saved(state, _company(plain, state.setup), _talk(plain["talk"], state.setup))
        saved.earlier = _talk(plain.get("earlier", []), state.setup)
    except MotherlodeError as error:
        if error.code == OTHER_RULES:
            raise
        raise Failure("play-damaged-save", file=str(path)) from None
    except BROKEN:
        raise Failure("play-damaged-save", file=str(path)) from None
    require_bots(saved.company.bots, state.setup.game)
    return saved


def replayed(dump: str) -> State:
    """The state that the moves lead to: what is kept besides them may be of an older version, or damaged."""
    plain = json.loads(dump)
    record = {"rules": plain["rules"], "setup": plain["setup"], "origin": plain["origin"], "moves": plain["history"]}
    game = motherlode.game(plain["setup"]["game"])
    state: State = game.replay(record)
    _require(state.script is None)
    _require_usual_chances(state, game.start(state.setup, seed=0))
    state.rng = Rng(_typed(plain["rng"], int))
    return state


def _require_usual_chances(state: State, other: State) -> None:
    """Nothing but their use shows that chance results are of the wrong form, and that may come late."""
    usual = {move[1]: _types(move[2]) for move in other.history if move[0] == CHANCE}
    for kind, name, *result in state.history:
        _require(kind != CHANCE or name not in usual or _types(result[0]) <= usual[name])


def _types(result: Any) -> set[type]:
    return {type(result), *(map(type, result) if isinstance(result, list) else ())}


def _company(plain: dict[str, Any], setup: Setup) -> Company:
    company = Company(
        seat=_typed(plain["seat"], int),
        names=[_typed(name, str) for name in _typed(plain["names"], list)],
        bots=[_typed(kind, str) for kind in _typed(plain["bots"], list)],
        seed=_typed(plain["seed"], int),
    )
    _require(0 <= company.seat < setup.players == len(company.names) == len(company.bots))
    return company


def _talk(plain: Any, setup: Setup) -> list[Remark]:
    talk: list[Remark] = _typed(plain, list)
    _require(all(was_said(remark, setup) for remark in talk))
    return talk


def _typed(value: Any, kind: type[Value]) -> Value:
    _require(type(value) is kind)
    return cast(Value, value)


def _require(holds: bool) -> None:
    if not holds:
        raise ValueError
