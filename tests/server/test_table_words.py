"""Every refusal of the table has a text, and no text is kept for one that is gone."""

import ast

from motherlode.words import LANGUAGES, Words
from tests.catalogues import SOURCE, entries, variables

RAISED = ("TableError", "MalformedError")
REASONS = {"all-left"}
"""Why a table was closed; said in `table` frames, not refused."""


def raised() -> dict[str, set[str]]:
    """The codes with which the server refuses, and the arguments that all places give."""
    found: dict[str, set[str]] = {}
    for file in sorted((SOURCE / "server").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in RAISED and node.args:
                code = node.args[0]
                assert isinstance(code, ast.Constant), f"{file.name}:{node.lineno}"
                given = node.args[1] if len(node.args) > 1 else ast.Dict(keys=[], values=[])
                assert isinstance(given, ast.Dict), f"{file.name}:{node.lineno}"
                names = {str(key.value) for key in given.keys if isinstance(key, ast.Constant)}
                found[code.value] = found[code.value] & names if code.value in found else names
    return found


def test_every_refusal_has_a_text_that_its_arguments_fill() -> None:
    assert raised()
    for code, given in raised().items():
        assert f"table-{code}" in entries("en"), code
        assert variables("en", f"table-{code}") <= given, code


def test_no_text_is_kept_for_a_refusal_that_is_gone() -> None:
    kept = {line.split(" ")[0] for line in _lines() if line.startswith("table-")}
    assert kept == {f"table-{code}" for code in raised()}


def _lines() -> list[str]:
    from motherlode.words.catalogue import root

    files = (root() / "en" / name for name in ("server.ftl", "site.ftl"))
    return [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]


def test_what_the_server_says_on_the_command_line_has_words() -> None:
    for language in LANGUAGES:
        words = Words(language, strict=True)
        assert "http://x/" in words.say("serve-here", address="http://x/")
        assert "http://x/" in words.say("serve-network", address="http://x/")
        assert "8643" in words.say("serve-port-taken", wanted="8642", port="8643")
        assert words.say("serve-no-client")
        assert words.say("serve-stop")
        assert "disk" in words.say("serve-failed", why="disk")
