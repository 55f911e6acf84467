"""What names and chat may not have, by the operator's list."""

from pathlib import Path

import pytest

from motherlode.server.forbidden import NONE, ForbiddenWords

LIST = ForbiddenWords(["troll", "Кретин*", "ass", "blöd"])


@pytest.mark.parametrize(
    "text",
    [
        "you troll",
        "TROLL!",
        "t r o l l",
        "t.r-o_l*l",
        "tr0ll",
        "тrоll",  # two Cyrillic letters among them
        "trooolll",
        "a tro\u200bll",
        "кретины все",
        "к р е т и н",
        "КРЕТИН",
        "kpeтин",  # Latin letters that look like the others
        "BLOD",
    ],
)
def test_a_forbidden_word_is_found_however_it_is_dressed(text: str) -> None:
    assert LIST.are_in(text)


@pytest.mark.parametrize(
    "text", ["a pass, a glass", "class", "assay", "control", "trol", "trolls", "as soon", "критик"]
)
def test_a_harmless_word_is_not_taken_for_one(text: str) -> None:
    assert not LIST.are_in(text)


def test_the_list_is_a_file_with_remarks_in_it(tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_text("# what nobody should say\n\nтрол*  # and its endings\n***\n", encoding="utf-8")
    words = ForbiddenWords.read(path)
    assert words.are_in("троля")
    assert not words.are_in("what nobody")
    assert not words.are_in("* * *")


def test_without_a_list_everything_may_be_said() -> None:
    assert not NONE.are_in("troll")
