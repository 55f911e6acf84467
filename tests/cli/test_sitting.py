"""Single moments of a game at the terminal."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

import motherlode
from motherlode.bots import Remark
from motherlode.bots.registry import BOTS
from motherlode.bots.talk import REMARKS, remarks_of
from motherlode.cli.terminal.company import Company
from motherlode.cli.terminal.saving import Saved
from motherlode.cli.terminal.sitting import Sitting
from motherlode.cli.terminal.typed import COMMANDS, typed_words
from motherlode.core.types import Action, View
from motherlode.render.naming import card_name, card_names
from motherlode.words import LANGUAGES, Words

Sit = Callable[..., str]

ROW = {"1,0": "ESW", "2,0": "ESW", "3,0": "ESW", "4,0": "ESW", "5,0": "EW", "6,0": "EW"}


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Sit:
    """Sits down at a position and types; returns what was printed."""

    def play(
        *typed: str, language: str = "en", game: str = "saboteur", modules: Sequence[str] = (), **given: Any
    ) -> str:
        found = motherlode.game(game)
        players = 2 if game == "duel" else 3
        state = found.position(found.setup(players, modules), given)
        lines: Iterator[str] = iter(typed)

        def answer(prompt: str) -> str:
            print(prompt, end="")
            line = next(lines, None)
            if line is None:
                raise EOFError
            return line

        monkeypatch.setattr("builtins.input", answer)
        company = Company(0, ["Ann", "Bo", "Cy"][:players], ["random"] * players, 0)
        Sitting(Saved(state, company, []), Words(language, strict=True)).run()
        return capsys.readouterr().out

    return play


MINERS = ["miner", "miner", "miner"]
GOLD_AHEAD = {"8,2": "stone NE", "8,0": "gold", "8,-2": "stone NW"}


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_gold_is_reached_and_shared_by_hand(sit: Sit, language: str) -> None:
    words = Words(language)
    printed = sit(
        "1 7,0",
        "3",
        language=language,
        roles=MINERS,
        board=ROW,
        goals=GOLD_AHEAD,
        hands={0: ["EW"]},
        gold_deck=[2, 3, 1],
    )
    assert words.say("event-round-over", round=1, won="miners") in printed
    assert words.say("play-draft") in printed
    assert words.say("event-drafted-own", gold=3) in printed


def test_a_card_is_chosen_then_its_place(sit: Sit) -> None:
    printed = sit("1", "2", hands={0: ["EW"]})
    assert "[1]" in printed
    assert "Ann lays a straight tunnel at column 1, middle row." in printed


def test_two_ways_into_one_cell_are_asked_for(sit: Sit) -> None:
    printed = sit("1 1,0", "1,0", "2", hands={0: ["E+S+W"]})
    assert "[1/2]" in printed
    assert "There are several ways there: 1, 2." in printed
    assert "Ann lays a dead end at column 1, middle row." in printed


def test_a_mind_may_be_changed(sit: Sit) -> None:
    assert "You pass and discard face down: map." in sit("1", "0", "1", "d", hands={0: ["map"]})


def test_a_target_may_be_named(sit: Sit) -> None:
    assert "Ann breaks the lamp of Bo." in sit("1 bo", hands={0: ["broken-lamp"]})
    assert "Ann breaks the lamp of Cy." in sit("play broken-lamp on Cy", hands={0: ["broken-lamp"]})


def test_a_map_shows_its_goal_to_the_player_only(sit: Sit) -> None:
    printed = sit("1 8,0", hands={0: ["map"]}, goals=GOLD_AHEAD)
    assert "Ann has a look at the middle goal." in printed
    assert "You see: gold!" in printed


def test_a_double_repair_asks_for_the_tool(sit: Sit) -> None:
    fronts = {1: ["broken-lamp", "broken-cart"]}
    printed = sit("1 Bo", "2", hands={0: ["fix-cart-lamp"]}, fronts=fronts)
    assert "Bo: lamp" in printed
    assert "Bo: cart" in printed
    assert "Ann mends the " in printed


@pytest.mark.rule("BASE-57")
def test_a_blocked_player_is_told_why(sit: Sit) -> None:
    printed = sit("1", "1 1,0", hands={0: ["EW"]}, fronts={0: ["broken-lamp"]})
    assert "You cannot dig while something is broken: lamp." in printed
    assert "[BASE-57]" in printed
    assert "“rules BASE-57” shows the rule." in printed


@pytest.mark.parametrize(
    ("typed", "clause"),
    [
        ("1 3,3", "BASE-40"),
        ("1 0,0", "BASE-39"),
        ("1 0,1", "BASE-43"),
        ("2 Ann", "BASE-64"),
        ("3 Bo", "BASE-70"),
    ],
)
def test_refusals_come_with_their_clause(sit: Sit, typed: str, clause: str) -> None:
    assert f"[{clause}" in sit(typed, hands={0: ["EW", "broken-cart", "fix-lamp"]})


def test_several_goals_are_turned_over_in_the_order_chosen(sit: Sit) -> None:
    board = ROW | {"7,0": "NW", "7,1": "ES"}
    goals = {"8,2": "stone NE", "8,0": "stone NE", "8,-2": "gold"}
    printed = sit("1 8,1", "8,0", board=board, goals=goals, hands={0: ["NSW"]})
    assert "Several goals are reached." in printed
    assert printed.index("the middle goal: stone") < printed.index("the upper goal: stone")


TRAPPED = {"fronts": {0: ["broken-lamp"]}, "hands": {0: ["EW", "NS", "NES", "map"], 1: ["EW"]}}
SAID = {says: REMARKS[says] for says in ("goal-gold", "goal-stone", "distrust", "mend-me")}


class Chatterbox:
    """Says everything there is to say, once."""

    name, seed = "chatterbox", 0

    def choose(self, view: View, legal: Sequence[Action], talk: Sequence[Remark]) -> Action:
        return legal[-1]

    def remarks(self, view: View, talk: Sequence[Remark]) -> list[Remark]:
        if any(remark["seat"] == view["seat"] for remark in talk):
            return []
        fields = {"goal": "8,2", "about": 0}
        return [{"says": says, **{name: fields[name] for name in names}} for says, names in SAID.items()]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["say gold 8,2", "say stone 8,0", "say accuse bo", "say mend", "say what"]),
        ("ru", ["сказать золото 8,2", "сказать камень 8,0", "сказать вредитель Bo", "сказать почините", "say"]),
        ("uk", ["сказати золото 8,2", "сказати камінь 8,0", "сказати саботер Bo", "сказати полагодьте", "say"]),
    ],
)
def test_people_and_bots_talk(sit: Sit, monkeypatch: pytest.MonkeyPatch, language: str, said: list[str]) -> None:
    monkeypatch.setitem(BOTS, "random", lambda seed: Chatterbox())
    words = Words(language, strict=True)
    printed = sit(*said, "1 d", language=language, hands={0: ["EW", "NS"]})
    for name in ("Ann", "Bo", "Cy"):
        opening = words.say("talk-line", player=name, text="!").split("!")[0]
        assert printed.count(opening) == len(SAID)
    assert f"{typed_words('say', words)[0]} {typed_words('trust', words)[0]} Cy" in printed


def test_a_bot_that_is_accused_answers_at_once(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "random", BOTS["adept"])
    words = Words("en", strict=True)
    told = sit("say accuse bo", "say well-dug", "1 d", hands={0: ["EW", "NS"]}).splitlines()
    opening = words.say("talk-line", player="Bo", text="!").split("!")[0]
    replies = [words.say(f"talk-{says}", tone=tone) for says in ("not-me", "watch-me") for tone in range(3)]
    answer = next(number for number, line in enumerate(told) if opening in line)
    passed = next(number for number, line in enumerate(told) if "You pass" in line)
    assert any(reply in told[answer] for reply in replies)
    assert answer < passed


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["say well dug", "say vein", "say door", "say again"]),
        ("ru", ["сказать хорошо", "сказать жила", "сказать дверь", "сказать ещё"]),
        ("uk", ["сказати гарно", "сказати жила", "сказати двері", "сказати ще"]),
    ],
)
def test_rivals_talk_in_a_duel(sit: Sit, language: str, said: list[str]) -> None:
    words = Words(language, strict=True)
    printed = sit(*said, language=language, game="duel", **TRAPPED)
    opening = words.say("talk-line", player="Ann", text="!").split("!")[0]
    spoken = [line for line in printed.splitlines() if opening in line]
    order = ("well-dug", "poor-vein", "your-door", "another-round")
    tones = [{words.say(f"talk-{says}", tone=tone) for tone in range(3)} for says in order]
    assert len(spoken) == len(tones)
    assert all(any(text in line for text in texts) for line, texts in zip(spoken, tones, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["say", "say mend", "say gold 4,2"])
@pytest.mark.parametrize(("game", "table"), [("duel", TRAPPED), ("corporation", {})])
def test_what_nobody_says_is_answered_with_what_can_be_said(
    sit: Sit, language: str, typed: str, game: str, table: dict[str, Any]
) -> None:
    words = Words(language)
    printed = sit(typed, language=language, game=game, **table)
    for says in remarks_of(game):
        assert words.say(f"talk-{says}.short", tone=0) in printed
        assert f"{typed_words('say', words)[0]} {typed_words(says, words)[0]} " in printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_of_the_game_that_is_played(sit: Sit, language: str) -> None:
    words = Words(language)
    tunnels, mountain = words.say("play-help"), words.say("play-help-corporation")
    for game, right, wrong in (("corporation", mountain, tunnels), ("duel", tunnels, mountain)):
        printed = sit("help", language=language, game=game)
        assert right in printed
        assert wrong not in printed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", motherlode.game_ids())
def test_every_word_that_is_typed_to_say_something_means_one_thing(game: str, language: str) -> None:
    remarks = remarks_of(game)
    words = [word for meaning in (*COMMANDS, *remarks) for word in typed_words(meaning, Words(language))]
    assert len(words) == len(set(words))


def test_every_kind_of_remark_has_a_text() -> None:
    remarks = [says for game in motherlode.game_ids() for says in remarks_of(game)]
    assert all(Words(language).has(f"talk-{says}") for language in LANGUAGES for says in remarks)


def bought_off(card: str, price: list[str], language: str = "en") -> str:
    words = Words(language)
    return words.say("event-bought-off-own", cards=card_names(price, words), card=card_name(card, words))


@pytest.mark.parametrize(("language", "typed"), [("en", "remove 1 3"), ("ru", "убрать 1 3"), ("uk", "прибрати 1 3")])
def test_two_cards_are_discarded_for_a_broken_tool(sit: Sit, language: str, typed: str) -> None:
    printed = sit(typed, language=language, game="duel", **TRAPPED)
    assert bought_off("broken-lamp", ["EW", "NES"], language) in printed


@pytest.mark.parametrize("typed", ["remove", "remove 1", "remove 1 1", "remove 1 2 3", "remove 1 map"])
def test_the_price_has_to_be_named(sit: Sit, typed: str) -> None:
    assert Words("en").say("play-remove-which", count=2) in sit(typed, game="duel", **TRAPPED)


def test_there_has_to_be_something_to_get_rid_of(sit: Sit) -> None:
    assert Words("en").say("play-nothing-to-remove") in sit("remove 1 2", game="duel", hands={0: ["EW", "NS"]})
    assert Words("en").say("play-nothing-to-remove") in sit("r 1 2", hands={0: ["EW", "NS"]})


def test_of_several_cards_in_front_one_is_chosen(sit: Sit) -> None:
    front = {"fronts": {0: ["broken-lamp", "trap"]}, "hands": {0: ["EW", "NS", "NE"]}}
    printed = sit("remove 1 2", "2", modules=["saboteur2"], **front)
    assert bought_off("trap", ["EW", "NS"]) in printed


def test_notation_still_removes(sit: Sit) -> None:
    assert bought_off("broken-lamp", ["EW", "NS"]) in sit("remove broken-lamp discard EW/NS", game="duel", **TRAPPED)
