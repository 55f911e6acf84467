"""What a player could have written down: from what he sees himself, and from what was said."""

import pytest

import motherlode
from motherlode.server.table.notebook import notebook
from tests.server.clients import Browser

GAME = motherlode.game("saboteur")


def table(players: int = 5, modules: tuple[str, ...] = ()):
    return GAME.start(GAME.setup(players, modules=modules), seed=4)


def test_deeds_are_told_by_what_a_card_does() -> None:
    view = table().view(0)
    began = len(view["log"])
    view["log"] += [
        {"event": "laid", "seat": 1, "card": "EW", "shows": "EW", "at": "1,0"},
        {"event": "played", "seat": 2, "card": "broken-lamp", "on": 1},
        {"event": "played", "seat": 3, "card": "fix-lamp", "on": 1},
        {"event": "played", "seat": 4, "card": "map", "goal": "8,2"},
        {"event": "played", "seat": 1, "card": "rockfall", "at": "1,0"},
        {"event": "drew", "seat": 1, "count": 1},
        {"event": "passed", "seat": 2, "count": 1},
    ]
    deeds = [(deed.seat, deed.entry - began, deed.does) for deed in notebook(view, []).deeds]
    told = [(1, 0, "laid"), (2, 1, "breaks"), (3, 2, "mends"), (4, 3, "looks"), (1, 4, "collapses"), (2, 6, "passed")]
    assert deeds == told


def test_deeds_of_an_earlier_round_are_forgotten() -> None:
    view = table().view(0)
    view["log"] += [{"event": "passed", "seat": 1, "count": 1}, {"event": "round", "round": 2, "first": 0}]
    assert notebook(view, []).deeds == []


@pytest.mark.parametrize(
    ("face", "says", "holds"),
    [
        ("gold NESW", "goal-gold", True),
        ("stone NE", "goal-gold", False),
        ("stone NE", "goal-stone", True),
        ("sack-2 ESW", "goal-sack", True),
        ("dragon NES", "goal-stone", False),
        (None, "goal-gold", None),
    ],
)
def test_a_claim_stands_beside_what_the_player_knows_himself(face: str | None, says: str, holds: bool | None) -> None:
    view = table(modules=("new-goals",)).view(0)
    view["goals"]["8,2"]["face"] = face
    claims = notebook(view, [{"says": says, "goal": "8,2", "seat": 3, "at": 1}, {"says": "joke", "seat": 2}]).claims
    assert [(claim.seat, claim.goal, claim.says, claim.holds) for claim in claims] == [(3, "8,2", says, holds)]


def test_cards_are_counted_as_the_player_has_seen_them() -> None:
    state = table()
    view = state.view(0)
    cards = {count.card: count for count in notebook(view, []).cards}
    assert sum(count.all for count in cards.values()) == view["deck"] + sum(view["hand_sizes"])
    assert sum(count.all - count.left for count in cards.values()) == len(view["hand"])
    for card in set(view["hand"]):
        assert cards[card].all - cards[card].left == view["hand"].count(card)


@pytest.mark.parametrize(("game", "players"), [("duel", 2), ("corporation", 3)])
def test_other_games_have_a_notebook_too(game: str, players: int) -> None:
    played = motherlode.game(game)
    state = played.start(played.setup(players), seed=2)
    written = notebook(state.view(0), [])
    assert written.claims == []
    assert bool(written.cards) == (game == "duel")


def test_the_notebook_shows_nothing_that_its_seat_may_not_know(ann: Browser, bob: Browser, cid: Browser) -> None:
    table = ann.make(players=3, options={"firstPlayer": 0})
    bob.take(table, "Bob")
    cid.take(table, "Cid")
    ann.order(table, "start")
    live = ann.open(table)
    live.until(lambda: live.view)
    written = ann.http.get(f"/api/tables/{table}/notebook")
    seen = {count["card"]: count["all"] - count["left"] for count in written.json()["cards"]}
    assert {card: count for card, count in seen.items() if count} == {
        card: live.view["hand"].count(card) for card in live.view["hand"]
    }
    ann.order(table, "settings", aids=False)
    assert ann.http.get(f"/api/tables/{table}/notebook").json()["code"] == "aids-off"
