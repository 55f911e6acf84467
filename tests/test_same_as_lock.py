"""An install of the client's packages fails when lock file and tree differ."""

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

PROJECT = Path(__file__).parent.parent
SAME = runpy.run_path(str(PROJECT / "scripts" / "same_as_lock.py"))
LOCK: dict[str, Any] = {
    "": {"devDependencies": {"vite": "^6"}},
    "node_modules/vite": {"version": "6.4.6", "integrity": "sha512-a"},
    "node_modules/esbuild": {"version": "0.25.1", "integrity": "sha512-b"},
    "node_modules/fsevents": {"version": "2.3.3", "optional": True},
}
INSTALLED = ("node_modules/vite", "node_modules/esbuild")


def lay(folder: Path, asked: dict[str, Any], lock: dict[str, Any], tree: dict[str, Any]) -> Path:
    (folder / "node_modules").mkdir()
    (folder / "package.json").write_text(json.dumps(asked))
    (folder / "package-lock.json").write_text(json.dumps({"packages": lock}))
    (folder / "node_modules" / ".package-lock.json").write_text(json.dumps({"packages": tree}))
    return folder


@pytest.mark.parametrize(
    ("asked", "changed", "said"),
    [
        ({"vite": "^6"}, {}, []),
        ({"vite": "^7"}, {}, ["package.json asks for other devDependencies than package-lock.json"]),
        (
            {"vite": "^6"},
            {"node_modules/vite": {"version": "6.4.7", "integrity": "sha512-a"}},
            ["node_modules/vite is 6.4.7, in package-lock.json 6.4.6"],
        ),
        (
            {"vite": "^6"},
            {"node_modules/vite": {"version": "6.4.6", "integrity": "sha512-other"}},
            ["node_modules/vite is 6.4.6, in package-lock.json 6.4.6"],
        ),
        (
            {"vite": "^6"},
            {"node_modules/evil": {"version": "1.0.0"}},
            ["node_modules/evil is not in package-lock.json"],
        ),
        ({"vite": "^6"}, {"node_modules/esbuild": None}, ["node_modules/esbuild is missing"]),
    ],
)
def test_what_differs_is_named(
    tmp_path: Path, capsys, asked: dict[str, str], changed: dict[str, Any], said: list[str]
) -> None:
    tree = {place: LOCK[place] for place in INSTALLED} | changed
    tree = {place: package for place, package in tree.items() if package}
    web = lay(tmp_path, {"devDependencies": asked}, LOCK, tree)
    assert SAME["differences"](web) == said
    assert SAME["main"](web) == (1 if said else 0)
    assert ("not those of web/package-lock.json" in capsys.readouterr().err) == bool(said)


def test_both_ways_to_play_look_at_it() -> None:
    for script in ("web.sh", "play.py"):
        assert "same_as_lock.py" in (PROJECT / "scripts" / script).read_text()
