"""What the master would have done in a finished game, and what moves were worth."""

import pytest

import motherlode
from motherlode.analysis.moves import judge, judge_record, unit_of
from motherlode.analysis.picture import draw_moves
from motherlode.bots import make


def played(game, players, moves, bot="novice"):
    rules = motherlode.game(game)
    state = rules.start(rules.setup(players), seed=3)
    bots = [make(bot, seat) for seat in range(players)]
    while state.actors and len(state.history) < moves:
        seat = state.actors[0]
        state.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat), []))
    return state.record()


@pytest.mark.parametrize(
    ("game", "players", "unit"), [("saboteur", 4, "nuggets"), ("duel", 2, "chance"), ("corporation", 3, "coins")]
)
def test_every_choice_of_a_seat_is_judged_in_the_unit_of_its_game(game, players, unit) -> None:
    record = played(game, players, 16)
    judged = [*judge_record(record, 0)]
    assert unit_of(game) == unit
    assert judged
    assert all(one.seat == 0 == one.event["seat"] for one in judged)
    made = [move for move in record["moves"] if move[0] != motherlode.core.state.CHANCE]
    assert all(made[one.move - 1][0] == 0 for one in judged)
    assert all(one.best_worth >= one.worth for one in judged)
    assert all(one.best == one.event for one in judged if not one.lost)
    assert [one.plain() for one in judged] == [one.plain() for one in judge_record(record, 0)]


def test_a_win_that_was_missed_is_told() -> None:
    rules = motherlode.game("saboteur")
    near = {
        "turn": 0,
        "roles": ["miner", "miner", "miner", "miner"],
        "board": {f"{x},0": "EW" for x in range(1, 7)},
        "goals": {"8,2": "stone NE", "8,0": "gold", "8,-2": "stone NW"},
        "looked": {"0": ["8,0"]},
        "hands": {"0": ["EW", "NS", "map", "NS", "rockfall", "broken-lamp"]},
    }
    state = rules.position(rules.setup(4), near)
    (judged,) = judge(state, [(0, {"pass": ["EW"]})], (), 0)
    assert judged.event["event"] == "passed"
    assert judged.best == {"event": "laid", "seat": 0, "card": "EW", "shows": "EW", "at": "7,0"}
    assert judged.lost > 0.3


def test_it_goes_on_where_it_stopped() -> None:
    record = played("duel", 2, 14)
    whole = [one.plain() for one in judge_record(record, 1)]
    rules = motherlode.game("duel")
    moves = [(move[0], move[1]) for move in record["moves"] if move[0] != motherlode.core.state.CHANCE]
    rest = [one.plain() for one in judge(rules.replay(record, upto=0), moves, (), 1, first=whole[1]["move"])]
    assert rest == whole[2:]


def test_the_picture_has_a_bar_for_each_move() -> None:
    judged = [*judge_record(played("duel", 2, 12), 0)]
    drawn = draw_moves(judged, "Moves <of> one", [f"move {one.move}" for one in judged])
    assert drawn.count("<rect") == len(judged) + 1
    assert "Moves &lt;of&gt; one" in drawn
