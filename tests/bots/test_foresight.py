"""The master of the tunnel family: deals as they are believed, rounds played on, no change of mind without a cause."""

import pytest

import motherlode
from motherlode.bots.adept.adept import Adept, turn_values
from motherlode.bots.adept.belief import believe
from motherlode.bots.adept.hoarding import TO_THE_LAST
from motherlode.bots.adept.reading import read, rulebook
from motherlode.bots.foresight import foresight
from motherlode.bots.foresight.appraising import appraise, shortlist
from motherlode.bots.foresight.drawing import draw_case, draw_roles, draw_saboteurs
from motherlode.bots.foresight.foresight import (
    CROWDED,
    PLAYED,
    SKETCHED,
    Bench,
    Foresight,
    Trial,
    aims,
    candidates,
    care_at,
    compare,
    in_the_running,
    preferred,
    style_of,
)
from motherlode.bots.foresight.playout import Playout
from motherlode.bots.foresight.ways import LOST, Ways
from motherlode.bots.master import Master
from motherlode.core.rng import Rng
from motherlode.games.tunnels.cells import read_cell
from tests.bots.tables import GAME, ROW, SABOTEUR_FIRST, choice, table

GOLD = read_cell("8,0")
DRAWS = 400
MIXES = [["saboteur2", "veto"], ["new-goals"], ["treasure-chests"], ["dressing-room"]]


def draws(state, seat=0, talk=()):
    """Many draws of roles and gold from what a seat believes, and the belief."""
    belief = believe(read(state.view(seat), list(talk)))
    rng = Rng(5)
    cases = [draw_case(belief, rng) for _ in range(DRAWS)]
    return belief, [(case.gold, draw_roles(belief, case, state.setup.players, rng)) for case in cases]


# ---- what is drawn


def test_roles_are_drawn_as_often_as_they_are_believed():
    state = table(turn=1, board=ROW, hands={"1": ["rockfall", "NS"], "rest": ["NS"] * 6})
    state.apply(1, {"play": "rockfall", "at": "4,0"})
    belief, drawn = draws(state)
    for seat in range(1, 5):
        share = sum(roles[seat] == "saboteur" for _, roles in drawn) / DRAWS
        assert share == pytest.approx(belief.saboteur[seat], abs=0.08)
    assert belief.saboteur[1] > belief.saboteur[2]


def test_the_gold_is_drawn_where_it_is_believed():
    state = table(looked={"1": ["8,2"]})
    talk = [{"seat": 1, "says": "goal-gold", "goal": "8,2", "at": 0}]
    belief, drawn = draws(state, talk=talk)
    for goal, chance in belief.gold.items():
        assert sum(gold == goal for gold, _ in drawn) / DRAWS == pytest.approx(chance, abs=0.08)


@pytest.mark.parametrize("modules", [[], ["saboteur2"], ["greedy-dwarf"]], ids="+".join)
def test_no_role_is_drawn_more_often_than_there_are_cards_of_it(modules):
    state = GAME.start(GAME.setup(5, modules=modules), seed=3)
    dwarfs = list(rulebook(state.view(0)).dwarfs)
    own = state.view(0)["roles"][0]
    for _, roles in draws(state)[1]:
        assert roles[0] == own
        assert all(roles.count(role) <= dwarfs.count(role) for role in roles)


@pytest.mark.parametrize("saboteurs", [0, 1, 2, 3])
def test_exactly_so_many_saboteurs_are_drawn(saboteurs):
    rng = Rng(1)
    assert all(sum(draw_saboteurs([2.0, 0.0, -3.0], saboteurs, rng)) == saboteurs for _ in range(50))


# ---- ways


def test_a_card_that_leads_on_is_nearer_and_a_dead_end_is_farther():
    board = table(board=ROW).board
    ways, face = Ways(board, GOLD), rulebook(table().view(0)).face
    assert ways.nearest == 1
    assert ways.after(read_cell("7,0"), face("EW")) == 0
    assert ways.after(read_cell("7,0"), face("W")) > ways.nearest


def test_what_is_walled_in_is_lost():
    around = {"7,0": "NS", "9,0": "NS", "8,1": "EW", "8,-1": "EW"}
    board = table(board={"1,0": "EW", **around}).board
    assert Ways(board, GOLD).nearest == LOST


# ---- playing on


def played_on(seed, **given):
    state = table(**given)
    state.lighten()
    state.rest_between_rounds = True
    Playout(rulebook(state.view(0)), 0, 0.0).play_on(state, GOLD, seed)
    return state


def test_a_round_is_played_to_its_end_and_no_further():
    state = played_on(1)
    assert state.resting
    assert state.round == 1


def test_who_can_reach_the_gold_reaches_it():
    state = played_on(1, board=ROW, hands={"0": ["EW", "NS"]})
    assert state.result["completer"] == 0


def test_a_saboteur_does_not_reach_it_himself():
    roles = ["saboteur", "miner", "miner", "miner", "saboteur"]
    completers = {played_on(seed, board=ROW, roles=roles, hands={"0": ["EW"]}).result["completer"] for seed in range(5)}
    assert 0 not in completers


def test_the_same_luck_plays_the_same_round():
    assert played_on(4).result == played_on(4).result


@pytest.mark.parametrize("modules", [[], ["saboteur2"], ["veto", "treasury"], ["tunnel-toll"]], ids="+".join)
def test_a_deal_stays_as_it_is_when_moves_are_tried_in_it(modules):
    state = GAME.start(GAME.setup(4, modules=modules), seed=2)
    seat = state.actors[0]
    deal = GAME.sampler(state.view(seat)).deal(Rng(1))
    before = deal.dump()
    Playout(deal.rules, seat, 0.2).after(deal, seat, deal.legal(seat)[0], GOLD, 3)
    assert deal.dump() == before


# ---- choosing


def test_the_gold_is_taken_where_it_can_be_reached():
    state = table(turn=0, board=ROW, hands={"0": ["EW", "NS", "map"]}, looked={"0": ["8,0"]})
    assert choice(state, name="master") == {"lay": "EW", "at": "7,0"}


def test_nothing_is_changed_without_deals():
    state = table(turn=0, hands={"0": ["EW", "NS", "map", "ESW"]})
    view, legal = state.view(0), state.legal(0)
    assert Master(7, iterations=0).choose(view, legal, []) == Adept(7).choose(view, legal, [])


def test_a_saboteur_does_not_think_that_all_know_what_he_has_seen():
    state = table(turn=0, roles=SABOTEUR_FIRST, looked={"0": ["8,2", "8,0"]})
    view, legal = state.view(0), state.legal(0)
    mind = turn_values(view, legal, [])[0]
    assert mind.gold == {GOLD: 1.0}
    assert aims(view, [], mind) == pytest.approx(dict.fromkeys(map(read_cell, ("8,2", "8,0", "8,-2")), 1 / 3))


def test_a_miner_thinks_that_all_know_it_since_he_tells():
    state = table(turn=0, looked={"0": ["8,0"]})
    view, legal = state.view(0), state.legal(0)
    assert aims(view, [], turn_values(view, legal, [])[0]) == {GOLD: 1.0}


def test_the_same_seed_and_number_of_deals_choose_the_same():
    state = GAME.start(GAME.setup(5), seed=11)
    seat = state.actors[0]
    view, legal = state.view(seat), state.legal(seat)
    chosen = [str(Master(3, iterations=14).choose(view, legal, [])) for _ in range(2)]
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize(("more", "is_preferred"), [(-0.4, False), (0.05, False), (0.2, True)])
def test_a_move_is_preferred_if_it_is_clearly_better(more, is_preferred):
    trial = tried(*(luck + more for luck in (-0.5, 0.5) * 10))
    assert (preferred([trial], SKETCHED) == [trial]) is is_preferred


def test_the_best_of_those_that_are_better_comes_first():
    good, better, worse = tried(*[0.4, 0.6] * 8), tried(*[0.9, 1.1] * 8), tried(*[-0.6, -0.4] * 8)
    assert preferred([good, worse, better], SKETCHED) == [better, good]


@pytest.mark.parametrize(("then", "is_taken"), [(0.5, True), (-0.5, False)])
def test_what_looked_better_by_luck_is_not_taken(then, is_taken, monkeypatch):
    """What is better in the first deals is tried again in others, and only these count."""
    state = table(turn=0, board=ROW, hands={"0": ["NS", "map", "ESW", "fix-lamp"]})
    view, legal = state.view(0), state.legal(0)
    usual = Adept(7, style_of(7)).choose(view, legal, [])
    other = next(action for action in legal if action != usual)
    monkeypatch.setattr(foresight, "compare", lambda *_: [tried(*[0.9, 1.1] * 8, action=other)])
    monkeypatch.setattr(Bench, "weigh", lambda _, usual, trials, *given, **more: [t.add(then) for t in trials * 20])
    assert (Foresight(20, 20).choose(7, view, legal, []) == other) is is_taken


@pytest.mark.parametrize(("players", "is_sleeper"), [(3, True), (4, True), (5, False), (6, True), (7, False)])
def test_where_few_can_be_saboteurs_a_master_keeps_what_hurts_to_the_last(players, is_sleeper):
    state = GAME.start(GAME.setup(players), seed=1)
    seat = state.actors[0]
    mind = turn_values(state.view(seat), state.legal(seat), [], style_of(7))[0]
    assert (mind.style.hoards is TO_THE_LAST) is is_sleeper


def test_the_most_promising_moves_are_tried_and_two_passes_among_them():
    values = [(3.0 - place / 10, {"lay": lay}) for place, lay in enumerate("ABCDEFGHI")]
    values += [(2.0, {"pass": ["A"]}), (1.9, {"pass": ["B"]}), (1.8, {"pass": ["C"]}), (0.1, {"play": "map"})]
    tried = candidates(values, {"lay": "A"}, SKETCHED, near=False)
    assert [next(iter(trial.action.values())) for trial in tried] == [*"BCDEFG", ["A"], ["B"]]
    assert all(trial.prior < 0 for trial in tried)


def tried(*ends, action=None):
    trial = Trial(action or {"pass": []}, 0.0)
    for end in ends:
        trial.add(end)
    return trial


def test_what_can_hardly_be_the_best_any_more_is_given_up():
    good, fair, bad = tried(*[0.9, 1.1] * 8), tried(*[0.0, 0.2] * 8), tried(*[-1.1, -0.9] * 8)
    assert in_the_running([good, fair, bad]) == [good]
    assert in_the_running([fair, bad]) == [fair]


def test_the_usual_move_is_in_the_running_too():
    slightly_worse, worse = tried(*[-0.1, 0.0] * 8), tried(*[-0.6, -0.4] * 8)
    assert in_the_running([slightly_worse, worse]) == [slightly_worse]


@pytest.mark.parametrize(
    ("players", "role", "modules", "both_ways"),
    [
        (5, "miner", [], True),
        (5, "miner", ["veto"], False),
        (5, "saboteur", [], True),
        (4, "miner", [], True),
        (4, "saboteur", [], False),
    ],
)
def test_every_move_is_tried_waiting_and_boldly_where_deals_are_written_small_and_nobody_sleeps(
    players, role, modules, both_ways
):
    roles = [role, *["miner"] * (players - 2), "miner" if role == "saboteur" else "saboteur"]
    hands = {"0": ["EW", "NS", "map", "ESW"]}
    state = table(players=players, modules=modules, turn=0, board=ROW, roles=roles, hands=hands)
    view, legal = state.view(0), state.legal(0)
    usual = Adept(7).choose(view, legal, [])
    trials = compare(Bench(7, view, legal, []), care_at(view), usual, 2)
    boldly = [trial.action for trial in trials if trial.boldly]
    assert boldly == ([usual, *(trial.action for trial in trials if not trial.boldly)] if both_ways else [])


@pytest.mark.parametrize(
    ("worth", "near", "tried"), [(2.0, False, 1), (1.0, False, 0), (1.0, True, 1), (-1.0, True, 0)]
)
def test_what_the_adept_thinks_much_worse_is_not_tried_unless_the_gold_is_near(worth, near, tried):
    values = [(3.0, {"lay": "A"}), (worth, {"play": "broken-lamp", "on": 2})]
    assert len(candidates(values, {"lay": "A"}, CROWDED, near)) == tried


def test_at_small_tables_what_becomes_of_a_move_counts_more_than_what_the_adept_thinks_of_it():
    values = [(3.0, {"lay": "A"}), (2.0, {"lay": "B"})]
    small, large = (candidates(values, {"lay": "A"}, care, near=False)[0].prior for care in (SKETCHED, CROWDED))
    assert large < small < 0


@pytest.mark.parametrize(
    ("players", "modules", "care"),
    [(3, [], SKETCHED), (5, [], SKETCHED), (6, [], CROWDED), (10, [], CROWDED), (3, ["veto"], PLAYED)],
)
def test_at_large_tables_and_with_modules_more_care_is_taken(players, modules, care):
    state = GAME.start(GAME.setup(players, modules=modules), seed=1)
    assert care_at(state.view(0)) == care
    assert care.clearly >= SKETCHED.clearly


def test_where_deals_are_played_by_the_engine_it_takes_more_to_leave_what_the_adept_would_do():
    values = [(3.0, {"lay": "A"}), (1.0, {"play": "broken-lamp", "on": 2})]
    assert not candidates(values, {"lay": "A"}, PLAYED, near=False)
    assert PLAYED.clearly > SKETCHED.clearly


@pytest.mark.parametrize(("board", "is_early"), [({}, True), (ROW, False)])
def test_nothing_is_tried_while_the_end_is_too_far_to_tell(board, is_early):
    state = table(turn=0, board=board, hands={"0": ["EW", "NS", "map", "ESW"]})
    view, legal = state.view(0), state.legal(0)
    usual = Adept(7).choose(view, legal, [])
    assert (compare(Bench(7, view, legal, []), care_at(view), usual, 4) == []) is is_early


@pytest.mark.parametrize("players", [3, 10])
@pytest.mark.parametrize(
    "modules", [["saboteur2", "veto"], ["new-goals"], ["treasure-chests"], ["dressing-room"]], ids="+".join
)
def test_a_master_plays_legally_with_modules(players, modules):
    game = motherlode.game("saboteur")
    state = game.start(game.setup(players, modules=modules), seed=6)
    state.listen(())
    for turn in range(4):
        seat = state.actors[0]
        legal = state.legal(seat)
        chosen = Master(turn, iterations=3).choose(state.view(seat), legal, [])
        assert chosen in legal
        state.apply(seat, chosen)


def test_of_moves_that_only_throw_a_card_away_the_best_alone_is_weighed():
    state = table(board=ROW, hands={"0": ["NS", "map", "E", "broken-lamp"]})
    listed = shortlist(0, state.view(0), state.legal(0), ())
    assert sum("pass" in action for action in state.legal(0)) > 2
    assert sum("pass" in action for action in listed) == 1
    assert {"play": "map", "goal": "8,0"} in listed


def test_what_looks_better_is_tried_again_in_twice_as_many_deals(monkeypatch):
    state = table(turn=0, board=ROW, hands={"0": ["NS", "map", "ESW", "fix-lamp"]})
    view, legal, weighed = state.view(0), state.legal(0), []
    monkeypatch.setattr(foresight, "compare", lambda *_: [tried(*[0.9, 1.1] * 8, action=legal[0])])
    monkeypatch.setattr(Bench, "weigh", lambda _, usual, trials, deals, **more: weighed.append((deals, more)))
    Foresight(deals=5, sketched=20).choose(7, view, legal, [])
    Foresight(deals=5, sketched=20).choose(7, view, legal, [], effort=3)
    assert weighed == [(40, {"gives_up": False}), (6, {"gives_up": False})]


def test_what_was_tried_in_one_deal_alone_is_not_appraised():
    """Nobody could say how sure it is."""
    state = table(turn=0, board=ROW, hands={"0": ["NS", "map", "ESW", "fix-lamp"]})
    view, legal = state.view(0), state.legal(0)
    assert [len(appraise(7, view, legal, [], legal[:3], deals)) for deals in (1, 2)] == [1, 3]
