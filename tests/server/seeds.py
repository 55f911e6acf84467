"""Games that are the same in every run of a test, whatever ran before it on the same server."""

import hashlib
import json
import os
from typing import Any

OTHER = os.environ.get("MOTHERLODE_SEED", "")
"""Any text deals all games otherwise: a test that fails then hopes for luck."""


def same_seed(row: Any) -> int:
    """The deal of all tables with these settings."""
    text = json.dumps([OTHER, row.setup], sort_keys=True)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
