"""`python -m benchmarks.core TABLE`: the figures of one table on the core that runs here, as JSON."""

import json
import sys

import motherlode
from benchmarks.rows import measure
from benchmarks.tables import TABLES

if __name__ == "__main__":
    print(json.dumps({"compiled": motherlode.compiled, "rows": measure(TABLES[sys.argv[1]])}))
