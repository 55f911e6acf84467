"""The `motherlode` command."""

import contextlib
import sys
from collections.abc import Sequence


def main(args: Sequence[str] | None = None) -> None:
    """Runs a command and exits: 0 done, 1 a test failed, 2 what was asked makes no sense."""
    from motherlode.cli.app import app_for

    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    app, rest = app_for(list(sys.argv[1:] if args is None else args))
    app(rest, prog_name="motherlode")
