"""Which language a person reads: the ones we have, and how to tell from the environment."""

import os
from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("en", "ru", "uk")
DEFAULT: Final = "en"


def supported(wanted: str) -> str | None:
    """`ru_RU.UTF-8`, `RU` or `ru-RU` are all `ru`; None for a language we do not have."""
    name = wanted.strip().replace("-", "_").split(".")[0].split("@")[0].split("_")[0].lower()
    return name if name in LANGUAGES else None


def language_from_environment(environment: Mapping[str, str] | None = None) -> str:
    """The first that is set of LC_ALL, LC_MESSAGES and LANG decides, as for other programs."""
    variables = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if variables.get(name):
            return supported(variables[name]) or DEFAULT
    return DEFAULT
