"""Draws a hand: small pictures with the numbers by which cards are chosen."""

from collections.abc import Sequence
from typing import Final

from motherlode.render.glyph import Drawing, draw_box, draw_tunnels
from motherlode.render.naming import tunnel_kind
from motherlode.render.shapes import is_tunnel
from motherlode.words import Words

GAP: Final = "  "


def draw_hand(cards: Sequence[str], words: Words, width: int = 78) -> str:
    """The cards side by side, numbered from 1, in as many rows as the width needs."""
    rows: list[list[Drawing]] = [[]]
    for number, card in enumerate(cards, 1):
        drawing = _numbered(number, card, words)
        taken = sum(len(other[0]) + len(GAP) for other in rows[-1])
        if rows[-1] and taken + len(drawing[0]) > width:
            rows.append([])
        rows[-1].append(drawing)
    return "\n".join(_side_by_side(row) for row in rows if row)


def draw_card(card: str, words: Words) -> Drawing:
    return draw_tunnels(card) if is_tunnel(card) else draw_box(words.say(f"card-{card}.short"))


def _numbered(number: int, card: str, words: Words) -> Drawing:
    drawing = draw_card(card, words)
    title = f"{number}: {words.say(f'shape-{tunnel_kind(card)}.short')}" if is_tunnel(card) else f"{number}:"
    width = max(len(title), *map(len, drawing))
    return [line.ljust(width) for line in (title, *drawing)]


def _side_by_side(drawings: list[Drawing]) -> str:
    return "\n".join(GAP.join(lines).rstrip() for lines in zip(*drawings, strict=True))
