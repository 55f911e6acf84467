"""What was read of a round is kept: the facts are those that the whole log tells, and no entry is read twice."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from motherlode.bots import make
from motherlode.bots.adept import evidence, rounds
from motherlode.bots.adept.belief import Belief, believe
from motherlode.bots.adept.evidence import Witness
from motherlode.bots.adept.reading import Reading, read
from motherlode.bots.adept.walk import Walk
from motherlode.core.types import View
from tests.bots.tables import GAME, HALFWAY, ROW, UP, table

TABLES = [
    (5, ()),
    (7, ("saboteur2",)),
    (5, ("saboteur2", "pathfinder", "diversion", "treasure-chests", "dressing-room", "tunnel-toll", "veto")),
    (4, ("diversion", "treasure-chests", "new-goals", "goal-swap", "tunnel-party", "reverse", "treasury")),
    (6, ("tournament", "diversion", "treasure-chests", "new-goals", "tunnel-party")),
]
OTHERS = {seat: ["NS"] for seat in range(2, 5)}


@pytest.fixture(autouse=True)
def _forgotten() -> None:
    rounds._kept.cache_clear()


def afresh(view: View) -> Reading:
    """By somebody who was never asked before."""
    rounds._kept.cache_clear()
    return read(view)


def facts(reading: Reading) -> list[object]:
    deeds = [
        (
            deed.event,
            deed.before.board.cards,
            deed.after.board.cards,
            deed.closed,
            deed.hindered,
            deed.cards_left,
            deed.now,
        )
        for deed in reading.deeds
    ]
    return [deeds, reading.mine.board.cards, reading.mine.board.closed, reading.walk.remembered, reading.walk.moves]


def conclusions(belief: Belief) -> list[object]:
    return [belief.saboteur, belief.roles, belief.gold, belief.table, belief.pace]


def played_by_lot(players: int, modules: tuple[str, ...], seed: int, steps: int) -> Iterator[View]:
    """What whoever is asked sees, move after move."""
    state = GAME.start(GAME.setup(players, modules=modules), seed)
    bots = [make("random", seat) for seat in range(players)]
    for _ in range(steps):
        seat = state.actors[0]
        view = state.view(seat)
        yield view
        state.apply(seat, bots[seat].choose(view, state.legal(seat), []))


@pytest.mark.parametrize(("players", "modules"), TABLES)
def test_what_was_kept_is_what_the_whole_log_tells_to_the_last_digit(players, modules):
    views = [view for view in played_by_lot(players, modules, 3, 200) if view["phase"] == "play"]
    kept = [(facts(reading), conclusions(believe(reading))) for reading in map(read, views)]
    anew = [(facts(reading), conclusions(believe(reading))) for reading in map(afresh, views)]
    assert kept == anew


def count(monkeypatch, owner: type, method: str) -> list[object]:
    """What a method is called with from now on."""
    called: list[object] = []
    plain = getattr(owner, method)

    def counted(self, *arguments):
        called.append(arguments)
        return plain(self, *arguments)

    monkeypatch.setattr(owner, method, counted)
    return called


def count_deeds(monkeypatch) -> list[object]:
    """The deeds that anybody weighs from now on; compiled witnesses are not to be changed themselves."""
    weighed: list[object] = []

    def counted(weigh):
        return lambda witness, deed: weighed.append(deed) or weigh(witness, deed)

    for event, weigh in [*evidence.DEEDS.items()]:
        monkeypatch.setitem(evidence.DEEDS, event, counted(weigh))
    return weighed


def test_an_entry_is_followed_once_and_a_deed_watched_once_for_each_place_of_the_gold(monkeypatch):
    """By each seat; but for the first few entries, by which tables are told apart."""
    followed, watched = count(monkeypatch, Walk, "_take"), count_deeds(monkeypatch)
    views = [view for view in played_by_lot(3, (), 5, 60) if view["round"] == 1]
    for view in views:
        believe(read(view))
        believe(read(view))
    deeds = len(read(views[-1]).deeds)
    assert deeds > 3 * rounds.FIRST
    assert {times for place, times in Counter(place for place, *_ in followed).items() if place >= rounds.FIRST} <= {
        1,
        2,
        3,
    }
    assert len(watched) <= 3 * 3 * (deeds + rounds.FIRST)


def test_whoever_is_asked_of_an_earlier_moment_hears_nothing_of_what_came_later():
    mine = [view for view in played_by_lot(3, (), 5, 40) if view["seat"] == 0 and view["round"] == 1]
    early, late = mine[1], mine[-1]
    before = facts(read(early))
    read(late)
    assert facts(read(early)) == before
    assert len(read(early).deeds) < len(read(late).deeds)


def test_belief_of_a_moment_is_not_changed_by_what_was_believed_later():
    mine = [view for view in played_by_lot(3, (), 5, 40) if view["seat"] == 0 and view["round"] == 1]
    reading = read(mine[2])
    before = conclusions(believe(reading))
    for view in mine[3:]:
        believe(read(view))
    assert conclusions(believe(reading)) == before


def test_tables_of_which_nothing_was_told_are_told_apart_by_what_lies_there():
    short, long = table(board=HALFWAY), table(board=ROW)
    assert read(short.view(0)).mine.board.cards != read(long.view(0)).mine.board.cards
    assert facts(read(short.view(0))) == facts(afresh(short.view(0)))


def test_two_tables_that_began_alike_and_look_alike_are_not_taken_for_one_another():
    """The same card was laid, but not by the same player."""
    hands = {seat: ["NW", "NS", "NS", "NS", "NS"] for seat in range(2)} | OTHERS
    first, second = (table(board=HALFWAY, hands=hands, deck=["NS"] * 12) for _ in range(2))
    for number, state in enumerate((first, second)):
        for _ in range(10):
            state.apply(state.actors[0], {"pass": ["NS"]})
        read(state.view(4))
        for seat in range(2):
            state.apply(seat, UP if seat == number else {"pass": ["NS"]})
    assert first.view(4)["board"] == second.view(4)["board"]
    assert [[deed.seat for deed in read(state.view(4)).deeds if "at" in deed.event] for state in (first, second)] == [
        [0],
        [1],
    ]


def test_a_walk_that_goes_on_leaves_the_one_before_as_it_was():
    state = table(board=HALFWAY, hands={0: ["broken-lamp", "NS"], 1: ["NS"], **OTHERS})
    walk = read(state.view(4)).walk
    state.apply(0, {"play": "broken-lamp", "on": 1})
    later = walk.go_on(state.view(4))
    assert later is not None
    assert (walk.blocks, walk.deeds, walk.entries) == ([0] * 5, [], [])
    assert (later.blocks, len(later.deeds)) == ([0, 1, 0, 0, 0], 1)


def test_a_witness_that_goes_on_leaves_the_one_before_as_he_was():
    state = table(board=HALFWAY, hands={0: ["map", "NS"], 1: ["NS"], **OTHERS})
    before = Witness(read(state.view(4)), 0.0, {})
    state.apply(0, {"play": "map", "goal": "8,0"})
    (deed,) = read(state.view(4)).deeds
    before.copy().watch(deed)
    assert before.looked == [set()] * 5
    assert before.watched == 0


def test_whoever_has_another_role_by_now_looks_at_every_deed_anew():
    """Who breaks the lamp of a saboteur is no saboteur for him; for a miner he may be."""
    state = table(board=HALFWAY, hands={0: ["NS"], 1: ["broken-lamp"], **OTHERS})
    state.apply(0, {"pass": ["NS"]})
    state.apply(1, {"play": "broken-lamp", "on": 0})
    reading = read(state.view(0))
    as_miner, as_saboteur = (evidence.testimony(replace(reading, role=role), 0.0, {}) for role in ("miner", "saboteur"))
    assert as_saboteur.odds[1] < as_miner.odds[1]


def test_what_changed_without_a_word_that_the_adept_knows_is_seen_all_the_same():
    """A stranger's module may change the maze, hands or what lies before players by events that nobody explained."""
    state = table(board=ROW, fronts={1: ["broken-lamp"]})
    view = state.view(0)
    read(view)
    later = state.view(0)
    later["board"].pop("6,0")
    later["fronts"][1] = []
    later["deck"] -= 3
    later["log"].append({"event": "a-strange-thing"})
    seen = read(later)
    assert len(seen.mine.board.cards) == len(read(view).mine.board.cards) - 1
    assert seen.walk.blocks == [0] * 5
    assert facts(seen) == facts(afresh(later))


def test_only_some_rounds_are_kept():
    for seed in range(rounds.KEPT + 5):
        for view in played_by_lot(3, (), seed, 1):
            read(view)
    assert rounds._kept.cache_info().currsize == rounds.KEPT
