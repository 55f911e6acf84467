"""What the documents say is true: their Python examples run, and the codes they list are the ones raised."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ENGINE = ROOT / "docs" / "ENGINE.md"


def python_blocks() -> list[tuple[str, str]]:
    blocks = []
    for document in (ROOT / "README.md", ENGINE):
        for number, block in enumerate(re.findall(r"```python\n(.*?)```", document.read_text(), re.DOTALL)):
            blocks.append((f"{document.name}-{number}", block))
    return blocks


@pytest.mark.parametrize(("name", "block"), python_blocks(), ids=lambda value: value[:20])
def test_examples_run(name: str, block: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(block, name, "exec"), {})


def test_examples_are_found() -> None:
    assert len(python_blocks()) >= 3


def test_the_changelog_begins_with_its_heading_and_tells_of_releases_below_it() -> None:
    lines = [line for line in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines() if line]
    assert lines[0] == "# Changelog"
    assert lines[1].startswith("## ")


def test_every_code_of_the_engine_is_listed() -> None:
    raised = re.compile(r'(?:IllegalAction|PositionError|RecordError|SetupError)\(\s*"([a-z-]+)"')
    codes = {
        code
        for folder in ("core", "games")
        for source in (ROOT / "src" / "motherlode" / folder).rglob("*.py")
        for code in raised.findall(source.read_text())
    }
    listed = set(re.findall(r"`([a-z-]+)`", ENGINE.read_text()))
    assert codes - listed == set()
