"""What bots say where nobody has a hidden role: to a rival of the duel, and on the exchange of Dwarf Corporation."""

from typing import Any

import pytest

import motherlode
from motherlode.bots import make
from motherlode.bots.corporation.talking import Investor
from motherlode.bots.talk import VOICES, remarks_of, voice_of

SEEDS = {voice_of(seed): seed for seed in range(3)}
TOP, MIDDLE = "4,2", "4,0"


def duel() -> dict[str, Any]:
    game = motherlode.game("duel")
    view: dict[str, Any] = game.start(game.setup(players=2), seed=7).view(0)
    view["log"] = [entry for entry in view["log"] if entry["event"] == "round"]
    return view


def corporation() -> dict[str, Any]:
    """Seat 0 of three is first in red alone, shares blue with seat 1, and holds no green."""
    game = motherlode.game("corporation")
    state = game.start(game.setup(players=3), seed=7)
    view: dict[str, Any] = state.view(0)
    held = {"red": [2, 0, 1], "blue": [1, 1, 0], "green": [0, 2, 1]}
    ranks = {
        "red": ["first", None, "second"],
        "blue": ["shared-first"] * 2 + [None],
        "green": [None, "first", "second"],
    }
    for colour, investments in held.items():
        view["pays"][colour] |= {"investments": investments, "rank": ranks[colour]}
    view["log"].append({"event": "turn", "seat": 0, "number": 4, "budget": 3})
    return view


def said(view: dict[str, Any], voice: str = "chatty", talk: Any = (), seed: int | None = None) -> list[dict[str, Any]]:
    return make("adept", SEEDS[voice] if seed is None else seed).remarks(view, list(talk))


def by(seat: int, says: str, **fields: Any) -> dict[str, Any]:
    return {"seat": seat, "says": says, "at": 0, **fields}


def did(view: dict[str, Any], seat: int, event: str, **fields: Any) -> dict[str, Any]:
    view["log"].append({"event": event, "seat": seat, **fields})
    return view


def then_i_dug(view: dict[str, Any]) -> dict[str, Any]:
    return did(view, 0, "laid", card="EW", shows="EW", at="1,1")


# ---- the duel


def test_nothing_happened_and_nothing_is_said() -> None:
    assert said(then_i_dug(duel()), "terse") == said(corporation(), "terse") == []


@pytest.mark.parametrize(("voice", "says"), [("chatty", "your-door"), ("terse", "your-door"), ("hot-headed", "my-key")])
def test_a_door_of_the_rival_is_answered(voice: str, says: str) -> None:
    view = duel()
    door = f"EW:{view['colours'][1]}-door@E"
    assert said(then_i_dug(did(view, 1, "laid", card=door, shows=door, at="1,-1")), voice) == [{"says": says}]


def test_my_own_door_is_nothing_to_speak_of() -> None:
    view = duel()
    own = f"EW:{view['colours'][0]}-door@E"
    assert said(then_i_dug(did(view, 1, "laid", card=own, shows=own, at="1,-1")), "terse") == []


@pytest.mark.parametrize(
    ("nuggets", "voice", "says"), [(1, "terse", ["poor-vein"]), (3, "chatty", ["well-dug"]), (3, "terse", [])]
)
def test_a_vein_that_the_rival_got_is_praised_or_scorned(nuggets: int, voice: str, says: list[str]) -> None:
    view = then_i_dug(did(duel(), 1, "claimed", goal=TOP, nuggets=nuggets))
    assert [remark["says"] for remark in said(view, voice)] == says


def test_only_a_hot_head_asks_why_his_tool_was_broken() -> None:
    view = then_i_dug(did(duel(), 1, "played", card="broken-lamp", on=0))
    assert {voice: said(view, voice) for voice in VOICES} == {
        "chatty": [],
        "terse": [],
        "hot-headed": [{"says": "why", "about": 1}],
    }


def test_what_is_said_of_a_vein_one_has_looked_at_is_a_bluff_as_often_as_not() -> None:
    view = duel()
    view["goals"][TOP]["face"] = "gold-3 NE"
    did(view, 0, "played", card="map", goal=TOP, face="gold-3 NE")
    words = [said(view, seed=seed) for seed in range(200)]
    assert all(word[0]["goal"] == TOP for word in words)
    bluffs = sum(word[0]["says"] == "vein-poor" for word in words)
    assert 70 < bluffs < 130
    assert {word[0]["says"] for word in words} == {"vein-rich", "vein-poor"}


@pytest.mark.parametrize(("claim", "doubted"), [("vein-rich", True), ("vein-poor", False)])
def test_a_word_about_a_vein_that_one_knows_better_is_doubted(claim: str, doubted: bool) -> None:
    view = then_i_dug(duel())
    view["goals"][TOP]["face"] = "gold-1"
    doubts = said(view, "terse", [by(1, claim, goal=TOP)]) == [{"says": "doubt"}]
    assert doubts is doubted
    assert said(view, "terse", [by(1, claim, goal=MIDDLE)]) == []


def test_who_is_asked_why_answers_once() -> None:
    why = by(1, "why", about=0)
    for view in (then_i_dug(duel()), corporation()):
        assert said(view, "terse", [why]) == [{"says": "all-fair"}]
        assert said(view, "terse", [why, by(0, "all-fair")]) == []


def test_nothing_is_said_twice_in_a_round() -> None:
    view = then_i_dug(did(duel(), 1, "claimed", goal=TOP, nuggets=1))
    assert said(view, "terse", [by(0, "poor-vein")]) == []


def test_what_was_before_my_last_turn_is_old() -> None:
    view = then_i_dug(did(duel(), 1, "claimed", goal=TOP, nuggets=1))
    assert said(then_i_dug(did(view, 1, "passed", count=1)), "terse") == []


@pytest.mark.parametrize(
    ("last_round", "deck", "sizes", "score", "wants"),
    [
        (True, 0, [2, 1], [1, 4], True),
        (True, 0, [2, 1], [4, 4], True),
        (True, 0, [2, 1], [5, 4], False),
        (True, 3, [2, 1], [1, 4], False),
        (True, 0, [3, 1], [1, 4], False),
        (False, 0, [2, 1], [1, 4], False),
    ],
)
def test_who_is_behind_when_the_last_cards_are_played_wants_revenge(
    last_round: bool, deck: int, sizes: list[int], score: list[int], wants: bool
) -> None:
    view = then_i_dug(duel())
    view |= {"round": view["rounds"] - (not last_round), "deck": deck, "hand_sizes": sizes, "score": score}
    assert (said(view, "terse") == [{"says": "another-round"}]) is wants


def test_who_is_asked_for_revenge_agrees() -> None:
    assert said(then_i_dug(duel()), "terse", [by(1, "another-round")]) == [{"says": "another-round"}]


# ---- Dwarf Corporation


def investor(stake: float, talk: Any = ()) -> Investor:
    """Whose share in blue brings that much."""
    speaking = Investor(SEEDS["chatty"], corporation(), list(talk))
    speaking.__dict__["stakes"] = dict.fromkeys(speaking.view["pays"], 0.0) | {"blue": stake}
    return speaking


@pytest.mark.parametrize(("stake", "pays"), [(0.5, True), (0.0, False), (-0.5, False)])
def test_whatever_pays_at_all_is_spoken_for(stake: float, pays: bool) -> None:
    blue = [{"says": "together", "colour": "blue"}]
    assert (investor(stake).shared() == blue) is pays
    assert (investor(stake, [by(1, "together", colour="blue")]).agree() == blue) is pays
    assert (investor(stake, [by(1, "worthless", colour="blue")]).doubt() == [{"says": "doubt"}]) is pays


@pytest.mark.parametrize(("stake", "doubted"), [(0.5, False), (0.0, False), (-0.5, True)])
def test_praise_is_doubted_where_it_costs_anything_at_all(stake: float, doubted: bool) -> None:
    assert (investor(stake, [by(1, "rising", colour="blue")]).doubt() == [{"says": "doubt"}]) is doubted


def test_what_one_bought_is_talked_up() -> None:
    taken = did(corporation(), 0, "exchanged", gave="white", took="red")
    assert said(taken, "terse") == [{"says": "rising", "colour": "red"}]
    assert said(did(corporation(), 0, "exchanged", gave="white", took="green"), "terse") == []


@pytest.mark.parametrize(("says", "colour", "doubted"), [("rising", "green", True), ("rising", "red", False)])
def test_praise_of_what_others_hold_is_doubted(says: str, colour: str, doubted: bool) -> None:
    doubts = said(corporation(), "terse", [by(1, says, colour=colour)]) == [{"says": "doubt"}]
    assert doubts is doubted


def test_scorn_for_what_one_holds_is_doubted() -> None:
    assert said(corporation(), "terse", [by(2, "worthless", colour="red")]) == [{"says": "doubt"}]
    assert said(corporation(), "terse", [by(2, "worthless", colour="green")]) == []


def test_who_is_asked_to_dig_together_agrees_where_it_pays() -> None:
    together = {"says": "together", "colour": "red"}
    assert said(corporation(), "terse", [by(1, **together)]) == [together]
    assert said(corporation(), "terse", [by(1, "together", colour="green")]) == []


@pytest.mark.parametrize(
    ("voice", "answer"),
    [("terse", {"says": "hands-off", "colour": "red"}), ("hot-headed", {"says": "why", "about": 2})],
)
def test_a_cave_in_on_a_tunnel_that_pays_me_is_not_taken_in_silence(voice: str, answer: dict[str, Any]) -> None:
    assert said(did(corporation(), 2, "used", card="cave-in", colours=["green", "red"]), voice) == [answer]
    assert said(did(corporation(), 2, "used", card="cave-in", colours=["green"]), voice) == []


@pytest.mark.parametrize(("coins", "says"), [([6, 3, 0], ["thanks"]), ([3, 6, 0], []), ([0, 8, 0], ["too-dear"])])
def test_who_digs_for_me_is_thanked_and_what_passes_me_by_is_too_dear(coins: list[int], says: list[str]) -> None:
    paid = did(corporation(), 1, "income", colour="blue", at="3,3", coins=coins)
    assert [remark["says"] for remark in said(paid, "hot-headed")] == says


def test_a_talker_looks_for_company_once() -> None:
    view = corporation()
    offered = {"says": "together", "colour": "blue"}
    assert said(view, "chatty") == [offered]
    assert said(view, "chatty", [by(0, "together", colour="violet"), by(1, "joke")]) == []


def test_one_remark_in_a_turn_is_enough() -> None:
    view = did(corporation(), 0, "exchanged", gave="white", took="red")
    spoken = {**by(0, "joke"), "at": len(view["log"])}
    assert said(view, "terse", [spoken]) == []


def test_who_spoke_in_an_earlier_turn_may_speak_again() -> None:
    view = corporation()
    spoken = {**by(0, "joke"), "at": len(view["log"])}
    later = did(view, 0, "turn", number=8, budget=3)
    taken = did(later, 0, "exchanged", gave="white", took="red")
    assert said(taken, "terse", [spoken]) == [{"says": "rising", "colour": "red"}]


def test_a_joke_is_told_once_at_a_table() -> None:
    view = then_i_dug(duel())
    joking = [seed for seed in range(0, 300, 3) if said(view, seed=seed) == [{"says": "joke"}]]
    assert joking, "somebody jokes"
    assert [said(view, talk=[by(1, "joke")], seed=seed) for seed in joking] == [[]] * len(joking)


@pytest.mark.parametrize(("name", "players"), [("duel", 2), ("corporation", 4)])
def test_bots_speak_in_games_of_theirs_and_say_only_what_the_game_knows(name: str, players: int) -> None:
    game, known = motherlode.game(name), remarks_of(name)
    heard: set[str] = set()
    for seed in range(4):
        state = game.start(game.setup(players=players), seed=seed)
        bots = [make("adept", seed + seat) for seat in range(players)]
        talk: list[dict[str, Any]] = []
        while state.actors:
            seat = state.actors[0]
            state.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat), talk))
            for remark in bots[seat].remarks(state.view(seat), talk):
                assert set(remark) == {"says", *known[remark["says"]]}
                talk.append({**remark, "seat": seat, "at": len(state.log)})
        heard |= {remark["says"] for remark in talk}
        moves = len(state.history)
        assert 0 < len(talk) < moves / 2, (len(talk), moves)
    assert len(heard) >= 5, heard
