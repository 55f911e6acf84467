"""A table server for the browser tests: `server.py PORT FOLDER`."""

import sys
from pathlib import Path

from motherlode.conformance.clauses import read_page, rules_folder
from motherlode.server.http.bodies import ClauseBody
from motherlode.server.limits import Limits
from motherlode.server.serve import serve


def main() -> int:
    pages = sorted(rules_folder().glob("*.md"))
    clauses = [clause for page in pages for clause in read_page(page)]
    return serve(
        host="127.0.0.1",
        port=int(sys.argv[1]),
        data=Path(sys.argv[2]),
        open_browser=False,
        clauses={clause.id: ClauseBody(clause.id, clause.text, clause.section, clause.file) for clause in clauses},
        limits=Limits(post_burst=1000, posts_per_second=100.0),
    )


if __name__ == "__main__":
    sys.exit(main())
