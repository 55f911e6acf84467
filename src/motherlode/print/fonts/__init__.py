"""The letters of the printed sheets: Latin and Cyrillic, embedded in the file."""

from functools import cache
from pathlib import Path
from typing import Final

from reportlab.pdfbase.pdfmetrics import registerFont
from reportlab.pdfbase.ttfonts import TTFont

SANS, BOLD, SERIF = "sans", "sans-bold", "serif-bold"
FOLDER: Final = Path(__file__).parent


@cache
def load() -> None:
    """Before anything is measured or drawn."""
    for name in (SANS, BOLD, SERIF):
        registerFont(TTFont(name, str(FOLDER / f"{name}.ttf")))
