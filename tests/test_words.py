"""The catalogues say the same in every language, and neither more nor less than the code asks for."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import motherlode
from motherlode.words import LANGUAGES, BadMessage, Words, language_from_environment, supported
from motherlode.words.catalogue import files

SOURCE = Path(motherlode.__file__).parent
SPEAKING = ("cli", "render")
ENGINE = ("core", "games")
FAMILIES = {
    "IllegalAction": "refusal",
    "SetupError": "setup",
    "PositionError": "position",
    "RecordError": "file",
}
OTHERS = [language for language in LANGUAGES if language != "en"]


# ---- what the catalogues hold


class _Parts(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


@cache
def entries(language: str) -> dict[str, ftl.Pattern]:
    """Every message and every attribute, as `id` and `id.attribute`."""
    found: dict[str, ftl.Pattern] = {}
    for file in files(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content[:60]}"
            if not isinstance(entry, ftl.Message):
                continue
            assert entry.id.name not in found, f"{entry.id.name} stands twice, again in {file.name}"
            if entry.value:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def parts(language: str, message_id: str) -> _Parts:
    visitor = _Parts()
    visitor.visit(entries(language)[message_id])
    return visitor


def variables(language: str, message_id: str) -> set[str]:
    """What a message needs, itself or through the messages it quotes."""
    own = parts(language, message_id)
    return own.variables.union(*(variables(language, quoted) for quoted in own.references))


@cache
def quoted(language: str) -> set[str]:
    return {name for message_id in entries(language) for name in parts(language, message_id).references}


# ---- what the code asks for


@cache
def syntax_trees() -> list[tuple[Path, ast.Module]]:
    return [(file, ast.parse(file.read_text(encoding="utf-8"))) for file in sorted(SOURCE.rglob("*.py"))]


@cache
def literals() -> set[str]:
    """Every text written out in the code."""
    nodes = (node for _, tree in syntax_trees() for node in ast.walk(tree))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def calls(*names: str, parts: tuple[str, ...] = SPEAKING) -> Iterator[tuple[str, ast.Call]]:
    for file, tree in syntax_trees():
        if file.relative_to(SOURCE).parts[0] not in parts:
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                called = (
                    node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                )
                if called in names:
                    yield f"{file.relative_to(SOURCE)}:{node.lineno}", node


def literal_calls() -> Iterator[tuple[str, str, set[str] | None]]:
    """Where a message is said: the place, the id, and the arguments if they are all written out."""
    for place, call in calls("say", "Failure", "tell"):
        message_id = call.args[0] if call.args else None
        if isinstance(message_id, ast.Constant) and message_id.value in entries("en"):
            names = [keyword.arg for keyword in call.keywords]
            yield place, message_id.value, None if None in names else {name for name in names if name}


def built_ids() -> list[re.Pattern[str]]:
    """The families of ids that are put together in the code, `f"card-{card}.short"`, as patterns."""
    patterns = set()
    for _, tree in syntax_trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and re.match(r"[a-z]+-", _pattern(node)):
                patterns.add(_pattern(node))
    return [re.compile(pattern) for pattern in sorted(patterns)]


def _pattern(node: ast.JoinedStr) -> str:
    fixed = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
    return "".join(
        "[A-Za-z0-9-]+" if text is None else re.escape(str(text)).replace(r"\-", "-") for text in fixed
    )


def error_codes(error: str) -> dict[str, set[str]]:
    """The codes with which the engine raises an error, and the arguments that all its places give."""
    found: dict[str, set[str]] = {}
    for place, call in calls(error, parts=ENGINE):
        if call.args and isinstance(call.args[0], ast.Constant):
            code = call.args[0].value
            given = [*call.args[2:3], *(word.value for word in call.keywords if word.arg == "arguments")]
            names = _keys(given[0], place) if given else set()
            found[code] = found[code] & names if code in found else names
    return found


def _keys(node: ast.expr, place: str) -> set[str]:
    """The keys of a dict that is written out, here or where its name was last given before."""
    if isinstance(node, ast.Name):
        file, line = place.split(":")
        tree = ast.parse((SOURCE / file).read_text(encoding="utf-8"))
        assigned = [
            found
            for found in ast.walk(tree)
            if isinstance(found, ast.Assign)
            and found.lineno < int(line)
            and any(isinstance(target, ast.Name) and target.id == node.id for target in found.targets)
        ]
        node = max(assigned, key=lambda found: found.lineno).value
    assert isinstance(node, ast.Dict), f"arguments that are not written out at {place}"
    return {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}


# ---- the catalogues among themselves


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
    assert same == set()


def _text(pattern: ftl.Pattern) -> str:
    return "".join(element.value for element in pattern.elements if isinstance(element, ftl.TextElement))


@pytest.mark.parametrize(("language", "forms"), [("ru", {"one", "few"}), ("uk", {"one", "few"})])
def test_counted_things_have_the_plural_forms_of_the_language(language: str, forms: set[str]) -> None:
    for message_id, pattern in entries(language).items():
        for select in _selects(pattern):
            keys = {
                variant.key.name for variant in select.variants if isinstance(variant.key, ftl.Identifier)
            }
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
    families = built_ids()
    used = literals() | quoted("en")
    used |= {f"{family}-{code}" for error, family in FAMILIES.items() for code in error_codes(error)}
    unused = {
        message_id
        for message_id in entries("en")
        if message_id not in used and not any(family.fullmatch(message_id) for family in families)
    }
    assert unused == set()


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


def base_actions() -> set[str]:
    game = motherlode.game("saboteur")
    deck = game.empty(game.setup(players=5)).rules.deck
    return {card for card in deck if not set(card) <= set("NESW+")}


def test_every_action_card_has_a_name_a_label_a_text_and_a_line_in_the_log() -> None:
    for card in base_actions():
        for message_id in (f"card-{card}", f"card-{card}.short", f"card-{card}.text", f"event-played-{card}"):
            assert message_id in entries("en")


def test_every_card_named_in_the_catalogues_is_a_card() -> None:
    named = {
        name.removeprefix("card-") for name in entries("en") if name.startswith("card-") and "." not in name
    }
    assert named - {"tunnel"} == base_actions()


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


def test_no_invisible_marks_around_arguments() -> None:
    assert Words("en").say("event-laid", player="Anna", shape="NE", cell="3,0") == "Anna lays NE at 3,0."


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
