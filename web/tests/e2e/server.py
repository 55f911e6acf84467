"""A table server for the browser tests: `server.py PORT FOLDER`."""

import sys
from pathlib import Path

from motherlode.cli.serving import clauses_by_language
from motherlode.server.limits import Limits
from motherlode.server.serve import serve


def main() -> int:
    return serve(
        host="127.0.0.1",
        port=int(sys.argv[1]),
        data=Path(sys.argv[2]),
        open_browser=False,
        clauses=clauses_by_language(),
        limits=Limits(burst=10**6, post_burst=10**6, table_burst=10**6, look_burst=10**6),
    )


if __name__ == "__main__":
    sys.exit(main())
