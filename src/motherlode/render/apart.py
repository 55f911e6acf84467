"""Several moves told side by side: what reads the same is told with how its card lies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from motherlode.render.games import Story, View
from motherlode.render.naming import tunnel_in_words
from motherlode.words import Words


def tell_apart(events: Sequence[Mapping[str, Any]], view: View, words: Words) -> list[str]:
    """One text for each event; a card can be laid in a place in two ways that have one name."""
    story = Story(words)
    told = [" ".join(story.tell(event, view)) for event in events]
    lie = {(text, event.get("shows")) for text, event in zip(told, events, strict=True)}
    ways = Counter(text for text, _ in lie)
    return [
        f"{text} ({tunnel_in_words(event['shows'], words)})" if ways[text] > 1 and "shows" in event else text
        for text, event in zip(told, events, strict=True)
    ]
