"""Lines that are longer than the terminal go on below, never in the middle of a word."""

import shutil
import sys
import textwrap
from typing import Final

DRAWN: Final = set("│─░║═╭╰╮╯")
"""A line with one of these is part of a drawing."""


def folded(line: str) -> str:
    """What is written to a file or another program stays as it is."""
    width = shutil.get_terminal_size().columns
    if not sys.stdout.isatty() or len(line) <= width or DRAWN & set(line):
        return line
    indent = line[: len(line) - len(line.lstrip())]
    return textwrap.fill(
        line,
        width,
        subsequent_indent=f"{indent}  ",
        break_long_words=False,
        break_on_hyphens=False,
        drop_whitespace=True,
    )
