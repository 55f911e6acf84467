"""What bots say to each other besides what a map showed, and how a voice shows in it."""

import pytest

from motherlode.bots import make
from motherlode.bots.adept.belief import believe
from motherlode.bots.adept.claims import goals_spoken_of
from motherlode.bots.adept.reading import read
from motherlode.bots.talk import VOICES, voice_of
from tests.bots.tables import GAME

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
