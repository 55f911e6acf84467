"""`motherlode new module NAME`: the skeleton of a module, with a card to begin with that works already."""

import re
from keyword import iskeyword
from pathlib import Path
from string import Template
from typing import Annotated, Final

import typer

from motherlode import game, game_ids
from motherlode.cli.failure import Failure
from motherlode.cli.files import write_text
from motherlode.cli.options import argument, command
from motherlode.words import LANGUAGES, Words

SKELETON: Final = Path(__file__).parent / "skeleton"
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST: Final = 30
MODULE: Final = "module"
REGISTRY: Final = Path("src/motherlode/games/saboteur/modules/__init__.py")
ENGINE: Final = Path("docs/ENGINE.md")
TRANSLATED: Final = tuple(language for language in LANGUAGES if language != "en")
"""The languages in which the clauses are told besides the law's own."""
IMPORTED: Final = frozenset({"Action", "Any", "Choice", "Forms", "Module", "Move"})
"""What the skeleton imports by these names; a class of its own called so would hide it."""


def add(app: typer.Typer, words: Words) -> None:
    @command(app, words, "new", "help-new")
    def new(
        what: Annotated[str, argument(words, text="help-new-what", metavar=MODULE)],
        name: Annotated[str, argument(words, text="help-new-name", metavar="NAME")],
    ) -> None:
        if what != MODULE:
            raise Failure("new-what", what=what)
        require_name(name)
        project = checkout(Path.cwd())
        files = in_project(name) if project else as_package(name)
        folder = project or Path.cwd()
        for file in files:
            if (folder / file).exists():
                raise Failure("new-exists", file=str(file))
        for file, text in files.items():
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            write_text(folder / file, text)
            typer.echo(str(file))
        if project:
            register(project, name)
        typer.echo(words.say("new-done-project" if project else "new-done-package", module=name))


def require_name(name: str) -> None:
    """A name that can be an id, a file and a card, and that nobody has."""
    if not NAME.fullmatch(name) or len(name) > LONGEST:
        raise Failure("new-bad-name", name=name)
    if iskeyword(stem(name)) or iskeyword(class_name(name)) or class_name(name) in IMPORTED:
        raise Failure("new-python-name", name=name)
    if name in taken():
        raise Failure("new-taken-name", name=name)


def taken() -> set[str]:
    """Ids of games and modules, and the names of all their cards."""
    saboteur = game("saboteur")
    modules: list[str] = list(saboteur.modules)  # type: ignore[attr-defined]
    tables = [saboteur.setup(5)] + [saboteur.setup(5, modules=[module]) for module in modules]
    cards = {word for setup in tables for word in saboteur.rulebook(setup).words}  # type: ignore[attr-defined]
    return {*game_ids(), *modules, *cards, "base", "key", "turn"}


def checkout(folder: Path) -> Path | None:
    """The project that a folder lies in, if it does."""
    return next((place for place in (folder, *folder.parents) if (place / REGISTRY).is_file()), None)


def filled(template: str, name: str) -> str:
    plain = name.replace("-", " ")
    return Template((SKELETON / f"{template}.txt").read_text(encoding="utf-8")).substitute(
        id=name,
        stem=stem(name),
        Class=class_name(name),
        PREFIX=name.replace("-", "").upper(),
        name=plain,
        title=plain[0].upper() + plain[1:],
    )


def stem(name: str) -> str:
    return name.replace("-", "_")


def class_name(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("-"))


def in_project(name: str) -> dict[Path, str]:
    source, file = Path("src/motherlode"), f"{stem(name)}.py"
    return {
        source / "games/saboteur/modules" / file: filled("module.py", name),
        source / "bots/adept/modules" / file: filled("bots.py", name),
        source / "emblems" / f"{name}.svg": filled("picture.svg", name),
        **{Path("locales") / language / f"{name}.ftl": filled(f"words.{language}.ftl", name) for language in LANGUAGES},
        Path("docs/rules") / f"{name}.md": filled("rules.md", name),
        **{Path("docs/rules", language, f"{name}.md"): filled(f"rules.{language}.md", name) for language in TRANSLATED},
        Path("tests/conformance") / f"{stem(name)}.yaml": filled("scenario.yaml", name),
        Path("tests/rules") / f"test_{file}": filled("test_project.py", name),
    }


def as_package(name: str) -> dict[Path, str]:
    top, package = Path(f"motherlode-{name}"), Path(f"motherlode-{name}/motherlode_{stem(name)}")
    locales = package / "locales"
    return {
        top / "pyproject.toml": filled("package.toml", name),
        top / "README.md": filled("readme.md", name),
        top / "rules.md": filled("rules.md", name),
        package / "__init__.py": filled("init.py", name),
        package / "module.py": filled("module.py", name),
        package / "bots.py": filled("bots.py", name),
        package / "pictures" / f"{name}.svg": filled("picture.svg", name),
        **{locales / language / f"{name}.ftl": filled(f"words.{language}.ftl", name) for language in LANGUAGES},
        top / "tests" / f"{stem(name)}.yaml": filled("scenario.yaml", name),
        top / "tests" / f"test_{stem(name)}.py": filled("test_package.py", name),
    }


def register(project: Path, name: str) -> None:
    """Lists it last in the registry, and its decision and its event in the document."""
    registry = project / REGISTRY
    text = registry.read_text(encoding="utf-8")
    where = "motherlode.games.saboteur.modules"
    lines = [line for line in text.splitlines() if line.startswith(f"from {where}.")]
    lines = sorted([*lines, f"from {where}.{stem(name)} import {class_name(name)}"])
    begin, end = text.index(f"from {where}."), text.index("from motherlode.games.saboteur.rulebook")
    text = text[:begin] + "\n".join(lines) + "\n" + text[end:]
    write_text(registry, text.replace('\n)\n"""In the order', f'\n    {class_name(name)}(),\n)\n"""In the order', 1))
    engine = project / ENGINE
    text = engine.read_text(encoding="utf-8")
    text = with_row(text, "## Decisions", f'| `{name}` | `{{"draw": [1, 2]}}` |')
    write_text(engine, with_row(text, "## Events", f"| `{name}-chosen` | `seat`, `draw` |"))


def with_row(text: str, heading: str, row: str) -> str:
    """One more row at the end of the first table after a heading."""
    before, found, rest = text.partition(heading)
    lines = rest.splitlines(keepends=True)
    first = next(number for number, line in enumerate(lines) if line.startswith("|"))
    after = next(number for number in range(first, len(lines)) if not lines[number].startswith("|"))
    return before + found + "".join([*lines[:after], row + "\n", *lines[after:]])
