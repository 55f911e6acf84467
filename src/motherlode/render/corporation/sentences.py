"""Tells a view of Dwarf Corporation in plain sentences, one a line."""

from collections.abc import Mapping
from typing import Any

from motherlode.render.corporation.board import CRYSTALS
from motherlode.render.corporation.table import card_name, cell_names, draw_piles, draw_turn, facts_of
from motherlode.render.naming import Names, seat_name
from motherlode.words import Words


def describe(view: Mapping[str, Any], words: Words, names: Names = None) -> str:
    lines = [draw_piles(view, words)]
    if view["outcome"] is None:
        lines.append(words.say("tell-turn", player=seat_name(view["turn"], names, words)))
    lines += draw_turn(view, words)
    lines += [_player(view, seat, words, names) for seat in range(view["players"])]
    lines += _cards(view, words)
    lines += [_tunnels(view, colour, words) for colour in CRYSTALS]
    lines.append(_gold(view, words))
    if view["outcome"] is None:
        lines += [_pays(view, colour, words, names) for colour in CRYSTALS]
    return "\n".join(lines)


def _player(view: Mapping[str, Any], seat: int, words: Words, names: Names) -> str:
    facts = "; ".join(facts_of(view, seat, words))
    return words.say("tell-player", seat=seat, player=seat_name(seat, names, words), facts=facts)


def _cards(view: Mapping[str, Any], words: Words) -> list[str]:
    """What each kind of card on the table does."""
    kinds = dict.fromkeys(card.split()[0] for front in view["cards"] for card in front)
    return [f"{card_name(kind, words)}: {words.say(f'corporation-card-{kind}.text')}" for kind in kinds]


def _tunnels(view: Mapping[str, Any], colour: str, words: Words) -> str:
    cells = [cell for cell, gem in view["gems"].items() if gem == colour]
    return words.say(
        "corporation-tunnels",
        count=len(cells),
        colour=colour,
        cells=cell_names(cells, words),
    )


def _gold(view: Mapping[str, Any], words: Words) -> str:
    cells = [
        f"{row},{column}"
        for row, symbols in enumerate(view["board"], 1)
        for column, symbol in enumerate(symbols, 1)
        if symbol == "G" and f"{row},{column}" not in view["gems"]
    ]
    return words.say("corporation-gold-left", cells=cell_names(cells, words) or "0")


def _pays(view: Mapping[str, Any], colour: str, words: Words, names: Names) -> str:
    paid = [(seat, coins) for seat, coins in enumerate(view["pays"][colour]["coins"]) if coins]
    sums = "; ".join(f"{seat_name(seat, names, words)}: {words.say('coins', coins=coins)}" for seat, coins in paid)
    return words.say("corporation-pays", colour=colour, sums=sums or "0")
