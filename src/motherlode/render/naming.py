"""What cards, goals and players are called in the reader's language."""

from collections.abc import Mapping, Sequence
from typing import Any

from motherlode.render.doors import doors_in_words
from motherlode.render.shapes import is_tunnel, tunnels, xy
from motherlode.words import Words

Names = Sequence[str] | None


def seat_name(seat: int, names: Names, words: Words) -> str:
    return names[seat] if names else words.say("seat-name", seat=seat)


def card_name(card: str, words: Words) -> str:
    """A card in a sentence: `tunnel NE`, `map`."""
    if is_tunnel(card):
        return words.say("card-tunnel", shape=card)
    return words.say(f"card-{card}")


def card_names(cards: Sequence[str], words: Words) -> str:
    return words.each([card_name(card, words) for card in cards])


def tunnel_in_words(shape: str, words: Words) -> str:
    """A tunnel card for somebody who does not see the drawing: `bend: north–east`."""
    parts = tunnels(shape)
    joined = [part for part in parts if len(part) > 1]
    if not joined:
        kind = "dead-end"
    elif len(parts) > 1:
        kind = "parted"
    else:
        kind = {4: "crossing", 3: "fork", 2: "bend"}[len(parts[0])]
        kind = "straight" if parts[0] in ("NS", "EW") else kind
    sides = ["–".join(words.say(f"direction-{side}") for side in part) for part in parts]
    said = words.say("tunnel-in-words", kind=kind, sides=words.each(sides))
    return ", ".join([said, *doors_in_words(shape, words)])


def card_in_words(card: str, words: Words) -> str:
    if is_tunnel(card):
        return f"{card_name(card, words)} ({tunnel_in_words(card, words)})"
    return card_name(card, words)


def cell_name(cell: str, words: Words) -> str:
    """A place in a mine: `column 3, 1 below the middle`."""
    column, row = xy(cell)
    way = "up" if row > 0 else "down" if row < 0 else "level"
    return words.say("cell-in-mine", column=column, rows=abs(row), way=way)


def goal_arguments(view: Mapping[str, Any], cell: str, words: Words) -> dict[str, str]:
    """How a sentence names a goal: by its place in the column, and by its cell only where that is not enough."""
    place = goal_place(view, cell)
    return {"place": place, "cell": cell_name(cell, words) if place == "other" else "none"}


def goal_name(view: Mapping[str, Any], cell: str, words: Words) -> str:
    return words.say("goal-place", **goal_arguments(view, cell, words))


def face_kind(face: str) -> str:
    """`gold` or `stone`, whatever shape the goal has."""
    return face.split(maxsplit=1)[0].split("-", maxsplit=1)[0]


def goal_place(view: Mapping[str, Any], cell: str) -> str:
    """Which of the goals: `top`, `middle`, `bottom`, or `other` where there are not three."""
    column = sorted(view["goals"], key=lambda goal: xy(goal)[1], reverse=True)
    if len(column) != 3 or cell not in column:
        return "other"
    return ("top", "middle", "bottom")[column.index(cell)]
