"""Tells a view in plain sentences, one a line: for screen readers and for people who think in words."""

from collections.abc import Mapping
from typing import Any

from motherlode.render.board import free_ends
from motherlode.render.duel import entrances_in_words, supply, vein_in_words
from motherlode.render.light import lit_of, starts_of
from motherlode.render.naming import Names, card_in_words, cell_name, face_kind, seat_name, tunnel_in_words
from motherlode.render.shapes import neighbour, open_sides, xy
from motherlode.render.table import broken_tools, draw_piles, gold_of, own_side
from motherlode.words import Words


def describe(view: Mapping[str, Any], words: Words, names: Names = None) -> str:
    lines = [draw_piles(view, words)]
    if view["outcome"] is None:
        lines.append(words.say("tell-turn", player=seat_name(view["turn"], names, words)))
    if view["seat"] >= 0:
        lines += [own_side(view, words), *_hand(view, words)]
    if "keys_left" in view:
        lines += [supply(view, words)[0], *entrances_in_words(view, words, names)]
    lines += [_player(view, seat, words, names) for seat in range(view["players"])]
    lines += _mine(view, words)
    lines += [_goal(view, cell, words) for cell in view["goals"]]
    return "\n".join(lines)


def _hand(view: Mapping[str, Any], words: Words) -> list[str]:
    if not view["hand"]:
        return [words.say("table-empty-hand")]
    cards = [f"{number}: {card_in_words(card, words)}" for number, card in enumerate(view["hand"], 1)]
    return [words.say("tell-hand", cards="; ".join(cards))]


def _player(view: Mapping[str, Any], seat: int, words: Words, names: Names) -> str:
    facts = [words.say("table-hand-size", count=view["hand_sizes"][seat])]
    broken = broken_tools(view, seat)
    tools = words.each([words.say(f"tool-{tool}") for tool in broken])
    facts.append(words.say("table-broken", tools=tools) if broken else words.say("tell-whole"))
    gold = gold_of(view, seat)
    if gold is not None:
        facts.append(words.say("nuggets", gold=gold))
    return words.say("tell-player", seat=seat, player=seat_name(seat, names, words), facts="; ".join(facts))


def _mine(view: Mapping[str, Any], words: Words) -> list[str]:
    starts, light_of = starts_of(view), lit_of(view)
    laid = [cell for cell in sorted(view["board"], key=xy) if cell not in starts and cell not in view["goals"]]
    lines = [words.say("tell-start", cell=cell_name(cell, words)) for cell in starts if len(starts) == 1]
    for cell in laid:
        tunnel = tunnel_in_words(view["board"][cell], words)
        lit = light_of.get(cell, "")
        light = "dark" if not lit else "lit" if set(lit) == set(open_sides(view["board"][cell])) else "partly"
        sides = words.each([words.say(f"direction-{side}") for side in lit])
        lines.append(words.say("tell-card", cell=cell_name(cell, words), tunnel=tunnel, light=light, sides=sides))
    ends = [neighbour(cell, side) for cell, side in free_ends(view)]
    cells = "; ".join(cell_name(cell, words) for cell in sorted(set(ends), key=xy))
    lines.append(words.say("tell-free-ends", cells=cells) if ends else words.say("tell-no-free-ends"))
    return lines


def _goal(view: Mapping[str, Any], cell: str, words: Words) -> str:
    if "claimed" in view:
        return vein_in_words(view, cell, words)
    goal = view["goals"][cell]
    state = "open" if goal["open"] else "hidden" if goal["face"] is None else "known"
    face = face_kind(goal["face"]) if goal["face"] else "unknown"
    return words.say("tell-goal", cell=cell_name(cell, words), state=state, face=face)
