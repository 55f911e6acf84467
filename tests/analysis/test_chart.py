"""A finished game looked at again."""

import json
import re

import pytest

import motherlode
from motherlode.analysis import analyse, analyse_record
from motherlode.analysis.picture import draw
from motherlode.bots import make
from motherlode.bots.heard import as_heard, public_length
from motherlode.core.errors import RecordError
from motherlode.core.event import Event
from motherlode.core.notation import read_record, write_record
from tests.bots.tables import SABOTEUR_FIRST, suspicion, table


def played(modules=(), rounds=1, seed=12):
    """The record of a game of adepts, until after so many rounds, and what was said in it."""
    game = motherlode.game("saboteur")
    state = game.start(game.setup(5, modules=modules), seed=seed)
    state.listen(())
    bots, talk = [make("adept", seat) for seat in range(5)], []
    while state.actors and state.view(0)["round"] <= rounds:
        seat = state.actors[0]
        state.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat), talk))
        if state.actors:
            said = bots[seat].remarks(state.view(seat), talk)
            talk += [{**remark, "seat": seat, "at": len(state.log)} for remark in said]
    return {**state.record(), "talk": talk}


@pytest.fixture(scope="module")
def game():
    return played()


@pytest.fixture(scope="module")
def analysis(game):
    return analyse_record(game)


def blocked():
    """A saboteur can end the tunnel of all, and a miner can open it again."""
    row = {f"{x},0": "EW" for x in range(1, 6)}
    hands = {"0": ["E", "NS"], "1": ["rockfall", "NS"], "rest": ["NS"] * 12}
    return table(turn=0, roles=SABOTEUR_FIRST, board=row, hands=hands)


MOVES = [(0, {"lay": "W", "at": "6,0"}), (1, {"play": "rockfall", "at": "6,0"})]


def test_everybody_is_asked_after_every_step():
    chart = analyse(blocked(), MOVES).rounds[0]
    assert [(step.move, step.seat) for step in chart.steps] == [(0, 0), (1, 0), (2, 1)]
    state = blocked()
    for step, move in zip(chart.steps[1:], MOVES, strict=True):
        state.apply(*move)
        for witness in range(5):
            assert step.belief[witness] == [suspicion(state, seat, witness) for seat in range(5)]


def test_the_table_is_what_the_others_think_on_the_mean():
    step = analyse(blocked(), MOVES).rounds[0].steps[-1]
    others = [step.belief[other][0] for other in range(1, 5)]
    assert step.table[0] == pytest.approx(sum(others) / 4)


def test_a_deed_behind_a_jump_is_named_and_so_are_turning_points():
    chart = analyse(blocked(), MOVES).rounds[0]
    (jump, *_) = chart.jumps
    assert (jump.move, jump.seat, jump.event["shows"]) == (1, 0, "W")
    assert jump.after > jump.before
    assert [(deed.move, deed.nearer < 0) for deed in chart.turns] == [(1, True), (2, False)]


def test_what_only_one_saw_is_not_told_of_a_deed():
    state = table(turn=0, hands={"0": ["map", "NS"], "rest": ["NS"] * 12})
    chart = analyse(state, [(0, {"play": "map", "goal": "8,0"})]).rounds[0]
    assert all("face" not in deed.event for deed in [*chart.jumps, *chart.turns])


@pytest.mark.parametrize(("says", "is_true"), [("goal-gold", True), ("goal-stone", False)])
def test_claims_are_weighed_by_the_truth(says, is_true):
    state = blocked()
    talk = [{"seat": 2, "says": says, "goal": "8,0", "at": 0}]
    (claim,) = analyse(state, MOVES, talk).rounds[0].claims
    assert (claim.seat, claim.goal, claim.is_true) == (2, "8,0", is_true)


def test_a_whole_round_has_its_roles_and_its_winners(game, analysis):
    first = analysis.rounds[0]
    last = motherlode.game("saboteur").replay(game).view(motherlode.ALL)["last_round"]
    assert (first.roles, first.won) == (last["roles"], last["won"])
    assert [chart.round for chart in analysis.rounds] == [1, 2]
    assert all(len(step.belief) == 5 for step in first.steps)


def test_saboteurs_are_more_suspect_than_miners_at_the_end(analysis):
    first = analysis.rounds[0]
    by_role = {role: [] for role in ("miner", "saboteur")}
    for seat, role in enumerate(first.roles):
        by_role[role].append(first.steps[-1].table[seat])
    assert min(by_role["saboteur"]) > max(by_role["miner"])


def test_it_is_plain_data_and_the_same_every_time(game, analysis):
    assert json.loads(json.dumps(analysis.plain())) == analysis.plain() == analyse_record(game).plain()


@pytest.mark.parametrize("modules", [("saboteur2",), ("goal-swap", "new-goals")], ids="+".join)
def test_modules_are_looked_at_too(modules):
    assert len(analyse_record(played(modules)).rounds[0].steps) > 5


def test_what_was_said_is_a_part_of_the_record(game, analysis):
    assert analyse_record(read_record(write_record(game))).plain() == analysis.plain()
    silent = analyse_record({key: value for key, value in game.items() if key != "talk"})
    assert analysis.rounds[0].claims
    assert not silent.rounds[0].claims
    assert silent.rounds[0].steps != analysis.rounds[0].steps


@pytest.mark.parametrize(
    "remark",
    [
        *(None, [], {}, {"says": "goal-gold"}, {"says": "nonsense", "seat": 0, "at": 3}),
        *({"says": "goal-gold", "goal": cell, "seat": 0, "at": 3} for cell in (7, "here", "1e9,0", None)),
        *({"says": "distrust", "about": about, "seat": 0, "at": 3} for about in (-1, 5, "1", True, None)),
        *({"says": "not-me", "seat": seat, "at": 3} for seat in (-1, 5, 1.0)),
        *({"says": "not-me", "seat": 0, "at": at} for at in (-1, "3", None)),
        {"says": "not-me", "seat": 0, "at": 3, "voice": "shrill"},
        {"says": "not-me", "seat": 0, "at": 3, "more": 1},
        *({"says": "distrust", "about": 1, "seat": 0, "at": 3, "reason": why} for why in (1, {}, {"deed": "x"})),
        {"says": "distrust", "about": 1, "seat": 0, "at": 3, "reason": {"deed": "passed", "turn": "first"}},
        {"says": "distrust", "about": 1, "seat": 0, "at": 3, "reason": {"deed": "mended", "turn": 1, "on": 9}},
    ],
    ids=repr,
)
def test_what_cannot_have_been_said_is_refused(game, remark):
    with pytest.raises(RecordError, match="broken-line"):
        analyse_record({**game, "talk": [remark]})


def test_claims_about_a_goal_that_is_not_there_say_nothing(game):
    remark = {"says": "goal-gold", "goal": "3,3", "seat": 0, "at": 3}
    assert analyse_record({**game, "talk": [remark]}).rounds[0].claims == []


def test_where_seats_are_whispered_to_nothing_is_heard_before_it_was_said_and_all_of_it_after():
    """Everybody has fewer entries of the log than all of them together: what was said is counted by the former."""
    game = motherlode.game("saboteur")
    setup = game.setup(5, modules=["veto"])
    state = game.start(setup, seed=5)
    moves, public = [], []
    while state.actors and len(moves) < 200:
        seat = state.actors[0]
        moves.append((seat, make("novice", seat).choose(state.view(seat), state.legal(seat), [])))
        state.apply(*moves[-1])
        public.append(len(state.view(motherlode.SPECTATOR)["log"]))
    assert len(state.log) > public[-1] + 40
    late = next(number for number in range(120, 200) if public[number] > public[number - 1])
    talk = [{"says": "goal-gold", "goal": "8,0", "seat": 2, "at": public[late]}]
    told = analyse(game.start(setup, seed=5), moves, talk)
    silent = analyse(game.start(setup, seed=5), moves)
    (claim,) = [claim for chart in told.rounds for claim in chart.claims]
    assert claim.move == late + 1
    differs = [
        with_it.move
        for one, other in zip(told.rounds, silent.rounds, strict=True)
        for with_it, without in zip(one.steps, other.steps, strict=True)
        if with_it.belief != without.belief
    ]
    assert not differs or min(differs) > late


def test_a_seat_counts_what_was_said_in_its_own_log():
    events = [Event({"event": name}, {}, only=only) for name, only in (("a", None), ("w", 1), ("w", 2), ("b", None))]
    talk = [{"says": "joke", "seat": 0, "at": at} for at in (0, 1, 2, 9)]
    assert [remark["at"] for remark in as_heard(talk, events, 1)] == [0, 1, 3, 3]
    assert [remark["at"] for remark in as_heard(talk, events, motherlode.ALL)] == [0, 1, 4, 4]
    assert [remark["at"] for remark in as_heard(talk, events, motherlode.SPECTATOR)] == [0, 1, 2, 2]
    assert as_heard(talk, events[:1], 1) == talk
    assert public_length(events) == 2


def test_a_game_without_saboteurs_has_no_chart():
    game = motherlode.game("duel")
    assert analyse_record(game.start(game.setup(2), seed=1).record()).rounds == []


def test_the_picture_has_a_line_for_each_and_a_dot_for_each_jump(analysis):
    chart = analysis.rounds[0]
    drawn = draw(chart, ["<A>", "B", "C", "D", "E"], chart.roles, "R & D", ["why"] * len(chart.jumps))
    assert drawn.count("<polyline") == 5
    assert drawn.count("<circle") == len(chart.jumps) > 0
    assert "&lt;A&gt;" in drawn
    assert drawn.count("l5 5l-5 5l-5 -5z") == len(chart.turns)
    dashes = [re.search(r'dasharray="(.*?)"', line) for line in drawn.splitlines() if line.startswith("<polyline")]
    assert len({dash and dash[1] for dash in dashes}) == 5
    assert "R &amp; D" in drawn


def test_what_is_told_stands_below_the_picture_and_the_dots_have_the_numbers_of_their_moves(analysis):
    chart = analysis.rounds[0]
    below = [f"Move {deed.move}. {'Many words. ' * 20}<b>" for deed in chart.jumps]
    drawn = draw(chart, list("ABCDE"), chart.roles, "R", ["why"] * len(chart.jumps), below)
    assert all(f">{deed.move}</text>" in drawn for deed in chart.jumps)
    assert drawn.count("Many") == 20 * len(below)
    texts = re.findall(r'y="([0-9.]+)" font-size="12">(.*)</text>', drawn)
    high = float(re.search(r'viewBox="0 0 640 (\d+)"', drawn)[1])
    assert all(float(y) < high and len(text) < 130 for y, text in texts)
