"""What the adept knows of modules: all of them, by their ids, and together."""

import pytest

from motherlode.bots.adept.interest import ROLES
from motherlode.bots.adept.knowledge import Knowledge, together
from motherlode.bots.adept.known import knowledge, known
from motherlode.bots.adept.reading import rulebook
from motherlode.games.saboteur.modules import MODULES
from tests.bots.tables import GAME

BASE_ACTIONS = ("broken-", "fix-", "rockfall", "map")


@pytest.mark.parametrize("module", MODULES)
def test_every_module_is_known(module):
    assert known(module) is not None


def test_of_a_module_that_nobody_has_thought_about_nothing_is_known():
    assert known("strange") is None
    assert knowledge(("strange",)) == Knowledge()
    assert knowledge(("strange", "veto")) == knowledge(("veto",))


@pytest.mark.parametrize("module", MODULES)
def test_every_role_and_every_card_of_a_module_has_its_worth(module):
    view = GAME.start(GAME.setup(5, modules=[module]), 1).view(0)
    rules, known = rulebook(view), knowledge((module,))
    assert set(rules.dwarfs) <= {*known.interests, *ROLES}
    special = [card for card in rules.actions if not card.startswith(BASE_ACTIONS)]
    assert set(special) <= set(known.keeps), "worth something in hand"
    played = [card for card in special if card not in ("veto", "artisan")]
    assert set(played) <= set(known.plays)


def test_what_two_modules_say_of_an_answer_is_added_up():
    one = Knowledge(answers={"open": (lambda mind, action: 1.0,)})
    other = Knowledge(answers={"open": (lambda mind, action: 2.0,)})
    assert [worth(None, {}) for worth in together([one, other]).answers["open"]] == [1.0, 2.0]


def test_at_a_base_table_there_is_nothing_to_know():
    assert knowledge(()) == Knowledge()
