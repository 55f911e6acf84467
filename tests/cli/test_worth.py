"""What a move is worth, said as one would say it."""

import pytest

from motherlode.cli.worth import worth_in_words
from motherlode.words import Words


@pytest.mark.parametrize(
    ("language", "unit", "worth", "said"),
    [
        ("en", "nuggets", 1.0, "1 nugget a round"),
        ("en", "coins", 9.8, "9.8 coins ahead of the others"),
        ("en", "coins", -2.14, "2.1 coins behind the others"),
        ("en", "coins", -0.02, "0 coins ahead of the others"),
        ("en", "chance", 0.975, "98 % to win the round"),
        ("ru", "nuggets", 1.0, "1 самородок за раунд"),
        ("ru", "nuggets", 1.3, "1,3 самородка за раунд"),
        ("ru", "nuggets", 5.0, "5 самородков за раунд"),
        ("ru", "coins", 8.2, "впереди других на 8,2 монеты"),
        ("ru", "coins", -2.0, "позади других на 2 монеты"),
        ("uk", "nuggets", 2.0, "2 самородки за раунд"),
        ("uk", "coins", -5.0, "позаду інших на 5 монет"),
    ],
)
def test_who_is_behind_is_not_ahead_by_less_than_nothing(language: str, unit: str, worth: float, said: str) -> None:
    assert worth_in_words(Words(language), unit, worth) == said
