"""Nobody's dead phone freezes the evening: absence, votes, stand-ins, the clock, bots, one device for all."""

import random
import time

from tests.server.choosing import pick
from tests.server.clients import Browser, Live
from tests.server.company import begin, open_all, seat_all
from tests.server.waiting import until


def play_alone(live: Live, rng: random.Random, seconds: float = 60) -> None:
    """One person's moves until the game is over; bots do the rest."""
    end = time.monotonic() + seconds
    acted = -1
    while live.status != "over" and time.monotonic() < end:
        if live.decision and live.version != acted:
            acted = live.version
            assert live.act(pick(live.decision, rng))["frame"] == "ack"
        elif live.status == "pause" and live.table["you"] not in live.table["pressed"]:
            live.press_on()
            live.receive()
        else:
            live.receive()
    assert live.status == "over"


def test_one_person_plays_a_game_against_bots(ann: Browser) -> None:
    table = ann.make(players=4, bots=["random", "adept", "random"], start=True)
    live = ann.open(table)
    live.until(lambda: live.view)
    play_alone(live, random.Random(3))
    names = [seat["name"] for seat in live.table["seats"]]
    assert len(set(names)) == 4


def test_absence_shows_after_the_grace_period(serve, new_browser) -> None:
    server = serve(grace=2.0)  # longer than a busy machine takes to ask
    browsers = [new_browser(server) for _ in range(3)]
    table, lives = begin(browsers)
    lives[0].settle()
    lives[2].close()
    assert browsers[0].refused(table, "absent", seat=2, choice="bot") == "not-away"
    lives[0].until(lambda: lives[0].table["seats"][2]["away_since"])
    assert lives[0].table["seats"][2]["present"] is False
    back = browsers[2].open(table)
    back.until(lambda: back.view)
    lives[0].until(lambda: lives[0].table["seats"][2]["present"])


def test_a_vanished_person_is_played_by_a_bot_until_he_returns(serve, new_browser) -> None:
    server = serve(grace=0.2, pause=0.2)
    browsers = [new_browser(server) for _ in range(3)]
    table, lives = begin(browsers, options={"firstPlayer": 2})
    lives[2].close()
    lives[0].until(lambda: lives[0].table["seats"][2]["away_since"])
    browsers[0].order(table, "absent", seat=2, choice="bot")
    lives[0].until(lambda: lives[0].decision)
    assert lives[0].table["seats"][2]["bot"] == "adept"
    assert lives[0].table["seats"][2]["kind"] == "person"
    back = browsers[2].open(table)
    back.until(lambda: back.view)
    assert back.act({"pass": ["EW"]})["code"] == "bot-plays"
    browsers[2].order(table, "return")
    back.until(lambda: back.table["seats"][2]["bot"] is None)
    assert browsers[2].refused(table, "return") == "no-bot-there"


def test_bots_finish_the_game_of_people_who_vanished(serve, new_browser) -> None:
    server = serve(grace=0.2, pause=0.1)
    browsers = [new_browser(server) for _ in range(3)]
    table, lives = begin(browsers)
    lives[1].close()
    lives[2].close()
    lives[0].until(lambda: all(lives[0].table["seats"][seat]["away_since"] for seat in (1, 2)))
    for seat in (1, 2):
        browsers[0].order(table, "absent", seat=seat, choice="bot")
    play_alone(lives[0], random.Random(2))


def test_a_vote_needs_more_than_half_of_those_there(serve, new_browser) -> None:
    server = serve(grace=0.2)
    browsers = [new_browser(server) for _ in range(4)]
    table, lives = begin(browsers)
    lives[3].close()
    lives[0].until(lambda: lives[0].table["seats"][3]["away_since"])
    assert browsers[1].refused(table, "absent", seat=3, choice="bot") == "not-host"
    browsers[1].order(table, "absent", seat=3, choice="vote")
    lives[0].until(lambda: lives[0].table["seats"][3]["votes"] == [1])
    browsers[1].order(table, "absent", seat=3, choice="wait")
    lives[0].until(lambda: lives[0].table["seats"][3]["votes"] == [])
    browsers[1].order(table, "absent", seat=3, choice="vote")
    browsers[2].order(table, "absent", seat=3, choice="vote")
    lives[0].until(lambda: lives[0].table["seats"][3]["bot"] == "adept")


def test_the_hosts_powers_pass_on(serve, new_browser) -> None:
    server = serve(grace=0.2)
    browsers = [new_browser(server) for _ in range(3)]
    table = seat_all(browsers)
    lives = open_all(browsers, table)
    lives[0].close()
    lives[1].until(lambda: lives[1].table["host"] == 1)
    browsers[1].order(table, "settings", pace="slow")
    assert browsers[2].refused(table, "settings", pace="slow") == "not-host"


def test_when_the_clock_runs_out_the_default_answer_is_given(server, ann: Browser, bob: Browser, cid: Browser) -> None:
    table = seat_all([ann, bob, cid], clock=10, options={"firstPlayer": 0})
    ann.order(table, "start")
    running = server.registry.tables[table]
    running.row.settings.clock = 0.3  # shorter than people may wish for; it starts when somebody looks
    expected = running.match.state.default(0)
    lives = open_all([ann, bob, cid], table)
    deadline = next(frame["deadline"] for frame in lives[0].frames if frame["frame"] == "view")
    assert 0 < deadline - lives[0].table["now"] <= 400
    lives[0].until(lambda: lives[0].version == 1)
    assert (0, expected) in running.match.state.history
    lives[1].until(lambda: lives[1].version == 4)


def test_the_host_stops_and_starts_the_clock(ann: Browser, bob: Browser, cid: Browser) -> None:
    table = seat_all([ann, bob, cid])
    ann.order(table, "start")
    live = ann.open(table)
    live.until(lambda: live.view)
    assert live.frames[-1]["deadline"] is None
    ann.order(table, "settings", clock=30)
    live.until(lambda: live.table["settings"]["clock"] == 30)
    live.send("sync")
    assert live.next("view")["deadline"]
    ann.order(table, "settings", clock=0)
    live.until(lambda: live.table["settings"]["clock"] is None)
    live.send("sync")
    assert live.next("view")["deadline"] is None


def test_pass_and_play_shows_one_seat_at_a_time(ann: Browser) -> None:
    table = ann.make(pass_and_play=True, names=["Bob", "Cid"], start=True, options={"firstPlayer": 1})
    live = ann.open(table)
    live.until(lambda: live.view)
    assert (live.table["you"], live.table["mine"]) == (-1, [0, 1, 2])
    assert [seat["name"] for seat in live.table["seats"]] == ["Ann", "Bob", "Cid"]
    assert (live.view or {})["hand"] == []
    assert live.act({"pass": ["EW"]})["code"] == "not-your-seat"
    rng = random.Random(1)
    for _ in range(6):
        seat = int(next(iter((live.view or {})["asked"])))
        live.send("hello", seat=seat, version=live.version)
        live.until(lambda seat=seat: (live.view or {})["seat"] == seat)
        version = live.version
        assert live.act(pick(live.decision or {}, rng), seat=seat)["frame"] == "ack"
        live.until(lambda version=version: live.version > version)
    seats = {frame["view"]["seat"] for frame in live.frames if frame["frame"] == "view"}
    assert seats == {-1, 0, 1, 2}


def test_pass_and_play_presses_on_for_everybody(ann: Browser) -> None:
    table = ann.make(pass_and_play=True, start=True)
    live = ann.open(table)
    live.until(lambda: live.view)
    while live.status != "pause":
        seat = next(iter((live.view or {})["asked"]), None)
        if seat is None:
            live.receive()
            continue
        live.send("hello", seat=int(seat), version=live.version)
        live.until(lambda seat=seat: (live.view or {})["seat"] == int(seat))
        version = live.version
        assert live.act({"pass": [(live.view or {})["hand"][0]]})["frame"] == "ack"
        live.until(lambda version=version: live.version > version)
    live.press_on()
    live.until(lambda: live.status == "playing")
    assert (live.view or {})["round"] == 2


def test_a_table_that_nobody_ever_watched_leaves_the_memory_too(serve, new_browser) -> None:
    server = serve(idle=0.2)
    table = new_browser(server).make()
    until(lambda: table not in server.registry.tables)


def test_a_table_that_nobody_watches_leaves_the_memory_and_comes_back(serve, new_browser) -> None:
    server = serve(idle=0.2)
    ann = new_browser(server)
    table = ann.make(bots=["random", "random"], start=True)
    live = ann.open(table)
    live.until(lambda: live.decision)
    view, version = live.view, live.version
    live.close()
    until(lambda: table not in server.registry.tables)
    back = ann.open(table, hello={"version": version})
    back.version, back.view = version, view
    back.until(lambda: len(back.frames) >= 2)
    assert (back.version, back.view) == (version, view)


def test_talk_is_kept_told_and_heard(server, ann: Browser, bob: Browser) -> None:
    table = seat_all([ann, bob], players=3, bots=["random"], chat=True, options={"firstPlayer": 0})
    ann.order(table, "start")
    lives = open_all([ann, bob], table)
    lives[0].send("say", id="1", remark={"says": "goal-stone", "goal": "8,2"})
    lives[0].send("say", id="1", remark={"says": "goal-stone", "goal": "8,2"})
    lives[0].send("say", id="2", remark={"says": "distrust", "about": 1})
    lives[0].send("say", id="3", text="  no\u0000 gold\nhere ")
    lives[1].until(lambda: len(lives[1].talk) == 3)
    at = lives[1].talk[0]["at"]
    assert lives[1].talk == [
        {"seat": 0, "at": at, "remark": {"says": "goal-stone", "goal": "8,2"}},
        {"seat": 0, "at": at, "remark": {"says": "distrust", "about": 1}},
        {"seat": 0, "at": at, "text": "no gold here"},
    ]
    again = bob.open(table)
    again.until(lambda: again.view)
    assert again.talk == lives[1].talk
    heard = server.registry.tables[table].talk.heard(0)
    assert heard[0] == {"says": "goal-stone", "goal": "8,2", "seat": 0, "at": at}
    assert len(heard) == 2


def test_duellists_have_phrases_of_their_own(ann: Browser, bob: Browser) -> None:
    table = seat_all([ann, bob], game="duel", players=2)
    ann.order(table, "start")
    lives = open_all([ann, bob], table)
    lives[0].send("say", id="1", remark={"says": "your-door"})
    lives[1].until(lambda: len(lives[1].talk) == 1)
    assert lives[1].talk[0]["remark"] == {"says": "your-door"}
    lives[0].send("say", id="2", remark={"says": "mend-me"})
    assert lives[0].answer("2")["code"] == "bad-remark"


def test_talk_that_is_not_allowed(ann: Browser, bob: Browser, cid: Browser, new_browser) -> None:
    table = seat_all([ann, bob, cid], claims=False, chat=False)
    ann.order(table, "start")
    live = open_all([ann, bob, cid], table)[0]
    refused = {
        "claims-off": {"remark": {"says": "goal-gold", "goal": "8,2"}},
        "chat-off": {"text": "hello"},
        "bad-remark": {"remark": {"says": "distrust", "about": 0}},
    }
    for code, fields in refused.items():
        live.send("say", id=code, **fields)
        assert live.answer(code)["code"] == code
    for number, remark in enumerate(
        [{"says": "distrust"}, {"says": "distrust", "about": 9}, {"says": "your-door"}, {"says": "mend-me", "about": 1}]
    ):
        live.send("say", id=f"r{number}", remark=remark)
        assert live.answer(f"r{number}")["code"] == "bad-remark"
    live.send("say", id="both", remark={"says": "mend-me"}, text="x")
    assert live.answer("both")["code"] == "bad-remark"
    looking = new_browser().open(table)
    looking.send("say", id="x", remark={"says": "mend-me"})
    assert looking.answer("x")["code"] == "not-seated"
    live.settle()
    assert live.talk == []


def test_a_game_can_be_followed_by_looking_on(ann: Browser, new_browser) -> None:
    table = ann.make(bots=["random", "random"], start=True)
    looking = new_browser().open(table)
    looking.until(lambda: looking.view)
    live = ann.open(table)
    live.until(lambda: live.decision)
    version = live.version
    assert live.act(pick(live.decision or {}, random.Random(1)))["frame"] == "ack"
    looking.until(lambda: looking.version > version)
    assert (looking.view or {})["hand"] == []
    assert set((looking.view or {})["roles"]) == {None}
