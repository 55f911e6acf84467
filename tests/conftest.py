import os

from hypothesis import settings

import motherlode

# The same examples in every run; HYPOTHESIS_PROFILE=search looks for others.
# A slow or busy machine is no failure; what must be fast is measured in benchmarks.
settings.register_profile("motherlode", deadline=None, derandomize=True)
settings.register_profile("search", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "motherlode"))


def pytest_report_header() -> str:
    return "core: compiled" if motherlode.compiled else "core: plain Python"
