"""A table server as a process of its own, for tests that kill it and for the browser tests.

`python -m tests.server.process PORT FOLDER [SECONDS]`: who names how long a pause between rounds may last plays many
games and reads no rules, so they are not loaded.
"""

import sys
from dataclasses import replace
from pathlib import Path

from motherlode.cli.serving import clauses_by_language
from motherlode.server import serve as serving
from tests.server.hasten import HasteningApp
from tests.server.running import FREE
from tests.server.seeds import same_seed


def main(port: str, folder: str, pause: str | None = None) -> int:
    limits = replace(FREE, pause=float(pause)) if pause else FREE
    clauses = None if pause else clauses_by_language()
    serving.App = HasteningApp  # what everybody is served, and one door more
    return serving.serve(
        "127.0.0.1",
        int(port),
        Path(folder),
        open_browser=False,
        clauses=clauses,
        limits=limits,
        seeds=same_seed,
    )


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
