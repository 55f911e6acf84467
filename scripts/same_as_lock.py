"""Whether the client's packages are those of the lock file: `python scripts/same_as_lock.py web`.

`npm ci` would see to it, but refuses a lock file that leaves out optional packages of other platforms; `npm install`
goes on with whatever it finds.
"""

import json
import sys
from pathlib import Path
from typing import Any

ASKED_FOR = ("dependencies", "devDependencies")


def differences(web: Path) -> list[str]:
    """One line for each package that is not what the lock file says."""
    lock = _read(web / "package-lock.json")["packages"]
    tree = _read(web / "node_modules" / ".package-lock.json")["packages"]
    asked = _read(web / "package.json")
    found = [
        f"package.json asks for other {kind} than package-lock.json"
        for kind in ASKED_FOR
        if asked.get(kind, {}) != lock[""].get(kind, {})
    ]
    for place, package in tree.items():
        if place not in lock:
            found.append(f"{place} is not in package-lock.json")
        elif any(package.get(key) != lock[place].get(key) for key in ("version", "integrity")):
            found.append(f"{place} is {package.get('version')}, in package-lock.json {lock[place].get('version')}")
    return found + [
        f"{place} is missing"
        for place, package in lock.items()
        if place and place not in tree and not package.get("optional")
    ]


def _read(file: Path) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return read


def main(web: Path) -> int:
    found = differences(web)
    for line in found:
        print(line, file=sys.stderr)
    if found:
        print("The client's packages are not those of web/package-lock.json.", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
