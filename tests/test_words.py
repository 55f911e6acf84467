"""The catalogues say the same in every language, and neither more nor less than the code asks for."""

import ast
import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import motherlode
from motherlode.games.saboteur.modules.treasure_chests.names import EFFECTS
from motherlode.words import LANGUAGES, BadMessage, Words, catalogue, language_from_environment, supported
from motherlode.words.catalogue import Catalogue, files
from motherlode.words.catalogue import entries as texts
from tests.catalogues import (
    built_ids,
    calls,
    client_built_ids,
    client_literals,
    client_said,
    entries,
    error_codes,
    literal_calls,
    literals,
    quoted,
    variables,
)

FAMILIES = {"IllegalAction": "refusal", "SetupError": "setup", "PositionError": "position", "RecordError": "file"}
NAMES = {"client-title"}
"""What is called the same in every language."""
OTHERS = [language for language in LANGUAGES if language != "en"]


# ---- the catalogues among themselves


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_by_itself_is_what_it_is_among_all(language: str) -> None:
    for file in files(language):
        whole = FluentParser().parse(file.read_text(encoding="utf-8"))
        alone = {name: FluentParser().parse_entry(text) for name, text in texts(file.read_text(encoding="utf-8"))}
        said = [entry for entry in whole.body if isinstance(entry, ftl.Message | ftl.Term)]
        assert len(said) == len(alone)
        for entry in said:
            name = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
            assert alone[name].equals(entry, ignored_fields=["span", "comment"]), name


def test_a_message_is_read_with_what_it_stands_on_and_without_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = """
-mine = Mine
    .gender = she
dark = It is dark in the { -mine }.
many = { $count ->
    [one] one { dark }
   *[other] { $count }, and { other-way }
}
other-way = { many }
    .again = Again: { dark.why }
 .why = This belongs to what stands before it.
alone = Nobody names me.
"""
    (tmp_path / "mine.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(catalogue, "files", lambda language: [tmp_path / "mine.ftl"])
    messages = Catalogue("en")
    assert messages.format(messages.pattern("many"), {"count": 1}) == ("one It is dark in the Mine.", [])
    assert list(messages._unread) == ["alone"]
    assert messages.pattern("other-way.why") is not None
    assert messages.pattern("other-way.nothing") is None
    assert messages.pattern("nothing") is None


def test_many_who_want_one_message_at_once_all_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def slowly(text: str) -> ftl.Resource:
        time.sleep(0.05)
        return FluentResource(text)

    monkeypatch.setattr(catalogue, "FluentResource", slowly)
    messages = Catalogue("uk")
    with ThreadPoolExecutor(8) as many:
        assert None not in list(many.map(lambda _: messages.pattern("help-play"), range(8)))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_message(language: str) -> None:
    def needed(name: str) -> set[str]:
        return entries(name).keys() - quoted(name) | (entries(name).keys() & literals())

    assert needed("en") - entries(language).keys() == set()
    assert needed(language) - entries("en").keys() == set()


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_uses_the_same_arguments(language: str) -> None:
    for message_id in entries("en").keys() & entries(language).keys():
        assert variables("en", message_id) == variables(language, message_id), message_id


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_quote_only_messages_that_exist(language: str) -> None:
    assert quoted(language) - entries(language).keys() == set()


@pytest.mark.parametrize("language", OTHERS)
def test_texts_are_not_left_in_english(language: str) -> None:
    same = {
        message_id
        for message_id in entries(language).keys() & entries("en").keys()
        if entries(language)[message_id].equals(entries("en")[message_id])
        and re.search("[a-z]{3}", re.sub(r"\{.*?\}", "", _text(entries("en")[message_id])))
    }
    assert same - NAMES == set()


def _text(pattern: ftl.Pattern) -> str:
    return "".join(element.value for element in pattern.elements if isinstance(element, ftl.TextElement))


@pytest.mark.parametrize(("language", "forms"), [("ru", {"one", "few"}), ("uk", {"one", "few"})])
def test_counted_things_have_the_plural_forms_of_the_language(language: str, forms: set[str]) -> None:
    for message_id, pattern in entries(language).items():
        for select in _selects(pattern):
            keys = {variant.key.name for variant in select.variants if isinstance(variant.key, ftl.Identifier)}
            if keys & {"few", "many"}:
                assert forms <= keys, message_id


def _selects(pattern: ftl.Pattern) -> Iterator[ftl.SelectExpression]:
    for element in pattern.elements:
        if isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression):
            yield element.expression
            for variant in element.expression.variants:
                yield from _selects(variant.value)


# ---- the catalogues and the code


def test_every_message_is_used() -> None:
    families = [*built_ids(), *client_built_ids()]
    used = literals() | client_literals() | quoted("en")
    used |= {f"{family}-{code}" for error, family in FAMILIES.items() for code in error_codes(error)}
    unused = {
        message_id
        for message_id in entries("en")
        if message_id not in used and not any(family.fullmatch(message_id) for family in families)
    }
    assert unused == set()


def test_every_message_the_client_says_exists() -> None:
    assert client_said() - entries("en").keys() == set()


def test_the_client_is_read() -> None:
    assert len(client_said()) > 50
    assert len(client_built_ids()) > 5


def test_every_message_the_code_says_exists() -> None:
    said = {
        (place, call.args[0].value)
        for place, call in calls("say", "Failure")
        if call.args and isinstance(call.args[0], ast.Constant) and isinstance(call.args[0].value, str)
    }
    assert {(place, message_id) for place, message_id in said if message_id not in entries("en")} == set()


def test_the_code_gives_the_arguments_that_messages_need_and_no_others() -> None:
    for place, message_id, given in literal_calls():
        if given is not None:
            assert given == variables("en", message_id), f"{message_id} at {place}"


@pytest.mark.parametrize(("error", "family"), FAMILIES.items())
def test_every_error_of_the_engine_has_a_text_that_its_arguments_fill(error: str, family: str) -> None:
    codes = error_codes(error)
    assert codes
    for code, given in codes.items():
        assert f"{family}-{code}" in entries("en"), code
        assert variables("en", f"{family}-{code}") <= given, code


@pytest.mark.parametrize(("error", "family"), [("IllegalAction", "refusal"), ("SetupError", "setup")])
def test_no_text_is_kept_for_an_error_that_is_gone(error: str, family: str) -> None:
    kept = {name.removeprefix(f"{family}-") for name in entries("en") if name.startswith(f"{family}-")}
    assert kept - error_codes(error).keys() == set()


def every_action() -> set[str]:
    """The action cards of the base game, of every module and of the duel."""
    game, duel = motherlode.game("saboteur"), motherlode.game("duel")
    decks = [game.empty(game.setup(players=5, modules=[module])).rules.deck for module in game.modules]
    decks.append(duel.empty(duel.setup(players=2)).rules.deck)
    return {card for deck in decks for card in deck if not set(card.partition(":")[0]) <= set("NESW+")}


def test_every_action_card_has_a_name_a_label_a_text_and_a_line_in_the_log() -> None:
    for card in every_action():
        for message_id in (f"card-{card}", f"card-{card}.short", f"card-{card}.text"):
            assert message_id in entries("en")
        assert f"event-played-{card}" in entries("en") or card == "veto"


def test_every_card_named_in_the_catalogues_is_a_card() -> None:
    named = {name.removeprefix("card-") for name in entries("en") if name.startswith("card-") and "." not in name}
    assert named == every_action()


def test_every_role_team_and_chest_has_a_name() -> None:
    game = motherlode.game("saboteur")
    for module in game.modules:
        rules = game.empty(game.setup(players=5, modules=[module])).rules
        for role in rules.dwarfs:
            assert {f"role-{role}", f"role-{role}.text"} <= entries("en").keys()
    for effect in EFFECTS:
        assert f"chest-{effect}" in entries("en")


# ---- saying


def test_a_missing_message_raises_in_tests_and_is_its_own_name_in_production() -> None:
    with pytest.raises(BadMessage):
        Words("en", strict=True).say("no-such-message")
    assert Words("ru", strict=False).say("no-such-message") == "no-such-message"


def test_a_missing_argument_raises_in_tests() -> None:
    with pytest.raises(BadMessage):
        Words("uk", strict=True).say("nuggets")
    assert Words("uk", strict=False).say("nuggets")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["no gold", "1 nugget", "2 nuggets", "5 nuggets", "21 nuggets"]),
        ("ru", ["золота нет", "1 самородок", "2 самородка", "5 самородков", "21 самородок"]),
        ("uk", ["золота немає", "1 самородок", "2 самородки", "5 самородків", "21 самородок"]),
    ],
)
def test_nuggets_are_counted_as_the_language_counts(language: str, said: list[str]) -> None:
    words = Words(language, strict=True)
    assert [words.say("nuggets", gold=gold) for gold in (0, 1, 2, 5, 21)] == said


def test_ukrainian_has_one_apostrophe() -> None:
    straight = re.compile("[а-яіїєґ]'[а-яіїєґ]", re.IGNORECASE)
    assert [page.name for page in files("uk") if straight.search(page.read_text(encoding="utf-8"))] == []


def test_no_invisible_marks_around_arguments() -> None:
    assert Words("en").say("mine-laid", player="Anna", tunnel="a bend", cell="3,0") == "Anna lays a bend at 3,0."


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "uk_UA"}, "uk"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LC_ALL": "", "LANG": "uk"}, "uk"),
    ],
)
def test_the_environment_tells_the_language(environment: dict[str, str], language: str) -> None:
    assert language_from_environment(environment) == language


def test_languages_are_recognised_however_they_are_written() -> None:
    assert [supported(name) for name in ("RU", "uk-UA", "en_GB.UTF-8", "fr", "")] == [
        "ru",
        "uk",
        "en",
        None,
        None,
    ]
