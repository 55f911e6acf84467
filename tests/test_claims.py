"""What texts and hints claim is true in the game they appear in: numbers, players and rules."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import motherlode
from motherlode.games.corporation.colours import COLOURS
from motherlode.games.duel.cards import KEYS
from motherlode.games.saboteur.modules.saboteur2.sharing import TABLE
from motherlode.games.saboteur.modules.treasure_chests.names import EFFECTS
from motherlode.print.mountain import SHADES
from motherlode.words import LANGUAGES, Words
from tests.catalogues import entries, variables

NUMBERS = {
    "en": "one two three four five six seven eight nine ten",
    "ru": "од[ин]н? дв[ауе]|двух|двое|двои тр[иё]|трое четыр пят шест сем[ьи] восем девят десят",
    "uk": "од[ин]н? дв[аіо]|двох|двоє тр[иьо]|троє чотир п’ят шіст|шест сім|сем[и] вісім|восьм дев’ят десят",
}


def numbers(text: str, language: str) -> list[int]:
    """The numbers that a text names, in words or in figures, in their order."""
    patterns = [
        (re.compile(rf"(?<![\w’])(?:{word})(?![a-z]+\w{{4}})", re.IGNORECASE), value)
        for value, word in enumerate(NUMBERS[language].split(), 1)
    ]
    found = [(hit.start(), value) for pattern, value in patterns for hit in pattern.finditer(text)]
    found += [(hit.start(), int(hit[0])) for hit in re.finditer(r"(?<![\w-])\d+", text)]
    return [value for _, value in sorted(found)]


def game_of(name: str, players: int, *modules: str) -> Any:
    game = motherlode.game(name)
    return game.start(game.setup(players=players, modules=list(modules)), seed=1)


def goals(*modules: str) -> int:
    return len(game_of("saboteur", 5, *modules).view(0)["goals"])


def veins() -> list[int]:
    return sorted(int(goal.name.partition("-")[2]) for goal in game_of("duel", 2).rules.goal_cards)


COUNTED: dict[str, Callable[[], set[int]]] = {
    "client-how-goal.text": lambda: {goals(), 7},
    "module-new-goals.text": lambda: {goals("new-goals"), goals()},
    "module-treasure-chests.text": lambda: {
        len(game_of("saboteur", 5, "treasure-chests").view(0)["treasures"]),
        len(EFFECTS),
    },
    "game-corporation.text": lambda: {len(COLOURS)},
    "duel-how-veins": lambda: {len(veins())},
    "duel-how-key.text": lambda: {KEYS},
}
"""Texts whose numbers the engine knows."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message_id", COUNTED)
def test_numbers_in_a_text_are_those_of_the_game(message_id: str, language: str) -> None:
    told = set(numbers(Words(language).say(message_id), language)) - {1}
    assert told == COUNTED[message_id]() - {1}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("modules", [(), ("new-goals",)])
def test_the_hint_counts_the_goals_on_the_table(modules: tuple[str, ...], language: str) -> None:
    count = goals(*modules)
    assert count in numbers(Words(language).say("hint-goals", count=count), language)
    other = 3 if count == 5 else 5
    assert other not in numbers(Words(language).say("hint-goals", count=count), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_veins_hold_what_the_duel_says(language: str) -> None:
    told = numbers(Words(language).say("duel-how-veins.text"), language)
    assert veins() == [1, 2, 3]
    assert {1, 2, 3} <= set(told)


ANYBODY = {"en": "anybody", "ru": "чужую|кто угодно", "uk": "чуж[уе]|будь-хто"}


def mends_for_others(game: str) -> bool:
    """Whether a repair card can be played on somebody else's broken tool."""
    given: dict[str, Any] = {"hands": {0: ["fix-lamp"]}, "fronts": {1: ["broken-lamp"]}}
    table = motherlode.game(game)
    state = table.position(table.setup(players=2 if game == "duel" else 4), given)
    return any(action.get("play") == "fix-lamp" for action in state.legal(0))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["saboteur", "duel"])
def test_a_repair_claims_what_the_game_allows(game: str, language: str) -> None:
    told = Words(language).say("card-fix-lamp.text", game=game)
    assert bool(re.search(rf"(?i){ANYBODY[language]}", told)) == mends_for_others(game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_doors_of_the_duel_do_not_let_anybody_dig_on(language: str) -> None:
    """DUEL-42: behind a foreign door the way to one's own entrance is broken."""
    for door in ("feature-green-door.text", "feature-blue-door.text"):
        assert re.search(rf"(?i){ANYBODY[language]}", Words(language).say(door, game="saboteur"))
        assert not re.search(rf"(?i){ANYBODY[language]}", Words(language).say(door, game="duel"))


LIES = {"en": "They lie", "ru": "врут", "uk": "брешуть"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_are_said_to_lie_only_where_dwarfs_are_hidden(language: str) -> None:
    said = {
        name: Words(language).say("client-kind-bots-text", game=name) for name in ("saboteur", "duel", "corporation")
    }
    assert [name for name, text in said.items() if LIES[language] in text] == ["saboteur"]


def test_texts_that_differ_by_game_know_the_duel_only() -> None:
    """A text that asks for the game says something else in a duel; no other game shares these cards."""
    differing = [name for name in entries("en") if "game" in variables("en", name)]
    assert len(differing) >= 12
    for message_id in differing:
        for language in LANGUAGES:
            words = Words(language)
            assert words.say(message_id, game="duel") != words.say(message_id, game="saboteur"), message_id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_of_pay_says_the_table(language: str) -> None:
    figures = re.findall(r"\d", Words(language).say("s2-pay-line"))
    assert [int(figure) for figure in figures] == [TABLE[winners] for winners in sorted(TABLE)]


def test_corporations_have_the_same_hues_on_screen_and_on_paper() -> None:
    source = (Path(__file__).parents[1] / "web/src/games/corporation/colours.ts").read_text(encoding="utf-8")
    assert dict(re.findall(r"(\w+): '(#[0-9a-f]{6})'", source)) == SHADES
