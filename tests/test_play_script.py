"""The way to play where there is no shell goes along with `./play`."""

import re
import runpy
from pathlib import Path

PROJECT = Path(__file__).parent.parent
PLAY = runpy.run_path(str(PROJECT / "scripts" / "play.py"))


def test_both_build_the_client_from_the_same_files() -> None:
    shell = (PROJECT / "scripts" / "web.sh").read_text()
    found = re.search(r"find (web/src .*?) -type f", shell)
    assert found is not None
    assert found[1].split() == PLAY["CLIENT"]


def test_the_print_changes_with_what_the_client_is_built_from(tmp_path: Path) -> None:
    file = tmp_path / "page.svelte"
    file.write_text("one")
    first = PLAY["print_of"]([file])
    assert PLAY["print_of"]([file]) == first
    file.write_text("two")
    assert PLAY["print_of"]([file]) != first


def test_the_files_are_there() -> None:
    names = {file.relative_to(PROJECT).as_posix() for file in PLAY["client_files"]()}
    assert {"web/index.html", "web/src/main.ts", "locales/uk/client.ftl"} <= names
    assert all(file.is_file() for file in PLAY["REQUIREMENTS"])


def test_the_readme_names_it() -> None:
    assert "py scripts\\play.py" in (PROJECT / "README.md").read_text()
