"""Kept games: they go on as they stopped, and whatever is wrong with a file is told in one line, never by a crash."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

from motherlode.cli.terminal.saving import resume
from motherlode.core.rng import Rng
from motherlode.core.setup import RULES_VERSION
from motherlode.words import LANGUAGES, Words
from tests.core.spoiling import spoil_json

Run = Callable[..., Result]
Json = dict[str, Any]

TYPED = {
    "saboteur": "1 d\nsay gold 8,2\nsay accuse Ann\n2 d\n1 d\nquit\n",
    "duel": "1 d\nsay door\n2 d\nquit\n",
    "corporation": "red 7,9\nred\nquit\n",
}
GAMES = list(TYPED)


@pytest.fixture
def keep(run: Run, tmp_path: Path) -> Callable[[str], Path]:
    """Plays a little and leaves; gives the file."""

    def play(game: str = "saboteur") -> Path:
        file = tmp_path / "kept.json"
        players = "2" if game == "duel" else "3"
        arguments = ("--game", game, "-n", players, "--name", "Ann", "--bots", "random", "--seed", "4")
        result = run("play", *arguments, "--save", str(file), typed=TYPED[game])
        assert result.exit_code == 0, result.output
        return file

    return play


@pytest.mark.parametrize("game", GAMES)
def test_a_kept_game_is_what_its_moves_lead_to(keep: Callable[[str], Path], game: str) -> None:
    file = keep(game)
    plain = json.loads(file.read_text(encoding="utf-8"))
    saved = resume(file)
    assert json.loads(saved.state.dump()) == json.loads(plain["state"])
    assert saved.talk == plain["talk"]
    assert saved.company.names == plain["names"]


def test_what_the_moves_tell_need_not_be_kept_well(keep: Callable[[str], Path]) -> None:
    """A table of an older version, or a damaged one, is the one that the moves lead to."""
    file = keep("saboteur")
    plain = json.loads(file.read_text(encoding="utf-8"))
    state = json.loads(plain["state"])
    damaged = {**state, "table": {**state["table"], "turn": "x"}, "stack": ["draw", 7], "log": None}
    file.write_text(json.dumps({**plain, "state": json.dumps(damaged)}), encoding="utf-8")
    assert json.loads(resume(file).state.dump()) == state


def inside(change: Callable[[Json], object]) -> Callable[[Json], object]:
    """A change of the state within the file."""

    def within(kept: Json) -> None:
        state = json.loads(kept["state"])
        change(state)
        kept["state"] = json.dumps(state)

    return within


def cut_short(kept: Json) -> None:
    kept["state"] = kept["state"][: len(kept["state"]) // 2]


def first_action(state: Json) -> list[Any]:
    found: list[Any] = next(move for move in state["history"] if move[0] != "chance")
    return found


def chance(state: Json, name: str) -> list[Any]:
    found: list[Any] = next(move for move in state["history"] if move[:2] == ["chance", name])
    return found


DAMAGE: dict[str, Callable[[Json], object]] = {
    "half a state": cut_short,
    "a state that is no object": lambda kept: kept.update(state="[1, 2]"),
    "a state of a thousand brackets": lambda kept: kept.update(state="[" * 100_000),
    "no seat": lambda kept: kept.pop("seat"),
    "a seat in words": lambda kept: kept.update(seat="0"),
    "a seat that is not at the table": lambda kept: kept.update(seat=-1),
    "a seat without end": lambda kept: kept.update(seat=float("inf")),
    "one name for all": lambda kept: kept.update(names="Ann"),
    "a name that is a number": lambda kept: kept["names"].__setitem__(1, 5),
    "too few names": lambda kept: kept["names"].pop(),
    "bots that are numbers": lambda kept: kept.update(bots=[1, 2, 3]),
    "a seed in pieces": lambda kept: kept.update(seed=[4]),
    "talk that is text": lambda kept: kept.update(talk="hello"),
    "a remark that nobody knows": lambda kept: kept["talk"].append({"says": "boo", "seat": 0, "at": 1}),
    "a remark by nobody": lambda kept: kept["talk"].append({"says": "mend-me", "seat": 9, "at": 1}),
    "a remark about nobody": lambda kept: kept["talk"].append({"says": "distrust", "about": "x", "seat": 0, "at": 1}),
    "a remark about no goal": lambda kept: kept["talk"].append({"says": "goal-gold", "goal": [], "seat": 0, "at": 1}),
    "no moves": inside(lambda state: state.pop("history")),
    "moves that are text": inside(lambda state: state.update(history="lay EW")),
    "a move that is a number": inside(lambda state: state["history"].append(3)),
    "a move that is not allowed": inside(lambda state: first_action(state).__setitem__(1, {"lay": "EW", "at": "5,5"})),
    "a move of another seat": inside(lambda state: first_action(state).__setitem__(0, 77)),
    "a move that is lost": inside(lambda state: state["history"].remove(first_action(state))),
    "a deck of strange cards": inside(lambda state: chance(state, "deck")[2].__setitem__(0, "dragon")),
    "a deck without its first card": inside(lambda state: chance(state, "deck")[2].pop(0)),
    "gold in words": inside(lambda state: chance(state, "gold")[2].__setitem__(0, "three")),
    "chance left over": inside(lambda state: state["history"].append(["chance", "deck", []])),
    "no dice": inside(lambda state: state.update(rng=None)),
    "another game": inside(lambda state: state["setup"].update(game="chess")),
    "a strange module": inside(lambda state: state["setup"].update(modules=["dragons"])),
    "too many players": inside(lambda state: state["setup"].update(players=99)),
    "players in words": inside(lambda state: state["setup"].update(players="three")),
    "rules of no version": inside(lambda state: state.update(rules="new")),
    "a beginning that is none": inside(lambda state: state.update(origin="{}")),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_file_is_told_of_in_ones_own_language(
    keep: Callable[[], Path], complaint: Callable[..., str], damage: str
) -> None:
    file = keep()
    kept = json.loads(file.read_text(encoding="utf-8"))
    DAMAGE[damage](kept)
    file.write_text(json.dumps(kept), encoding="utf-8")
    for language in LANGUAGES:
        told = Words(language).say("play-damaged-save", file=str(file))
        assert complaint("play", "--language", language, "--resume", str(file)) == told
        assert complaint("show", "--language", language, str(file)) == told


@pytest.mark.parametrize("version", [0, RULES_VERSION + 1, 10**30])
def test_other_rules_are_no_damage(keep: Callable[[], Path], complaint: Callable[..., str], version: int) -> None:
    file = keep()
    kept = json.loads(file.read_text(encoding="utf-8"))
    inside(lambda state: state.update(rules=version))(kept)
    file.write_text(json.dumps(kept), encoding="utf-8")
    assert f"version {version} of the rules" in complaint("play", "--resume", str(file))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(12))
def test_no_damage_is_a_crash(keep: Callable[[str], Path], run: Run, game: str, seed: int) -> None:
    file = keep(game)
    kept = json.loads(file.read_text(encoding="utf-8"))
    rng = Rng(seed)
    for _ in range(3):
        spoilt = {**kept, "state": spoil_json(kept["state"], rng)}
        file.write_text(spoil_json(json.dumps(spoilt), rng) if seed % 2 else json.dumps(spoilt), encoding="utf-8")
        result = run("play", "--resume", str(file), typed="look\nlog\n1 d\nquit\n")
        assert isinstance(result.exception, SystemExit | None)
        assert result.exit_code in (0, 2)
        assert result.exit_code == 0 or result.stderr.count("\n") == 1
