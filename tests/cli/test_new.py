"""`motherlode new module`."""

import ast
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from motherlode.cli.new import ENGINE, REGISTRY, checkout, with_row
from motherlode.conformance.clauses import read_page
from tests.test_rules_languages import facts

Run = Callable[..., Result]
PROJECT = Path(__file__).parent.parent.parent
NAME = "night-shift"


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What the command changes in a checkout, and nothing else of it."""
    for file in (REGISTRY, ENGINE):
        (tmp_path / file).parent.mkdir(parents=True)
        (tmp_path / file).write_bytes((PROJECT / file).read_bytes())
    below = tmp_path / "docs"
    monkeypatch.chdir(below)
    return tmp_path


def as_installed(folder: Path, name: str = NAME) -> Path:
    """The package as an installer would leave it: a folder for the path with what says that it is there."""
    package = f"motherlode_{name.replace('-', '_')}"
    told = folder / f"motherlode-{name}" / f"{package}-0.1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: motherlode-{name}\nVersion: 0.1.0\n")
    (told / "entry_points.txt").write_text(f"[motherlode.modules]\n{name} = {package}\n")
    return told.parent


def python(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {"PYTHONPATH": str(folder), "MOTHERLODE_STRICT_WORDS": "1", "PATH": ""}
    return subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def test_elsewhere_it_is_a_package_whose_own_tests_pass(run: Run, elsewhere: Path) -> None:
    result = run("new", "module", NAME)
    assert result.exit_code == 0, result.output
    tested = python(as_installed(elsewhere), "-m", "pytest", "-q", "-p", "no:cacheprovider")
    assert tested.returncode == 0, tested.stdout + tested.stderr
    assert " passed" in tested.stdout


def test_an_outside_module_comes_after_all_others_with_its_words_and_its_picture(run: Run, elsewhere: Path) -> None:
    run("new", "module", NAME)
    told = python(
        as_installed(elsewhere),
        "-c",
        "import motherlode\n"
        "from motherlode.print import printed, table_of\n"
        "from motherlode.words import Words\n"
        "saboteur = motherlode.game('saboteur')\n"
        "print(list(saboteur.modules)[-1], saboteur.setup(5, modules=['night-shift', 'veto']).modules)\n"
        "print(Words('uk').say('card-night-shift.text'))\n"
        "print(printed(table_of('saboteur', ('night-shift',), 5), Words('en'))[:4])\n",
    )
    assert told.stdout.splitlines() == [
        "night-shift ('veto', 'night-shift')",
        "Наприкінці ходу візьміть одну карту або дві.",
        "b'%PDF'",
    ], told.stderr


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        ("raise RuntimeError('worn out')", "worn out"),
        ("MODULE = 3", "no Module"),
        (
            "from motherlode_night_shift.module import NightShift\nMODULE = NightShift()\nNightShift.id = 'other'",
            "the module itself other",
        ),
    ],
)
def test_a_package_that_cannot_be_used_is_told_of_and_left_out(
    run: Run, elsewhere: Path, broken: str, why: str
) -> None:
    run("new", "module", NAME)
    folder = as_installed(elsewhere)
    (folder / "motherlode_night_shift" / "__init__.py").write_text(broken)
    told = python(folder, "-c", "import motherlode; print('night-shift' in motherlode.game('saboteur').modules)")
    assert told.stdout.strip() == "False"
    assert why in told.stderr


def test_an_outside_module_does_not_take_the_place_of_ours(run: Run, elsewhere: Path) -> None:
    run("new", "module", NAME)
    folder = as_installed(elsewhere)
    entries = next(folder.glob("*.dist-info")) / "entry_points.txt"
    entries.write_text("[motherlode.modules]\nveto = motherlode_night_shift\n")
    package = folder / "motherlode_night_shift"
    text = (package / "module.py").read_text().replace('id = "night-shift"', 'id = "veto"')
    (package / "module.py").write_text(text)
    told = python(folder, "-c", "import motherlode; print(type(motherlode.game('saboteur').modules['veto']).__name__)")
    assert told.stdout.strip() == "Veto"
    assert "already" in told.stderr


def test_in_a_checkout_it_becomes_a_part_of_the_project(run: Run, project: Path) -> None:
    result = run("new", "module", NAME)
    assert result.exit_code == 0, result.output
    written = result.stdout.splitlines()[:-1]
    assert all((project / file).is_file() for file in written)
    assert {Path(file).parts[0] for file in written} == {"src", "locales", "docs", "tests"}
    registry = ast.parse((project / REGISTRY).read_text())
    listed = next(node for node in registry.body if isinstance(node, ast.AnnAssign))
    assert ast.unparse(listed).endswith("Tournament(), NightShift())")
    assert "| `night-shift-chosen` |" in (project / ENGINE).read_text()
    pages = [project / "docs/rules" / language / f"{NAME}.md" for language in ("", "ru", "uk")]
    assert [[(clause.id, facts(clause.text)) for clause in read_page(page)] for page in pages[1:]] == [
        [(clause.id, facts(clause.text)) for clause in read_page(pages[0])]
    ] * 2
    for file in written:
        if file.endswith(".py"):
            ast.parse((project / file).read_text())
            assert max(map(len, (project / file).read_text().splitlines())) <= 120, file


def test_what_is_there_is_not_written_over(run: Run, complaint: Callable[..., str], elsewhere: Path) -> None:
    run("new", "module", NAME)
    file = elsewhere / f"motherlode-{NAME}" / "rules.md"
    file.write_text("mine")
    assert "motherlode-night-shift" in complaint("new", "module", NAME)
    assert file.read_text() == "mine"


@pytest.mark.parametrize("name", ["Night", "night_shift", "-night", "night-", "2nd", "ночь", "a" * 31, "../x", ""])
def test_a_bad_name_is_refused(complaint: Callable[..., str], elsewhere: Path, name: str) -> None:
    assert "is no name for a module" in complaint("new", "module", "--", name)
    assert list(elsewhere.iterdir()) == []


@pytest.mark.parametrize("name", ["class", "none", "module", "action", "choice"])
def test_a_word_that_the_skeleton_cannot_be_written_with_is_refused(
    complaint: Callable[..., str], elsewhere: Path, name: str
) -> None:
    assert "a word of Python" in complaint("new", "module", name)
    assert list(elsewhere.iterdir()) == []


@pytest.mark.parametrize("name", ["veto", "saboteur", "rockfall", "broken-lamp", "thief", "base"])
def test_a_taken_name_is_refused(complaint: Callable[..., str], elsewhere: Path, name: str) -> None:
    assert "already" in complaint("new", "module", name)
    assert list(elsewhere.iterdir()) == []


@pytest.mark.parametrize(("language", "text"), [("ru", "не годится"), ("uk", "не годиться"), ("en", "is no name")])
def test_a_refusal_is_in_the_readers_language(
    complaint: Callable[..., str], elsewhere: Path, language: str, text: str
) -> None:
    assert text in complaint("new", "module", "Night", "--language", language)


def test_only_modules_can_be_made(complaint: Callable[..., str], elsewhere: Path) -> None:
    assert "motherlode new module" in complaint("new", "card", NAME)


def test_a_checkout_is_found_from_below(project: Path) -> None:
    assert checkout(project / "docs") == project
    assert checkout(project.parent) is None


def test_a_row_goes_to_the_end_of_the_table() -> None:
    text = "# A\n\n## B\n\nwords\n\n| a |\n| - |\n| b |\n\n## C\n\n| d |\n"
    assert with_row(text, "## B", "| c |") == text.replace("| b |\n", "| b |\n| c |\n")
