"""Waiting for what another thread or process does."""

import time
from collections.abc import Callable
from typing import Any


def until(done: Callable[[], Any], seconds: float = 30.0) -> Any:
    """Waits until it is so, and gives what it found; seconds are for a busy machine."""
    end = time.monotonic() + seconds
    while not (found := done()):
        assert time.monotonic() < end
        time.sleep(0.05)
    return found
