"""Draws what lies around the mountain: players with coins, dwarfs, investments and cards."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from motherlode.render.corporation.board import CRYSTALS
from motherlode.render.naming import Names, seat_name
from motherlode.render.rows import draw_rows
from motherlode.words import Words


def draw_table(view: Mapping[str, Any], words: Words, names: Names = None) -> str:
    parts = [draw_piles(view, words), words.say("corporation-legend"), draw_colours(words)]
    parts += draw_turn(view, words)
    parts.append(draw_rows(view, words, names, facts_of))
    if view["outcome"] is None:
        parts += draw_pay(view, words, names)
    return "\n".join(parts)


def draw_pay(view: Mapping[str, Any], words: Words, names: Names = None) -> list[str]:
    """Whom gold would pay, corporation by corporation, before anybody digs it; those that pay nobody are left out."""
    lines = []
    for colour, sign in CRYSTALS.items():
        paid = [(seat, coins) for seat, coins in enumerate(view["pays"][colour]["coins"]) if coins]
        sums = "; ".join(f"{seat_name(seat, names, words)}: {words.say('coins', coins=coins)}" for seat, coins in paid)
        if paid:
            lines.append(f"{sign} {words.say('corporation-pays', colour=colour, sums=sums)}")
    return lines


def draw_piles(view: Mapping[str, Any], words: Words) -> str:
    return words.say(
        "corporation-piles",
        number=view["turn_number"],
        gold=view["gold_left"],
        passages=view["passages_left"],
        deck=view["deck"],
        discard=len(view["discard"]),
    )


def draw_colours(words: Words) -> str:
    called = [f"{letter} {colour_name(colour, words)}" for colour, letter in CRYSTALS.items()]
    return words.say("corporation-colours", colours=words.each(called))


def draw_turn(view: Mapping[str, Any], words: Words) -> list[str]:
    """What the turn still has to place, and which colours are blocked."""
    lines = []
    if view["outcome"] is None:
        lines.append(words.say("corporation-budget", budget=view["budget"], colour=view["colour"] or "any"))
    if view["blocked"]:
        lines.append(words.say("corporation-blocked", colours=colour_names(view["blocked"], words)))
    return lines


def facts_of(view: Mapping[str, Any], seat: int, words: Words) -> list[str]:
    facts = [words.say("table-you")] if seat == view["seat"] else []
    facts.append(words.say("coins", coins=view["coins"][seat]))
    facts.append(words.say("dwarf-count", dwarfs=view["dwarfs"][seat]))
    facts.append(shares_of(view, seat, words))
    if view["cards"][seat]:
        facts.append(words.say("corporation-cards", cards=words.each(cards_of(view, seat, words))))
    return facts


def shares_of(view: Mapping[str, Any], seat: int, words: Words) -> str:
    """Investments on the board and on the Stock Market together."""
    counts = {colour: view["pays"][colour]["investments"][seat] for colour in CRYSTALS}
    shares = [f"{colour_name(colour, words)} ×{count}" for colour, count in counts.items() if count]
    if not shares:
        return words.say("corporation-no-shares")
    return words.say("corporation-shares", shares=words.each(shares))


def cards_of(view: Mapping[str, Any], seat: int, words: Words) -> list[str]:
    """Each card with its tokens, or with the crystals on it."""
    named = []
    for card in view["cards"][seat]:
        kind, *details = card.split()
        told = [colour_name(detail, words) if detail in CRYSTALS else detail for detail in details]
        name = card_name(kind, words)
        named.append(f"{name} ({words.each(told)})" if told else name)
    return named


def card_name(card: str, words: Words) -> str:
    return words.say(f"corporation-card-{card}")


def cell_name(cell: str, words: Words) -> str:
    """A place in the mountain: `column 12, row 7`, in the order of the other games."""
    row, column = cell.split(",")
    return words.say("cell-in-mountain", column=column, row=row)


def cell_names(cells: Iterable[str], words: Words) -> str:
    """Many places in the mountain, column by column."""
    columns: dict[int, list[int]] = {}
    for row, column in sorted((int(row), int(column)) for row, column in (cell.split(",") for cell in cells)):
        columns.setdefault(column, []).append(row)
    said = [
        words.say("cells-in-column", column=column, count=len(rows), rows=words.each([str(row) for row in rows]))
        for column, rows in sorted(columns.items())
    ]
    return "; ".join(said)


def colour_name(colour: str, words: Words) -> str:
    return words.say("colour-of", colour=colour)


def colour_names(colours: Sequence[str], words: Words) -> str:
    return words.each([colour_name(colour, words) for colour in colours])
