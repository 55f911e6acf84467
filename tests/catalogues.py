"""Reads the catalogues and the code: which messages there are, which are said, and with which arguments."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import motherlode
from motherlode.words.catalogue import files

SOURCE = Path(motherlode.__file__).parent
SPEAKING = ("cli", "render")
ENGINE = ("core", "games")


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
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
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
    return "".join("[A-Za-z0-9-]+" if text is None else re.escape(str(text)).replace(r"\-", "-") for text in fixed)


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


# ---- what the browser client says

WEB = SOURCE.parent.parent / "web" / "src"
_ID = r"[a-z][a-z0-9]*(?:-[A-Za-z0-9]+)+(?:\.[a-z]+)?"


@cache
def client_source() -> str:
    files = sorted(path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte"))
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@cache
def client_literals() -> set[str]:
    """Every quoted word of the client that has the form of a message id."""
    return set(re.findall(rf"""['"`]({_ID})['"`]""", client_source()))


@cache
def client_said() -> set[str]:
    """The messages that the client says by their whole id."""
    return set(re.findall(rf"""\bt\(\s*['"`]({_ID})['"`]""", client_source()))


@cache
def client_built_ids() -> list[re.Pattern[str]]:
    """Ids that the client puts together, such as `client-pace-${pace}`."""
    templates = set(re.findall(r"`([a-z][a-z0-9-]*-(?:\$\{[^}]*\}[a-z0-9.-]*)+)`", client_source()))
    return [re.compile(re.sub(r"\$\{[^}]*\}", "[A-Za-z0-9-]+", template)) for template in templates]
