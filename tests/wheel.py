"""`python -m tests.wheel`: builds the wheel, installs it into an empty environment and plays a move from it.

Neither Node nor a compiler nor the checkout can be reached from there.
"""

import os
import random
import re
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.choosing import pick
from tests.server.clients import Browser

PROJECT = Path(__file__).parent.parent
BUILD = "import sys; from hatchling.build import build_wheel; print(build_wheel(sys.argv[1]))"


def build_wheel(project: Path, folder: Path, **environment: str) -> tuple[Path, str]:
    """The wheel, and what was said while it was built."""
    command, environment = [sys.executable, "-c", BUILD, str(folder)], {**os.environ, **environment}
    done = subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=True)
    return folder / done.stdout.split()[-1], done.stderr


def install(wheel: Path, folder: Path) -> Path:
    """An environment with nothing but the wheel and what it asks for; returns the folder of its programs."""
    venv.create(folder)
    programs = folder / "bin"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq", "--python", str(programs / "python")]
    subprocess.run([*pip, "install", "--require-hashes", "-r", str(PROJECT / "requirements" / "run.txt")], check=True)
    subprocess.run([*pip, "install", "--no-deps", str(wheel)], check=True)
    subprocess.run([*pip, "check"], check=True)
    return programs


@contextmanager
def played(programs: Path, folder: Path) -> Iterator[str]:
    """`motherlode play` in a folder of its own; gives the address."""
    command = [programs / "motherlode", "play", "--local", "--port", "0", "--no-browser", "--data", folder / "data"]
    environment = {"PATH": str(programs), "HOME": str(folder), "LANGUAGE": "en"}
    with subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            found = next(found for line in process.stdout if (found := re.search(r"http://localhost:\d+", line)))
            yield found[0]
        finally:
            process.terminate()


def look_at_page(browser: Browser) -> None:
    page = browser.http.get("/")
    assert page.status_code == 200, page.text
    assets = re.findall(r'"(/assets/[^"]+)"', page.text)
    assert any(name.endswith(".js") for name in assets), page.text
    for name in [*assets, "/favicon.svg", "/locales/uk.ftl"]:
        assert browser.http.get(name).status_code == 200, name


def play_a_move(browser: Browser) -> None:
    table = browser.make(bots=["adept", "adept"], start=True)
    live = browser.open(table)
    live.until(lambda: live.decision)
    before = live.version
    answer = live.act(pick(live.decision or {}, random.Random(1)))
    assert answer["frame"] == "ack", answer
    live.until(lambda: live.version > before + 1)  # and a bot has answered


def main() -> None:
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        wheel, said = build_wheel(PROJECT, folder)
        assert not said.strip(), said
        with played(install(wheel, folder / "environment"), folder) as address:
            browser = Browser(address)
            look_at_page(browser)
            play_a_move(browser)
            browser.close()
        print(f"{wheel.name}: {wheel.stat().st_size // 1024} kB, page and move served from an empty environment")


if __name__ == "__main__":
    main()
