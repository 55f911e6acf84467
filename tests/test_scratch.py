"""What tests write lies in memory while ./check runs, where there is room, and is gone after it."""

import os
import subprocess
from pathlib import Path

import pytest

PROJECT = Path(__file__).parent.parent
LOOK = 'echo "$TMPDIR"; if [ -d "$TMPDIR" ]; then echo there; fi'


def said(memory: Path, enough: int = 1) -> list[str]:
    """Where things are written during the check, and whether that is there, during it and after it."""
    steps = f". scripts/scratch.sh\nENOUGH={enough}\ntrap drop_scratch EXIT\nkeep_scratch_in_memory\n{LOOK}"
    environment = os.environ | {"MEMORY": str(memory), "TMPDIR": "/usual"}
    done = subprocess.run(
        ["sh", "-euc", steps], cwd=PROJECT, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.split()


def test_it_lies_in_a_folder_of_its_own_until_the_check_ends(tmp_path: Path) -> None:
    where, is_there = said(tmp_path)
    assert Path(where).parent == tmp_path
    assert is_there == "there"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("memory", "enough"), [("", 1 << 60), ("nowhere", 1)])
def test_without_room_it_lies_where_it_always_does(tmp_path: Path, memory: str, enough: int) -> None:
    assert said(tmp_path / memory, enough) == ["/usual"]


def test_where_no_program_may_run_nothing_is_kept(tmp_path: Path) -> None:
    mounts = tmp_path / "mounts"
    mounts.write_text(f"tmpfs {tmp_path} tmpfs rw,nosuid,noexec 0 0\n")
    steps = f". scripts/scratch.sh\nENOUGH=1\nMOUNTS={mounts}\nmemory_will_do || echo no"
    environment = os.environ | {"MEMORY": str(tmp_path)}
    done = subprocess.run(
        ["sh", "-euc", steps], cwd=PROJECT, env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout == "no\n"
