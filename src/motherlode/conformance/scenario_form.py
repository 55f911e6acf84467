"""What a scenario has to look like, in the words of its game and modules."""

from collections.abc import Mapping
from typing import Any

from motherlode.conformance.forms import (
    Form,
    anything,
    clause,
    flag,
    list_of,
    map_of,
    seat,
    text,
    whole_number,
    word,
)
from motherlode.conformance.vocabulary import Words
from motherlode.conformance.words import games, words_for

ACTION_STEPS = ("do", "allow", "refuse")
FIELDS: dict[str, Form] = {
    "id": text,
    "title": text,
    "clauses": list_of(clause),
    "game": text,
    "players": whole_number,
    "modules": list_of(word),
    "edition": text,
    "options": map_of(text, anything),
    "given": map_of(text, anything),
    "steps": list_of(anything),
    "setup_refused": flag,
    "clause": clause,
}
ALWAYS = ("id", "title", "game", "players")


class BrokenScenario(Exception):
    """The text says what breaks the format."""


def check_scenario(entry: Any) -> None:
    if not isinstance(entry, dict):
        raise BrokenScenario(f"expected a scenario, not {entry!r}")
    _check_fields(entry, FIELDS, players=0)
    _require(entry, ALWAYS)
    if entry["game"] not in games():
        raise BrokenScenario(f"game: expected one of {', '.join(games())}, not {entry['game']!r}")
    if entry.get("setup_refused"):
        if superfluous := [key for key in ("given", "steps") if key in entry]:
            raise BrokenScenario(f"a set-up that is refused has no {' and no '.join(superfluous)}")
        return
    if "clause" in entry:
        raise BrokenScenario("clause: only beside setup_refused, or inside a refuse")
    _require(entry, ("given", "steps"))
    words = words_for(entry["game"], entry.get("modules", ()))
    players = entry["players"]
    try:
        _check_fields(entry["given"], words.given, players)
    except BrokenScenario as broken:
        raise BrokenScenario(f"given: {broken}") from None
    for number, step in enumerate(entry["steps"], 1):
        try:
            _check_step(step, words, players)
        except BrokenScenario as broken:
            raise BrokenScenario(f"step {number}: {broken}") from None


def _check_step(step: Any, words: Words, players: int) -> None:
    if not isinstance(step, dict) or len(step) != 1:
        raise BrokenScenario(f"expected one word with its value, not {step!r}")
    [(name, value)] = step.items()
    if name in ACTION_STEPS:
        _check_action(value, words, players, may_name_clause=name == "refuse")
    elif name == "check":
        if not isinstance(value, dict) or not value:
            raise BrokenScenario(f"check: expected what to check, not {value!r}")
        _check_fields(value, {name: check.form for name, check in words.checks.items()}, players)
    else:
        forms: dict[str, Form] = {
            "decline_all": flag,
            **{own: found.form for own, found in words.steps.items()},
        }
        if name not in forms:
            known = ", ".join([*ACTION_STEPS, "check", *forms])
            raise BrokenScenario(f"unknown step {_shown(name)}; there are {known}")
        _check_fields(step, forms, players)


def _check_action(action: Any, words: Words, players: int, *, may_name_clause: bool) -> None:
    if not isinstance(action, dict):
        raise BrokenScenario(f"expected an action, not {action!r}")
    _require(action, ("seat",))
    verbs = [key for key in action if key in words.verbs]
    if not verbs:
        known = ", ".join(words.verbs)
        rest = ", ".join(_shown(key) for key in action if key not in ("seat", "clause")) or "nothing"
        raise BrokenScenario(f"an action has one of {known}, not {rest}")
    if len(verbs) > 1:
        raise BrokenScenario(f"an action has one verb, not {' and '.join(verbs)}")
    verb = words.verbs[verbs[0]]
    fields: dict[str, Form] = {"seat": seat, verbs[0]: verb.form, **verb.fields}
    if may_name_clause:
        fields["clause"] = clause
    _check_fields(action, fields, players)
    _require(action, sorted(verb.required))


def _check_fields(entry: dict[Any, Any], forms: Mapping[str, Form], players: int) -> None:
    for name, value in entry.items():
        if name not in forms:
            raise BrokenScenario(f"unknown key {_shown(name)}; there are {', '.join(forms)}")
        if problem := forms[name](value, players):
            raise BrokenScenario(f"{name}: {problem}")


def _require(entry: dict[Any, Any], names: tuple[str, ...] | list[str]) -> None:
    if missing := [name for name in names if name not in entry]:
        raise BrokenScenario(f"{' and '.join(missing)} is missing")


def _shown(key: Any) -> str:
    return 'true (YAML reads a bare on or yes so; write "on")' if key is True else repr(key)
