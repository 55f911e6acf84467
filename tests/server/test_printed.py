"""What the client draws is what the games print."""

import runpy
from pathlib import Path

import pytest

from motherlode.server.codegen import printed


def test_the_lists_of_what_the_client_draws_are_up_to_date() -> None:
    written = {file: file.read_text(encoding="utf-8") for file in printed.CLIENTS.glob("*/printed.ts")}
    assert written == printed.files(), "run: python -m motherlode.server.codegen.printed"


def test_the_command_writes_all_of_them(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    written: dict[Path, str] = {}
    monkeypatch.setattr(Path, "write_text", lambda file, text, encoding: written.update({file: text}))
    runpy.run_path(printed.__file__, run_name="__main__")
    assert written == printed.files()
    assert capsys.readouterr().out.split() == [str(file) for file in written]


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        ("tunnels", ["NS+E:green-door", "S:ladder", "NESW:blue-door@N"]),
        ("actions", ["map", "trap", "veto", "key"]),
        ("roles", ["miner", "greedy", "geologist"]),
        ("goals", ["stone NW", "sack-2 ESW", "gold-2 NE"]),
        ("treasures", ["NESW", "NES"]),
        ("chests", ["nugget", "mill"]),
        ("toll-dwarfs", ["1", "2"]),
        ("modules", ["saboteur2", "tournament"]),
        ("pay", ["winner 5 4 3 2 1", "boss 4 3 2 1 0", "profiteer 3 2 1 0 0"]),
    ],
)
def test_pieces_of_every_module_and_of_the_duel_are_listed_once(kind: str, names: list[str]) -> None:
    found = printed.families()["tunnels"][kind]
    assert set(names) <= set(found)
    assert len(found) == len(set(found))
