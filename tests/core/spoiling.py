"""Texts made worse, in every way a careless hand, a bad disk or a malicious player might think of."""

import json
from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any, TypeVar

from motherlode.core.rng import Rng

Item = TypeVar("Item")

ODD_VALUES: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 7, 10**30, 0.5, float("inf")),
    *("", "x", "EW", "stone NE", "8,0", "0,0", "999999,0", "chance", "turn", "gold"),
    *([], {}, [[]], [None], [1, 2], ["EW"], {"x": 1}, {"0": []}),
)
ODD_WORDS = (
    "",
    "-1",
    "99",
    "null",
    "[]",
    "{}",
    '"',
    "chance",
    "pass",
    "lay",
    "at",
    "1" * 5000,
    "[" * 5000,
    "é",
    "\x00",
)


def spoil_text(text: str, rng: Rng) -> str:
    for _ in range(1 + rng.below(3)):
        text = pick(TEXT_WAYS, rng)(text, rng)
    return text


def spoil_json(text: str, rng: Rng) -> str:
    """Change one to three values somewhere inside."""
    plain = json.loads(text)
    for _ in range(1 + rng.below(3)):
        plain = _spoil_plain(plain, rng)
    return json.dumps(plain)


def pick(items: Sequence[Item], rng: Rng) -> Item:
    return items[rng.below(len(items))]


def _spoil_plain(value: Any, rng: Rng) -> Any:
    if not isinstance(value, dict | list) or not value or rng.below(12) == 0:
        return deepcopy(pick(ODD_VALUES, rng))
    keys: list[Any] = list(value if isinstance(value, dict) else range(len(value)))
    key = pick(keys, rng)
    if rng.below(12) == 0:
        del value[key]
    else:
        value[key] = _spoil_plain(value[key], rng)
    return value


def _cut_out(text: str, rng: Rng) -> str:
    start = rng.below(len(text) + 1)
    return text[:start] + text[start + 1 + rng.below(9) :]


def _put_in(text: str, rng: Rng) -> str:
    place = rng.below(len(text) + 1)
    return text[:place] + pick(ODD_WORDS, rng) + text[place:]


def _cut_off(text: str, rng: Rng) -> str:
    return text[: rng.below(len(text) + 1)]


def _drop_line(text: str, rng: Rng) -> str:
    lines = text.split("\n")
    del lines[rng.below(len(lines))]
    return "\n".join(lines)


def _repeat_line(text: str, rng: Rng) -> str:
    lines = text.split("\n")
    return "\n".join([*lines[: rng.below(len(lines))], pick(lines, rng), *lines[rng.below(len(lines)) :]])


def _swap_word(text: str, rng: Rng) -> str:
    words = text.split(" ")
    words[rng.below(len(words))] = pick((*ODD_WORDS, pick(words, rng)), rng)
    return " ".join(words)


def _other_number(text: str, rng: Rng) -> str:
    digits = [place for place, letter in enumerate(text) if letter.isdigit()]
    place = pick(digits or [0], rng)
    return f"{text[:place]}{rng.below(10)}{text[place + 1 :]}"


TEXT_WAYS: tuple[Callable[[str, Rng], str], ...] = (
    _cut_out,
    _put_in,
    _cut_off,
    _drop_line,
    _repeat_line,
    _swap_word,
    _other_number,
)
