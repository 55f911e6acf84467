"""Accusations that name a deed, answers to them, and what a saboteur tells of the goals, when."""

import pytest

from motherlode.bots import make
from motherlode.bots.adept.reading import read
from motherlode.bots.adept.talking import Speaker
from motherlode.bots.adept.temperament import TEMPERAMENTS
from motherlode.bots.talk import VOICES, voice_of
from tests.bots.tables import HALFWAY, ROW, SABOTEUR_FIRST, said, suspicion, table

SEEDS = {voice_of(seed): seed for seed in range(3)}
DIGS = {"event": "laid", "card": "EW", "shows": "EW"}


def played(seat, card, on):
    return {"event": "played", "seat": seat, "card": card, "on": on}


def passed(seat):
    return {"event": "passed", "seat": seat, "count": 1}


def dead_end(seat, cell):
    return {"event": "laid", "seat": seat, "card": "E+W", "shows": "E+W", "at": cell}


def happened(*entries, board=None, **given):
    """A table at which this was done in this round, before seat 0 may speak; what was laid lies there."""
    laid = {entry["at"]: entry["shows"] for entry in entries if entry["event"] == "laid"}
    state = table(board={**(board or {}), **laid}, **given)
    view = state.view(0)
    view["log"] += entries
    return view


def remarks(voice, view, talk=()):
    return make("adept", SEEDS[voice]).remarks(view, list(talk))


def accusation(voice, view, talk=()):
    return next((remark for remark in remarks(voice, view, talk) if remark["says"] == "distrust"), None)


HOSTILE = [passed(3), played(3, "broken-lamp", 0), dead_end(3, "0,1"), passed(3)]


@pytest.mark.parametrize("voice", VOICES)
def test_an_accusation_names_the_deed_that_was_done_to_who_speaks(voice):
    named = accusation(voice, happened(*HOSTILE, board=HALFWAY))
    assert named == {
        "says": "distrust",
        "about": 3,
        "reason": {"deed": "broke", "turn": 2, "on": 0, "card": "broken-lamp"},
    }


def test_a_deed_that_somebody_has_named_is_not_told_the_table_again():
    view = happened(*HOSTILE, board=HALFWAY)
    reason = accusation("terse", view)["reason"]
    heard = said(2, "distrust", about=3, reason=reason, at=len(view["log"]))
    assert accusation("terse", view, [heard]) == {"says": "distrust", "about": 3}
    of_another = {**heard, "about": 1}
    assert accusation("terse", view, [of_another])["reason"] == reason


@pytest.mark.parametrize(
    ("entries", "reason"),
    [
        ([dead_end(3, "1,0"), passed(3), passed(3), passed(3)], {"deed": "dead-end", "turn": 1}),
        ([passed(3)] * 4, {"deed": "passed", "turn": 4}),
    ],
)
def test_the_gravest_deed_is_named_and_of_equal_ones_the_last(entries, reason):
    assert accusation("hot-headed", happened(*entries))["reason"] == reason


def test_who_called_a_stone_gold_is_told_so_by_who_looked():
    view = happened(passed(3), passed(3), passed(3), looked={"0": ["8,2"], "3": ["8,2"]})
    named = accusation("hot-headed", view, [said(3, "goal-gold", goal="8,2", at=len(view["log"]))])
    assert named["reason"] == {"deed": "called-gold", "turn": 0, "goal": "8,2"}


def test_patience_and_threshold_go_with_the_voice():
    """The same deeds: who is hot-headed speaks first, who is terse last."""
    spoken = {
        voice: next(count for count in range(1, 13) if accusation(voice, happened(*([passed(3)] * count))))
        for voice in VOICES
    }
    assert spoken["hot-headed"] < spoken["chatty"] < spoken["terse"]
    for voice, temperament in TEMPERAMENTS.items():
        at_once = happened(dead_end(3, "1,0"), *[played(3, "broken-lamp", 0)] * (temperament.patience - 2))
        assert temperament.patience < 2 or accusation(voice, at_once) is None


def test_nobody_is_accused_without_a_deed():
    view = happened()
    others = [said(seat, "distrust", about=3, at=len(view["log"])) for seat in (1, 2, 4)]
    assert all(accusation(voice, view, others) is None for voice in VOICES)


def test_an_accusation_is_withdrawn_once_when_belief_falls():
    lays = [{**DIGS, "seat": 3, "at": f"{x},0"} for x in range(1, 7)]
    before, after = happened(passed(3), passed(3)), happened(passed(3), passed(3), *lays)
    accused = [said(0, "distrust", about=3, at=1)]
    withdrawn = {"says": "withdraw", "about": 3}
    assert withdrawn not in remarks("chatty", before, accused)
    assert withdrawn in remarks("chatty", after, accused)
    again = [*accused, said(0, "withdraw", about=3, at=1)]
    assert not {"withdraw", "distrust"} & {remark["says"] for remark in remarks("chatty", after, again)}


def test_what_was_withdrawn_counts_no_more():
    state = table()
    accused = [said(1, "distrust", about=3)]
    more, as_before = suspicion(state, 3, talk=accused), suspicion(state, 3)
    assert more > as_before == suspicion(state, 3, talk=[*accused, said(1, "withdraw", about=3)])


# ---- answers

ANSWERS = {"watch-me", "not-me", "doubt", "oops", "no-card", "i-saw-it", "distrust"}


def answers(voice, view, talk):
    return [remark["says"] for remark in remarks(voice, view, talk) if remark["says"] in ANSWERS]


@pytest.mark.parametrize(
    ("deed", "answer"),
    [
        ({"deed": "passed", "turn": 1}, ["no-card"]),
        ({"deed": "called-gold", "turn": 0, "goal": "8,2"}, ["i-saw-it"]),
        ({"deed": "dead-end", "turn": 1}, ["oops"]),
    ],
)
def test_who_is_accused_answers_to_the_deed(deed, answer):
    view = happened()
    accused = [said(2, "distrust", about=0, reason=deed, at=len(view["log"]))]
    assert answers("terse", view, accused) == answer
    assert answers("terse", view, [*accused, said(0, answer[0], at=len(view["log"]))]) == []


def test_who_is_asked_why_he_broke_a_tool_says_what_he_has_against_its_owner():
    view = happened(dead_end(3, "1,0"), passed(3), played(0, "broken-lamp", 3))
    asked = [said(3, "why", about=0, at=len(view["log"]))]
    spoken = remarks("terse", view, asked)
    assert {"says": "not-me"} in spoken
    assert {"says": "distrust", "about": 3, "reason": {"deed": "dead-end", "turn": 1}} in spoken


def test_a_new_question_is_answered_anew():
    view = happened(passed(0))
    at = len(view["log"])
    first = [said(3, "why", about=0, at=at)]
    assert answers("terse", view, first) == ["no-card"]
    answered = [*first, said(0, "no-card", at=at)]
    assert answers("terse", view, answered) == []
    assert answers("terse", view, [*answered, said(2, "why", about=0, at=at)]) == ["no-card"]


def test_another_word_about_a_goal_than_mine_is_doubted():
    view = happened(looked={"0": ["8,2"]})
    at = len(view["log"])
    talk = [said(0, "goal-stone", goal="8,2", at=at), said(1, "goal-gold", goal="8,2", at=at)]
    assert "doubt" in answers("terse", view, talk)
    assert "doubt" not in answers("terse", view, talk[:1])


# ---- truth early, one lie where it matters


def told(looked, board, talk=(), seed=1):
    view = table(roles=SABOTEUR_FIRST, looked={"0": looked}, board=board).view(0)
    return {
        remark["goal"]: remark["says"] for remark in make("adept", seed).remarks(view, list(talk)) if "goal" in remark
    }


@pytest.mark.parametrize("seed", range(6))
def test_a_saboteur_tells_the_truth_about_stones_while_it_hurts_nobody(seed):
    assert told(["8,2"], {}, seed=seed) == {"8,2": "goal-stone"}


@pytest.mark.parametrize("seed", range(6))
def test_a_saboteur_calls_a_stone_gold_where_it_matters(seed):
    assert told(["8,2"], ROW, seed=seed) == {"8,2": "goal-gold"}
    assert told(["8,2"], HALFWAY, seed=seed) == {"8,2": "goal-gold"}


def test_one_lie_is_enough():
    lied = [said(0, "goal-stone", goal="8,0")]
    assert told(["8,0", "8,2"], ROW, lied) == {"8,2": "goal-stone"}


def test_who_takes_an_accusation_back_may_accuse_another_in_its_place():
    """As many are accused as there are saboteurs, and who is cleared counts no more."""
    talk = [said(0, "distrust", about=1), said(0, "distrust", about=2)]
    speaker = Speaker(0, read(table().view(0), talk))
    speaker.suspicion = [0.0, 0.0, 0.9, 0.95, 0.9]
    speaker.reasons = [[], [], ["dead-end"], ["dead-end"], ["dead-end"]]
    speaker._turns = lambda seat: 9
    speaker._accusation = lambda seat: seat
    assert speaker._taken_back() == [{"says": "withdraw", "about": 1}]
    assert speaker.reading.rules.dwarfs.count("saboteur") == 2
    assert speaker._distrusted() == [3]
