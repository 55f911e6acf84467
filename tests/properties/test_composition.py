"""The order in which modules are listed never matters, and two that write the same thing are told so."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from types import SimpleNamespace
from typing import Any

import pytest

import motherlode
from motherlode.core.rng import Rng
from motherlode.core.section import open_section
from motherlode.core.setup import Setup
from motherlode.games.saboteur.game import SaboteurGame
from motherlode.games.saboteur.rulebook import SaboteurRulebook
from motherlode.games.saboteur.state import SaboteurState
from motherlode.games.tunnels.family_cards import Map, Repair, Rockfall
from motherlode.games.tunnels.laying import Lay
from motherlode.games.tunnels.module import Module
from motherlode.games.tunnels.once import Collision
from motherlode.games.tunnels.passing import Pass
from motherlode.games.tunnels.turn import Turn
from tests.properties.tables import is_possible

GAME: SaboteurGame = motherlode.game("saboteur")  # type: ignore[assignment]


def permitted_pairs() -> list[tuple[str, str]]:
    return [pair for pair in combinations(GAME.modules, 2) if is_possible(GAME, 5, pair)]


PAIRS = permitted_pairs()


def test_there_are_pairs_to_compose() -> None:
    assert len(PAIRS) > 100


def contents(rules: SaboteurRulebook) -> dict[str, Any]:
    return {
        "words": rules.words,
        "deck": rules.deck,
        "dwarfs": rules.dwarfs,
        "actions": [(word, type(card), count) for word, (card, count) in rules.actions.items()],
        "ways": [way.verb for way in rules.ways],
        "steps": [*rules.steps],
        "courses": {name: course.frames for name, course in rules.courses.items()},
        "questions": [(kind, type(question)) for kind, question in rules.questions.items()],
        "sections": [section.key for section in rules.sections],
        "goals": [(goal.name, goal.shape) for goal in rules.goal_cards],
        "hooks": {name: len(value) for name, value in vars(rules).items() if isinstance(value, list)},
    }


def random_game(setup: Setup, rules: SaboteurRulebook, moves: int = 60) -> list[Any]:
    state = SaboteurState(setup, rules)
    state.rng = Rng(11)
    GAME.begin(state)
    state.advance()
    dice = Rng(5)
    while state.actors and len(state.history) < moves:
        legal = state.legal(state.actors[0])
        state.apply(state.actors[0], legal[dice.below(len(legal))], quiet=True)
    return [state.history, state.view(motherlode.ALL)]


@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
def test_a_pair_of_modules_makes_the_same_game_in_either_order(pair: tuple[str, str]) -> None:
    setup = GAME.setup(players=5, modules=pair)
    modules = [GAME.modules[name] for name in pair]
    one, other = GAME.compose(setup, modules), GAME.compose(setup, modules[::-1])
    assert contents(one) == contents(other)
    assert random_game(setup, one) == random_game(setup, other)


def meaning(rules: SaboteurRulebook) -> dict[str, Any]:
    """What a rulebook says, whatever the order of its pages."""
    said = contents(rules)
    said["tunnels"] = dict(rules.tunnels)
    del said["words"]
    return {
        name: value if isinstance(value, dict) else sorted(map(str, value))
        for name, value in said.items()
        if name != "hooks"
    }


@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
def test_a_module_overwrites_nothing_of_another_whoever_writes_first(pair: tuple[str, str]) -> None:
    setup = GAME.setup(players=5, modules=pair)
    modules = [GAME.modules[name] for name in pair]

    def written(order: list[Module[SaboteurRulebook]]) -> SaboteurRulebook:
        rules = SaboteurRulebook(setup)
        GAME.base.write(rules)
        for module in order:
            rules.written_by(module)
        rules.finish()
        return rules

    assert meaning(written(modules)) == meaning(written(modules[::-1]))


def test_more_copies_of_a_card_keep_the_rule_that_another_module_gave_it() -> None:
    setup = GAME.setup(players=5, modules=["saboteur2", "treasure-chests"])
    card, count = GAME.rulebook(setup).actions["rockfall"]
    assert (type(card).__name__, count) == ("TreasureRockfall", 4)


# ---- what is refused


def write_with(write: Any, *others: Any) -> SaboteurRulebook:
    rules = SaboteurRulebook(GAME.setup(players=5))
    GAME.base.write(rules)
    for number, act in enumerate((write, *others)):
        name = f"stranger-{number}"
        rules.written_by(type("Stranger", (Module,), {"id": name, "write": lambda self, rules, act=act: act(rules)})())
    rules.finish()
    return rules


def nothing(state: SaboteurState) -> None:
    return


def something(state: SaboteurState) -> None:
    return


REFUSED = {
    "a filled slot": lambda rules: rules.fill("lay", "placed", "mine", nothing),
    "a slot there is not": lambda rules: rules.fill("lay", "never", "mine", nothing),
    "a step's name": lambda rules: rules.add_step("place", nothing),
    "a question's name": lambda rules: rules.add_question(Turn()),
    "a section's key": lambda rules: rules.add_section(open_section("board", lambda state: 0)),
    "a card's name": lambda rules: rules.add_action(Map()),
    "a way's verb": lambda rules: rules.add_way(Pass()),
    "a word of descriptions": lambda rules: rules.add_given("gold"),
    "copies of nothing": lambda rules: rules.add_copies("trumpet", 2),
    "a rule for nothing": lambda rules: rules.replace_action(Repair("lamp", word="trumpet")),
    "a value set by hand": lambda rules: setattr(rules, "hand_size", 9),
    "a value there is not": lambda rules: rules.change(trumpets=3),
}


@pytest.mark.parametrize("write", REFUSED.values(), ids=REFUSED)
def test_what_is_taken_is_refused_with_the_name_of_who_wanted_it(write: Any) -> None:
    with pytest.raises(Collision, match=r"stranger-0|no slot"):
        write_with(write)


class Boulder(Rockfall[Any]):
    """Lists something else than it counts."""

    def plays(self, state: SaboteurState, seat: int) -> list[Any]:
        return []


class Idle(Lay):
    def add_legal(self, state: SaboteurState, seat: int, kinds: bytes, bunches: list[Any]) -> None:
        return


@pytest.mark.parametrize(
    "write",
    [
        lambda rules: rules.replace_action(Boulder()),
        lambda rules: rules.add_action(type("Scree", (Boulder,), {"word": "scree"})()),
        lambda rules: rules.add_way(type("Loiter", (Idle,), {"verb": "loiter"})()),
    ],
)
def test_what_is_listed_anew_has_to_be_counted_anew(write: Any) -> None:
    with pytest.raises(Collision, match="but the count of"):
        write_with(write)


def test_what_is_neither_a_card_nor_a_way_is_refused() -> None:
    for write, what in ((SaboteurRulebook.add_way, "no Way"), (SaboteurRulebook.add_action, "no ActionCard")):
        with pytest.raises(Collision, match=what):
            write_with(lambda rules, write=write: write(rules, SimpleNamespace(verb="blow", word="trumpet")))


class Counted(Boulder):
    def count(self, state: SaboteurState, seat: int) -> int:
        return 0


class CountedIdle(Idle):
    def count(self, state: SaboteurState, seat: int, kinds: bytes) -> int:
        return 0


class Slow(Pass):
    def do(self, state: SaboteurState, seat: int, action: Any) -> None:
        return


@pytest.mark.parametrize(
    ("write", "missing"),
    [
        (lambda rules: rules.replace_action(Counted()), "nth"),
        (lambda rules: rules.add_way(type("Loiter", (CountedIdle,), {"verb": "loiter"})()), "write_legal"),
        (lambda rules: rules.add_way(type("Dawdle", (Slow,), {"verb": "dawdle"})()), "do_at"),
    ],
)
def test_what_is_changed_is_changed_for_who_plays_by_numbers_too(write: Any, missing: str) -> None:
    with pytest.raises(Collision, match=f"but the {missing} of"):
        write_with(write)


def test_a_card_is_a_byte() -> None:
    def many(rules: SaboteurRulebook) -> None:
        for number in range(256):
            rules.add_action(type("Scree", (Rockfall,), {"word": f"scree-{number}"})())

    with pytest.raises(Collision, match="256 at the most"):
        write_with(many)


def test_a_turn_can_be_used_in_sixteen_ways_at_the_most() -> None:
    def idle_ways(count: int) -> Callable[[SaboteurRulebook], None]:
        def write(rules: SaboteurRulebook) -> None:
            for number in range(count):
                rules.add_way(type("Idle", (Lay,), {"verb": f"idle-{number}"})())

        return write

    assert len(write_with(idle_ways(13)).ways) == 16
    with pytest.raises(Collision, match="16 at the most"):
        write_with(idle_ways(14))


TWICE = {
    "values": lambda rules: rules.change(hand_size=3),
    "rules of a card": lambda rules: rules.replace_action(Map()),
    "questions": lambda rules: rules.replace_question(Turn()),
    "sections": lambda rules: rules.replace_section(open_section("board", lambda state: 0)),
    "moments": lambda rules: rules.refill("lay", "placed", nothing),
    "open things": lambda rules: rules.extra.__setitem__("lantern", bool),
    "secret things": lambda rules: rules.secret.__setitem__("lantern", bool),
    "pieces": lambda rules: rules.pieces.__setitem__("lanterns", ("small",)),
}


@pytest.mark.parametrize("write", TWICE.values(), ids=TWICE)
def test_one_module_may_change_it_and_a_second_one_is_told_who_did(write: Any) -> None:
    write_with(write)
    with pytest.raises(Collision, match=r"stranger-1.*stranger-0"):
        write_with(write, write)


def test_steps_of_one_moment_are_done_in_the_order_of_their_places() -> None:
    def late(rules: SaboteurRulebook) -> None:
        rules.fill("lay", "noted", "late", nothing, place=2)

    def early(rules: SaboteurRulebook) -> None:
        rules.fill("lay", "noted", "early", something, place=1)

    for order in ((late, early), (early, late)):
        assert write_with(*order).steps_at("lay", "noted") == ["early", "late"]
    with pytest.raises(Collision):
        write_with(late, lambda rules: rules.fill("lay", "noted", "other", something, place=2))


def test_what_is_wrapped_goes_over_what_another_module_changed() -> None:
    def change(rules: SaboteurRulebook) -> None:
        rules.change(winners=lambda state: ["miners"])

    def wrap(rules: SaboteurRulebook) -> None:
        rules.wrap("winners", lambda otherwise: lambda state: [*otherwise(state), "me"])

    for order in ((change, wrap), (wrap, change)):
        assert write_with(*order).winners(None) == ["miners", "me"]  # type: ignore[arg-type]
