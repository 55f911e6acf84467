"""`motherlode.compiled_core` without the package around it: that might demand the very build that is to be made."""

import importlib.util
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent

_spec = importlib.util.spec_from_file_location("compiled_core", PROJECT / "src" / "motherlode" / "compiled_core.py")
assert _spec is not None
assert _spec.loader is not None
core = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(core)
