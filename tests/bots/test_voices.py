"""What bots say to each other besides what a map showed, and how a voice shows in it."""

import pytest

from motherlode.bots import make
from motherlode.bots.adept.belief import believe
from motherlode.bots.adept.claims import goals_spoken_of
from motherlode.bots.adept.reading import read
from motherlode.bots.talk import VOICES, voice_of
from tests.bots.tables import GAME
from tests.bots.tables import table as position

SEEDS = {voice_of(seed): seed for seed in range(3)}


def table(players: int = 5, modules: tuple[str, ...] = (), seed: int = 4):
    return GAME.start(GAME.setup(players, modules=modules), seed=seed)


def said(voice: str, view, talk) -> set[str]:
    return {remark["says"] for remark in make("adept", SEEDS[voice]).remarks(view, talk)}


@pytest.mark.parametrize(
    ("voice", "answer"), [("chatty", {"watch-me"}), ("terse", {"not-me"}), ("hot-headed", {"not-me", "doubt"})]
)
def test_who_is_accused_answers_once_in_his_voice(voice: str, answer: set[str]) -> None:
    view = table().view(0)
    accused = [{"says": "distrust", "about": 0, "seat": 2, "at": len(view["log"])}]
    words = {"watch-me", "not-me", "doubt"}
    assert said(voice, view, accused) & words == answer
    assert not said(voice, view, []) & words
    answered = [{"says": says, "seat": 0, "at": len(view["log"])} for says in answer]
    assert not said(voice, view, accused + answered) & words


def mended():
    """Seat 1 breaks seat 0's lamp and seat 2 mends it."""
    view = table().view(0)
    view["log"] += [
        {"event": "played", "seat": 1, "card": "broken-lamp", "on": 0},
        {"event": "played", "seat": 2, "card": "fix-lamp", "on": 0},
    ]
    return view


@pytest.mark.parametrize(
    ("voice", "words"), [("chatty", {"thanks": 2}), ("terse", {}), ("hot-headed", {"thanks": 2, "why": 1})]
)
def test_thanks_and_questions_go_to_who_did_it(voice: str, words: dict[str, int]) -> None:
    remarks = make("adept", SEEDS[voice]).remarks(mended(), [])
    assert {remark["says"]: remark["about"] for remark in remarks if remark["says"] in ("thanks", "why")} == words


def test_a_thief_in_front_of_somebody_is_named_and_asks_for_no_repair() -> None:
    view = table(6, ("saboteur2",)).view(0)
    view["fronts"][0], view["fronts"][3] = ["thief"], ["thief"]
    for voice in VOICES:
        remarks = make("adept", SEEDS[voice]).remarks(view, [])
        assert [remark["about"] for remark in remarks if remark["says"] == "thief"] == [3]
        assert "mend-me" not in {remark["says"] for remark in remarks}


def test_claims_about_any_kind_of_goal_are_understood() -> None:
    view = table(5, ("new-goals",)).view(0)
    goal = next(iter(view["goals"]))
    heard = [{"says": "goal-spider", "goal": goal, "seat": 2, "at": len(view["log"])}]
    assert [face for _, _, face in goals_spoken_of(read(view, heard))] == ["stone"]


def test_praise_counts_against_suspicion() -> None:
    view = table().view(0)
    at = len(view["log"])
    praised = [{"says": "trust", "about": 1, "seat": 2, "at": at}, {"says": "trust", "about": 1, "seat": 3, "at": at}]
    assert believe(read(view, praised)).saboteur[1] < believe(read(view)).saboteur[1]


# ---- what the modules have to say

TEAMS = ["green", "blue", "green", "saboteur", "blue"]
GREEN_DOOR, BLUE_DOOR = "EW:green-door", "EW:blue-door"


def laid(seat: int, card: str) -> dict:
    return {"event": "laid", "seat": seat, "card": card, "shows": card, "at": "1,0"}


@pytest.mark.parametrize(
    ("role", "door", "words"),
    [
        (0, GREEN_DOOR, {"dig-green"}),
        (0, BLUE_DOOR, {"our-door"}),
        (1, BLUE_DOOR, {"dig-blue"}),
        (3, BLUE_DOOR, {"dig-blue"}),
    ],
)
def test_teams_speak_of_their_colours_and_of_doors_that_bar_them(role: int, door: str, words: set[str]) -> None:
    roles = [TEAMS[role], *TEAMS[:role], *TEAMS[role + 1 :]]
    view = position(5, modules=("saboteur2",), roles=roles, board={"1,0": door}).view(0)
    view["log"].append(laid(2, door))
    assert said("terse", view, []) & {"dig-green", "dig-blue", "our-door"} == words


def test_for_whom_one_digs_is_said_once_whatever_others_say() -> None:
    view = position(5, modules=("saboteur2",), roles=["green", *TEAMS[1:]], board={"1,0": GREEN_DOOR}).view(0)
    view["log"].append(laid(2, GREEN_DOOR))
    for seat, says, is_said in ((0, "dig-green", False), (0, "joke", True), (2, "dig-green", True)):
        heard = [{"says": says, "seat": seat, "at": len(view["log"])}]
        assert ("dig-green" in said("terse", view, heard)) is is_said, (seat, says)


def test_who_says_for_whom_he_digs_is_likelier_of_that_team() -> None:
    view = position(5, modules=("saboteur2",), roles=TEAMS).view(0)
    heard = [{"says": "dig-blue", "seat": 2, "at": len(view["log"])}]
    assert believe(read(view, heard)).roles[2]["blue"] > believe(read(view)).roles[2]["blue"]


def test_who_kept_his_nugget_says_that_he_pays_no_toll() -> None:
    view = table(5, ("tunnel-toll",)).view(0)
    assert "no-toll" not in said("terse", view, [])
    view["log"].append({"event": "toll-answered", "seat": 0, "pay": True})
    assert "no-toll" not in said("terse", view, [])
    view["log"].append({"event": "toll-answered", "seat": 0, "pay": False})
    assert "no-toll" in said("terse", view, [])


def test_a_chest_is_spoken_of_when_it_is_a_card_away() -> None:
    state = table(5, ("treasure-chests",))
    view = state.view(0)
    assert "chest" not in said("terse", view, [])
    column, row = next(iter(view["treasures"])).split(",")
    near = {f"{x},0": "NESW" for x in range(1, int(column))}
    near |= {f"{int(column) - 1},{y}": "NESW" for y in range(min(0, int(row)), max(0, int(row)) + 1)}
    view["board"] |= near
    assert "chest" in said("terse", view, [])


@pytest.mark.parametrize(("last", "praised"), [(4, False), (6, True)])
def test_the_card_that_brings_a_goal_a_card_away_is_praised(last: int, praised: bool) -> None:
    view = position(5, board={f"{x},0": "EW" for x in range(1, last + 1)}).view(0)
    view["log"].append({"event": "laid", "seat": 2, "card": "EW", "shows": "EW", "at": f"{last},0"})
    assert ("well-dug" in said("chatty", view, [])) is praised
    assert "well-dug" not in said("terse", view, [])
