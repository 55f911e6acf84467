"""Emblems of cards that modules bring along as SVG: ours lie in `emblems/`, others in their packages."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from motherlode.outside import folders

OURS: Final = Path(__file__).parent / "emblems"
NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
KEPT: Final = 256
"""Names that are remembered: anybody may ask for any."""


@lru_cache(KEPT)
def picture(card: str) -> str | None:
    """The SVG of a card, if there is one."""
    if not NAME.fullmatch(card):
        return None
    files = [folder / f"{card}.svg" for folder in (OURS, *folders("pictures"))]
    return next((file.read_text(encoding="utf-8") for file in files if file.is_file()), None)
