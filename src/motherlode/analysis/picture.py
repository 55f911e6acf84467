"""The suspicion chart of a round and what moves cost, as pictures (SVG)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from textwrap import wrap
from typing import Final
from xml.sax.saxutils import escape

from motherlode.analysis.chart import RoundChart
from motherlode.analysis.moves import Judged

WIDTH, HEIGHT = 640, 300
LEFT, TOP, RIGHT, BOTTOM = 44, 34, 150, 30
COLOURS: Final = (
    *("#c0392b", "#2471a3", "#1e8449", "#b7950b", "#7d3c98", "#ca6f1e"),
    *("#117a65", "#5d6d7e", "#a93226", "#2e4053", "#6e2c00", "#4a235a"),
)
"""One a seat; a dash tells neighbours apart where colours do not."""
DASHES: Final = ("", "7 3", "2 3", "9 3 2 3", "4 5")
LINE: Final = 15
"""How far apart the lines below a chart stand."""
WIDEST: Final = 100
"""So many letters of them fit into the picture."""


def draw(
    chart: RoundChart,
    names: Sequence[str],
    roles: Sequence[str],
    title: str,
    aside: Sequence[str],
    below: Sequence[str] = (),
) -> str:
    """What the table thought of each seat, step by step; a dot where a deed changed it, with the number of the move,
    and a diamond at the foot for a turning point. `aside` tells of the deeds, in their order; `below` is written under
    the chart."""
    lines = [line for told in below for line in wrap(told, WIDEST, subsequent_indent="\u2003")]
    high = HEIGHT + (LINE * len(lines) + 10 if lines else 0)
    last = max(1, len(chart.steps) - 1)
    places = {step.move: number for number, step in enumerate(chart.steps)}

    def across(number: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * number / last

    def down(chance: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {high}" font-family="sans-serif">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{high}" fill="#f7f1e3"/>',
        f'<text x="{LEFT}" y="20" font-size="14">{escape(title)}</text>',
    ]
    for chance in (0.0, 0.5, 1.0):
        y = down(chance)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#c8bda4" stroke-width="1"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" font-size="11" text-anchor="end">{chance:.0%}</text>')
    for seat, label in zip(range(len(names)), _spread(chart, down), strict=True):
        colour, dash = COLOURS[seat % len(COLOURS)], DASHES[seat % len(DASHES)]
        line = " ".join(f"{across(number):.1f},{down(step.table[seat]):.1f}" for number, step in enumerate(chart.steps))
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"{dashed}/>')
        parts.append(
            f'<text x="{WIDTH - RIGHT + 8}" y="{label:.1f}" font-size="12" fill="{colour}">'
            f"{escape(names[seat])}: {escape(roles[seat])}</text>"
        )
    for deed, told in zip(chart.jumps, aside, strict=True):
        x, y = across(places[deed.move]), down(deed.after)
        colour = COLOURS[deed.seat % len(COLOURS)]
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"><title>{escape(told)}</title></circle>')
        parts.append(f'<text x="{x:.1f}" y="{y - 7:.1f}" font-size="10" text-anchor="middle">{deed.move}</text>')
    for deed in chart.turns:
        x, y = across(places[deed.move]), HEIGHT - BOTTOM + 8
        parts.append(f'<path d="M{x:.1f} {y - 5}l5 5l-5 5l-5 -5z" fill="{COLOURS[deed.seat % len(COLOURS)]}"/>')
        parts.append(f'<text x="{x:.1f}" y="{y + 16}" font-size="10" text-anchor="middle">{deed.move}</text>')
    for number, line in enumerate(lines):
        parts.append(f'<text x="12" y="{HEIGHT + 12 + LINE * number}" font-size="12">{escape(line)}</text>')
    return "\n".join([*parts, "</svg>", ""])


def draw_moves(judged: Sequence[Judged], title: str, aside: Sequence[str], dearest: str = "") -> str:
    """What each move cost beside the one worth most: a bar for each, in their order. `aside` tells of them, `dearest`
    says what the highest bar cost."""
    tallest = max([one.lost for one in judged], default=0.0) or 1.0
    wide = (WIDTH - 2 * LEFT) / max(1, len(judged))
    floor = HEIGHT - BOTTOM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#f7f1e3"/>',
        f'<text x="{LEFT}" y="20" font-size="14">{escape(title)}</text>',
        f'<path d="M{LEFT} {floor}H{WIDTH - LEFT}" stroke="#c8bda4" stroke-width="1"/>',
    ]
    if dearest:
        parts.append(f'<path d="M{LEFT} {TOP}H{WIDTH - LEFT}" stroke="#c8bda4" stroke-width="1"/>')
        parts.append(
            f'<text x="{WIDTH - LEFT}" y="{TOP - 4}" font-size="11" text-anchor="end">{escape(dearest)}</text>'
        )
    for number, (one, told) in enumerate(zip(judged, aside, strict=True)):
        high = max(2.0, (floor - TOP) * one.lost / tallest)
        x = LEFT + wide * number
        parts.append(
            f'<rect x="{x:.1f}" y="{floor - high:.1f}" width="{0.8 * wide:.1f}" height="{high:.1f}" '
            f'fill="{COLOURS[0] if one.lost else COLOURS[2]}"><title>{escape(told)}</title></rect>'
        )
        parts.append(f'<text x="{x:.1f}" y="{floor + 14}" font-size="9">{one.move}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _spread(chart: RoundChart, down: Callable[[float], float]) -> list[float]:
    """Where the names stand at the right, none over another."""
    ends = [down(chance) + 4 for chance in chart.steps[-1].table]
    step = min(15.0, (HEIGHT - TOP) / len(ends))
    placed = dict.fromkeys(range(len(ends)), 0.0)
    lowest = float(TOP) - step
    for seat in sorted(placed, key=lambda seat: (ends[seat], seat)):
        lowest = placed[seat] = max(ends[seat], lowest + step)
    over = max(0.0, lowest - (HEIGHT - 6))
    return [placed[seat] - over for seat in range(len(ends))]
