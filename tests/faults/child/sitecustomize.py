"""Python reads this when it starts, where this folder is named in `PYTHONPATH`: what a test starts is made like it."""

import sys
from pathlib import Path

PROJECT = str(Path(__file__).parents[3])

sys.path.insert(0, PROJECT)
try:
    from tests.faults.children import begin_child
finally:
    sys.path.remove(PROJECT)
begin_child()
