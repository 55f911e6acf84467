"""A round written small: the same places as the rules know, miners who tell what they see, and who gets what."""

import pytest

from motherlode.bots.adept import temper
from motherlode.bots.adept.field import CARD
from motherlode.bots.adept.hoarding import Hoarding
from motherlode.bots.adept.mine import Mine
from motherlode.bots.adept.spots import spot_of
from motherlode.bots.foresight import slate as slates
from motherlode.bots.foresight.ground import LOST
from motherlode.bots.foresight.sketches import Sketches, apply, blank, boldly, is_plain, suspect_of, write
from motherlode.core.rng import Rng
from motherlode.games.tunnels.cells import read_cell
from motherlode.games.tunnels.placing import places_of
from tests.bots.tables import GAME, HALFWAY, ROW, SABOTEUR_FIRST, table

GOLD, NORTH, SOUTH = (read_cell(cell) for cell in ("8,0", "8,2", "8,-2"))


def written(state, aim=GOLD, suspicion=0.3):
    slate = blank(state.rules, state.setup.players, len(state.goals))
    write(slate, state, aim, bytes([suspect_of(suspicion)]) * state.setup.players, bytes([100]) * state.setup.players)
    slate.follow()
    return slate


# ---- the maze


def places_on_a_slate(state):
    slate, faces = written(state), state.rules.faces
    playable = [face for face, of_kind in enumerate(faces.kinds) if of_kind >= 0]
    ends = range(slate.ends_count)
    return {(slate.ends[end], face) for end in ends for face in playable if slate.left_after(end, face) <= LOST}


def places_by_the_rules(state):
    closed = [cell for cell, goal in state.goals.items() if not goal.open]
    kinds = range(len(state.rules.faces.of_kind))
    moves = [move for of_kind in kinds for move in places_of(state.rules, state.board, closed, of_kind)]
    cells = [(spot_of(read_cell(move["at"])), state.rules.face(move["lay"])) for move in moves]
    return {place for place in cells if place[0]}


@pytest.mark.parametrize("seed", range(8))
def test_cards_fit_where_the_rules_let_them_lie(seed):
    state, rng = GAME.start(GAME.setup(4), seed), Rng(seed)
    state.rest_between_rounds = True
    compared = 0
    while state.actors and state.phase == "play":
        assert places_on_a_slate(state) == places_by_the_rules(state)
        compared += 1
        seat = state.actors[0]
        legal = state.legal(seat)
        lays = [action for action in legal if "lay" in action and spot_of(read_cell(action["at"]))] or legal[-1:]
        state.apply(seat, lays[rng.below(len(lays))])
    assert compared > 9


def test_it_is_known_how_many_cards_are_missing():
    assert written(table(board=HALFWAY)).nearest == 3 * CARD
    assert written(table(board=ROW)).nearest == CARD


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_what_is_left_to_dig_is_counted_as_adepts_count_it(seed):
    state, rng = GAME.start(GAME.setup(4), seed), Rng(seed)
    state.rest_between_rounds = True
    broken_off = 0
    while state.actors and state.phase == "play":
        for goal in (cell for cell, goal in state.goals.items() if not goal.open):
            slate = written(state, aim=goal)
            if slate.target == spot_of(goal) and slate.completer < 0:
                assert slate.nearest == Mine(state.rules, state.board).distance(goal)
        broken_off += len(state.board.cards) > len(state.board.lit)
        seat = state.actors[0]
        legal = state.legal(seat)
        falls = [action for action in legal if action.get("play") == "rockfall"]
        lays = [action for action in legal if "lay" in action]
        options = falls or lays or legal
        state.apply(seat, options[rng.below(len(options))])
    assert broken_off


def test_who_lays_the_last_card_has_completed_the_tunnel():
    state = table(turn=0, board=ROW, hands={"0": ["EW"]})
    slate = written(state)
    apply(slate, state, 0, {"lay": "EW", "at": "7,0"})
    assert slate.completer == 0


def test_a_stone_that_is_reached_is_turned_over_and_one_digs_elsewhere():
    row = {f"{x},2": "EW" for x in range(1, 7)}
    state = table(turn=0, board={"0,1": "NS", "0,2": "NESW", **row}, hands={"0": ["EW"]})
    slate = written(state, aim=NORTH)
    assert slate.target == spot_of(NORTH)
    apply(slate, state, 0, {"lay": "EW", "at": "7,2"})
    assert slate.completer < 0
    assert slate.target in (spot_of(GOLD), spot_of(SOUTH))


# ---- what the table knows and thinks


@pytest.mark.parametrize(("seat", "target"), [(1, GOLD), (0, NORTH)])
def test_what_a_miner_sees_all_know_and_what_a_saboteur_sees_nobody(seat, target):
    state = table(turn=seat, roles=SABOTEUR_FIRST, hands={str(seat): ["map"]})
    slate = written(state, aim=NORTH)
    apply(slate, state, seat, {"play": "map", "goal": "8,0"})
    assert slate.target == spot_of(target)


@pytest.mark.parametrize(
    ("action", "is_suspect"),
    [
        ({"lay": "EW", "at": "5,0"}, False),
        ({"lay": "W", "at": "5,0"}, True),
        ({"play": "rockfall", "at": "4,0"}, True),
        ({"play": "broken-lamp", "on": 2}, True),
        ({"pass": ["map"]}, True),
    ],
)
def test_what_somebody_does_is_looked_at(action, is_suspect):
    state = table(turn=0, board=HALFWAY, hands={"0": ["EW", "E", "rockfall", "broken-lamp", "map"]})
    slate = written(state)
    before = slate.suspect[0]
    apply(slate, state, 0, action)
    assert (slate.suspect[0] > before) is is_suspect
    assert slate.suspect[0] != before


@pytest.mark.parametrize(("suspicion", "other"), [(0.9, False), (0.02, True)])
def test_mending_a_suspect_is_suspicious_and_mending_a_friend_is_not(suspicion, other):
    state = table(turn=0, fronts={"2": ["broken-lamp"]}, hands={"0": ["fix-lamp"]})
    slate = written(state)
    slate.suspect[2] = suspect_of(suspicion)
    before = slate.suspect[0]
    apply(slate, state, 0, {"play": "fix-lamp", "on": 2})
    assert (slate.suspect[0] < before) is other
    assert not slate.broken[2]


def test_who_is_walled_in_has_nowhere_to_dig():
    slate = written(table(board={"1,0": "EW", "0,1": "N", "0,-1": "S", "-1,0": "W", "2,0": "N+E+S+W"}))
    assert (slate.best, slate.nearest, slate.second) == (0, LOST, LOST)


@pytest.mark.parametrize(
    ("shown", "doubt"), [((), 100), ((NORTH,), 63), ((NORTH, SOUTH), 0), ((GOLD,), 0), ((NORTH, GOLD), 0)]
)
def test_there_is_less_doubt_with_every_goal_and_none_once_the_gold_is_known(shown, doubt):
    slate = written(table())
    for goal in range(slate.goals):
        slate.shown[goal] = slate.goal_cells[goal] in map(spot_of, shown)
    assert slate.doubt() == doubt


@pytest.mark.parametrize("players", [5, 10])
def test_what_was_thrown_away_is_in_nobodys_hand_and_not_in_the_deck(players):
    slate = written(GAME.start(GAME.setup(players), seed=4))
    slate.luck = 77
    hands, sizes, pool = bytes(slate.hands), bytes(slate.sizes), bytearray(range(1, 30))
    slate.redeal(pool, len(pool), bytes(20), bytes([players]), bytes([64] * 64))
    assert (bytes(slate.hands), bytes(slate.sizes), slate.deck_left) == (hands, sizes, 9)


# ---- playing on


def ended(state, seed, aim=GOLD):
    slate = written(state, aim)
    slate.play_on(state.actors[0], seed)
    return slate


def test_who_can_reach_the_gold_reaches_it():
    state = table(turn=0, board=ROW, hands={"0": ["EW", "NS"]})
    assert {ended(state, seed).completer for seed in range(1, 9)} == {0}


def test_a_saboteur_does_not():
    state = table(turn=0, board=ROW, roles=SABOTEUR_FIRST, hands={"0": ["EW", "map"], "rest": ["map"] * 6})
    assert 0 not in {ended(state, seed).completer for seed in range(1, 9)}


def test_without_gold_all_cards_are_played():
    around = {"7,0": "NS", "9,0": "NS", "8,1": "EW", "8,-1": "EW"}
    state = table(turn=0, board={"1,0": "EW", **around}, hands={"rest": ["NS"] * 6})
    slate = ended(state, 3)
    assert slate.completer < 0
    assert slate.cards_left() == 0


@pytest.mark.parametrize(("deck", "hand", "waits"), [(50, 6, True), (0, 2, False)])
def test_miners_wait_near_the_gold_while_there_is_time(deck, hand, waits):
    slate = written(table(turn=0, board=ROW, looked={"0": ["8,0"], "1": ["8,0"]}))
    slate.deck_left, slate.sizes[:5] = deck, bytes([hand]) * 5
    slate.luck = 123456789
    assert any(slate.reluctance(0) > 0 for _ in range(9)) is waits


def test_a_miner_suspects_as_many_as_there_can_be():
    slate = written(table(turn=0))
    slate.suspect[:5] = bytes([suspect_of(0.02)] * 5)
    slate.slant = slate.slant_of(0)
    assert slate.slant > 0
    assert sum(slate.cards.chance[slate.suspect[other] + slate.slant] for other in range(1, 5)) == pytest.approx(
        slate.expected, abs=12
    )


@pytest.mark.parametrize(("digs", "is_mended"), [(100, True), (0, False)])
def test_who_digs_is_mended_and_who_does_not_is_not(digs, is_mended):
    state = table(turn=0, board=HALFWAY, fronts={"1": ["broken-lamp"]}, looked={"0": ["8,0"]})
    slate = written(state)
    slate.suspect[1], slate.digs[1] = suspect_of(0.05), digs
    mending = slate.use_of(0, state.rules.kinds["fix-lamp"])
    assert (mending > 50) is is_mended


def test_who_is_bold_does_not_wait():
    state = table(turn=0, board=ROW, looked={"0": ["8,0"], "1": ["8,0"]})
    slate = written(state)
    slate.luck = 123456789
    assert any(slate.reluctance(0) for _ in range(9))
    slate.style = boldly(state.rules)
    assert not any(slate.reluctance(0) for _ in range(9))


def test_the_same_luck_plays_the_same_round():
    state = GAME.start(GAME.setup(5), seed=4)
    rounds = [bytes(ended(state, seed).faces) for seed in (5, 5, 6)]
    assert rounds[0] == rounds[1] != rounds[2]


# ---- what it is worth


@pytest.mark.parametrize(("completer", "gains"), [(0, [3, 0, 1, 2, 0]), (2, [2, 0, 3, 1, 0]), (3, [1, 0, 2, 3, 0])])
def test_the_gold_goes_round_to_the_right_from_who_completed_the_tunnel(completer, gains):
    roles = ["miner", "saboteur", "miner", "miner", "saboteur"]
    slate = written(table(roles=roles))
    slate.completer = completer
    assert [slate.gained(seat, bytes((3, 2, 1))) for seat in range(5)] == gains


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_who_completes_the_tunnel_with_the_move_that_is_tried_has_the_first_choice(seat):
    state = table(turn=seat, board=ROW, hands={str(seat): ["EW", "NS", "map"]})
    sketches = Sketches(state.rules, seat, [0.3] * 5, [0.5] * 5, {}, Hoarding())
    best = max(state.gold_deck[-3:])
    assert len({*state.gold_deck[-3:]}) > 1
    assert sketches.after(state, seat, {"lay": "EW", "at": "7,0"}, GOLD, 9) == best


@pytest.mark.parametrize(("players", "saboteurs", "pay"), [(3, 1, 4), (5, 2, 3), (7, 3, 3), (10, 4, 2)])
def test_saboteurs_are_paid_by_how_many_they_are(players, saboteurs, pay):
    roles = ["saboteur"] * saboteurs + ["miner"] * (players - saboteurs)
    slate = written(table(players=players, roles=roles))
    assert [slate.gained(seat, b"") for seat in range(players)] == [pay] * saboteurs + [0] * (players - saboteurs)


def test_a_deal_stays_as_it_is_and_another_move_begins_from_it_too():
    state = table(turn=0, board=ROW, hands={"0": ["EW", "NS", "map"]})
    before = state.dump()
    sketches = Sketches(state.rules, 0, [0.3] * 5, [0.5] * 5, {}, Hoarding())
    first = sketches.after(state, 0, {"lay": "EW", "at": "7,0"}, GOLD, 9)
    sketches.after(state, 0, {"pass": ["map"]}, GOLD, 9)
    assert sketches.after(state, 0, {"lay": "EW", "at": "7,0"}, GOLD, 9) == first > 0
    assert state.dump() == before


@pytest.mark.parametrize(("modules", "plain"), [((), True), (("saboteur2",), False), (("new-goals",), False)])
def test_only_the_base_game_is_written_small(modules, plain):
    state = GAME.start(GAME.setup(5, modules=modules), seed=1)
    assert is_plain(state.view(0)["modules"]) is plain


def test_a_card_laid_beyond_the_part_that_is_looked_at_is_gone():
    state = table(turn=0, board={"-1,0": "EW"}, hands={"0": ["EW", "NS"]})
    slate = written(state)
    before = bytes(slate.faces)
    apply(slate, state, 0, {"lay": "EW", "at": "-2,0"})
    assert bytes(slate.faces) == before
    assert slate.deck_left == len(state.deck) - 1


@pytest.mark.parametrize("name", ["IDLE", "HARMED", "HARMED_EACH", "BROKE", "MENDED", "PASSED", "PASSED_EARLY"])
def test_a_deed_looks_on_a_slate_as_to_an_adept_in_twentieths(name):
    assert getattr(slates, name) == round(20 * getattr(temper, name))


def test_what_a_lay_brings_counts_on_a_slate_in_tenths_of_a_card():
    assert round(20 * temper.DUG) == slates.HELPED
    assert (10 * temper.DUG_MOST, 10 * temper.HARMED_MOST) == (slates.HELPED_MOST, slates.HARMED_MOST)
