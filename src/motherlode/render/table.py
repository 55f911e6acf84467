"""Draws what lies around the mine: players, their tools, piles, the reader's role and hand."""

from collections.abc import Mapping
from typing import Any

from motherlode.render.duel import own_colour, supply
from motherlode.render.hand import draw_hand
from motherlode.render.naming import Names, card_names, seat_name
from motherlode.render.rows import draw_rows
from motherlode.words import Words


def draw_table(view: Mapping[str, Any], words: Words, names: Names = None) -> str:
    """Everything but the mine itself."""
    parts = [draw_piles(view, words), draw_players(view, words, names)]
    if view["seat"] >= 0:
        parts += [own_side(view, words), draw_own_hand(view, words)]
    if "keys_left" in view:
        parts[1:1] = supply(view, words)
    parts += [
        words.say("table-hand-of", player=seat_name(seat, names, words), cards=card_names(hand, words))
        for seat, hand in enumerate(view["hands"])
        if hand and seat != view["seat"]
    ]
    return "\n".join(parts)


def draw_piles(view: Mapping[str, Any], words: Words) -> str:
    return words.say(
        "table-piles",
        round=view["round"],
        rounds=view["rounds"],
        deck=view["deck"],
        discard=len(view["discard"]),
    )


def draw_players(view: Mapping[str, Any], words: Words, names: Names = None) -> str:
    return draw_rows(view, words, names, facts_of)


def facts_of(view: Mapping[str, Any], seat: int, words: Words) -> list[str]:
    facts = [words.say("table-hand-size", count=view["hand_sizes"][seat])]
    if seat == view["seat"]:
        facts.insert(0, words.say("table-you"))
    elif "roles" in view and view["roles"][seat] is not None:
        facts.append(words.say(f"role-{view['roles'][seat]}"))
    gold = gold_of(view, seat)
    if gold is not None and (gold or seat == view["seat"]):
        facts.append(words.say("nuggets", gold=gold))
    elif gold is None:
        facts.append(words.say("table-gold-cards", count=len(view["gold"]["cards"][seat] or [])))
    broken = broken_tools(view, seat)
    if broken:
        facts.append(words.say("table-broken", tools=words.each([words.say(f"tool-{tool}") for tool in broken])))
    return facts


def broken_tools(view: Mapping[str, Any], seat: int) -> list[str]:
    return [card.removeprefix("broken-") for card in view["fronts"][seat] if card.startswith("broken-")]


def gold_of(view: Mapping[str, Any], seat: int) -> int | None:
    """All nuggets of a seat, or None where this audience does not know."""
    if "score" in view:
        return int(view["score"][seat])
    cards = view["gold"]["cards"][seat]
    balance = view["gold"]["balance"][seat]
    if cards is None or balance is None or None in cards:
        return None
    return int(sum(cards)) + int(balance)


def own_side(view: Mapping[str, Any], words: Words) -> str:
    """The reader's role, or his colour where there are no roles."""
    if "colours" in view:
        return own_colour(view, words)
    role = view["roles"][view["seat"]]
    return words.say("table-role", role=words.say(f"role-{role}"), aim=words.say(f"role-{role}.text"))


def draw_own_hand(view: Mapping[str, Any], words: Words) -> str:
    if not view["hand"]:
        return words.say("table-empty-hand")
    return draw_hand(view["hand"], words)
