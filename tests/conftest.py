import gc
import os

from hypothesis import settings

import motherlode
from motherlode.server.site import local
from tests.server import ports

# The same examples in every run; HYPOTHESIS_PROFILE=search looks for others.
# A slow or busy machine is no failure; what must be fast is measured in benchmarks.
settings.register_profile("motherlode", deadline=None, derandomize=True)
settings.register_profile("search", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "motherlode"))

local.PORTS = ports.OF_SITES


def pytest_collection_finish() -> None:
    """What was collected stays, and games are made of thousands of small things that come and go without cycles: Python
    looks for garbage seldom, or it takes a fifth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def pytest_report_header() -> str:
    return "core: compiled" if motherlode.compiled else "core: plain Python"
