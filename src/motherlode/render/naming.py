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
    """A card in a sentence: `a bend`, `map`."""
    if is_tunnel(card):
        return ", ".join([words.say("tunnel-kind", kind=tunnel_kind(card)), *doors_in_words(card, words)])
    return words.say(f"card-{card}")


def tunnel_kind(shape: str) -> str:
    """What one calls a tunnel by its shape, as the catalogues name the kinds."""
    parts = tunnels(shape)
    if all(len(part) == 1 for part in parts):
        return "dead-end"
    if len(parts) > 1:
        crossed = {"NS", "EW"} <= set(parts)
        return "bridge" if crossed else "curves" if all(len(part) == 2 for part in parts) else "parted"
    kind = {4: "crossing", 3: "fork", 2: "bend"}[len(parts[0])]
    return "straight" if parts[0] in ("NS", "EW") else kind


def card_names(cards: Sequence[str], words: Words) -> str:
    return words.each([card_name(card, words) for card in cards])


def tunnel_in_words(shape: str, words: Words) -> str:
    """A tunnel card for somebody who does not see the drawing: `bend: north–east`."""
    sides = ["–".join(words.say(f"direction-{side}") for side in part) for part in tunnels(shape)]
    said = words.say("tunnel-in-words", kind=tunnel_kind(shape), sides=words.each(sides))
    return ", ".join([said, *doors_in_words(shape, words)])


def card_in_words(card: str, words: Words) -> str:
    return tunnel_in_words(card, words) if is_tunnel(card) else card_name(card, words)


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
    """Which of the goals: `top`, `middle`, `bottom`, or `other` where there are not three; the duel has veins."""
    column = sorted(view["goals"], key=lambda goal: xy(goal)[1], reverse=True)
    if len(column) != 3 or cell not in column:
        return "other"
    place = ("top", "middle", "bottom")[column.index(cell)]
    return f"{place}-vein" if view["game"] == "duel" else place
