"""An event as each audience gets it."""

from motherlode.core.audience import ALL, EVERYBODY, SPECTATOR, knows
from motherlode.core.event import Event, Kept
from motherlode.core.patch import fold


def drawn() -> Event:
    event = Event({"event": "drew", "seat": 1, "count": 1}, {1: {"cards": ["map"]}})
    event.shared = [["set", ["deck"], 8]]
    event.own = {audience: [["set", ["seat"], audience]] for audience in (0, 1, SPECTATOR, ALL)}
    return event


def test_the_public_part_is_for_everybody() -> None:
    for audience in (0, SPECTATOR):
        assert drawn().entry(audience) == {"event": "drew", "seat": 1, "count": 1}
        entry = drawn().entry(audience)
        changes = [["set", ["deck"], 8], ["set", ["seat"], audience], ["add", ["log"], [entry]]]
        assert drawn().seen_by(audience) == {**entry, "patch": changes}


def test_spoiling_a_patch_does_not_spoil_what_others_get() -> None:
    event = drawn()
    event.shared = [("set", ("asked",), {"1": "turn"})]
    event.patch(0)[0][2].clear()
    assert event.patch(1)[0] == ["set", ["asked"], {"1": "turn"}]


def test_the_private_part_is_for_one_seat_only() -> None:
    assert drawn().entry(1) == {"event": "drew", "seat": 1, "count": 1, "cards": ["map"]}


def test_who_sees_all_sees_who_learned_what() -> None:
    assert drawn().entry(ALL)["private"] == {"1": {"cards": ["map"]}}


def test_who_is_not_at_the_table_gets_nothing() -> None:
    assert drawn().seen_by(7) is None


def test_an_event_knows_its_kind() -> None:
    assert drawn().kind == "drew"


def test_spoiling_a_line_of_the_log_does_not_spoil_the_event() -> None:
    event = drawn()
    event.entry(0).clear()
    event.entry(1)["cards"].clear()
    assert event.entry(0) == {"event": "drew", "seat": 1, "count": 1}
    assert event.entry(1)["cards"] == ["map"]


def test_a_hidden_thing_is_known_to_those_who_saw_it_and_to_all() -> None:
    seats_0_and_2 = 0b101
    assert [audience for audience in (0, 1, 2, SPECTATOR, ALL) if knows(seats_0_and_2, audience)] == [0, 2, ALL]


def test_an_open_thing_is_known_to_everybody() -> None:
    assert all(knows(EVERYBODY, audience) for audience in (0, 9, SPECTATOR, ALL))


def test_a_packed_event_says_the_same() -> None:
    event, packed = drawn(), drawn().packed()
    assert packed.packed() is packed
    assert packed.kind == event.kind
    assert (packed.public, packed.private) == (event.public, event.private)
    for audience in (0, 1, SPECTATOR, ALL):
        assert packed.entry(audience) == event.entry(audience)
        assert packed.seen_by(audience) is None


def test_spoiling_a_line_does_not_spoil_a_packed_event() -> None:
    event = drawn().packed()
    event.entry(0).clear()
    event.entry(1)["cards"].clear()
    assert event.entry(1) == {"event": "drew", "seat": 1, "count": 1, "cards": ["map"]}


def test_what_changes_alike_for_all_is_kept_once() -> None:
    event = drawn()
    event.own = {0: [], 1: []}
    event.change("pile", {0: [["put", ["pile"], ["map"]]], 1: [["put", ["pile"], ["map"]]]})
    assert (event.shared[1:], event.own) == ([["put", ["pile"], ["map"]]], {0: [], 1: []})
    event.change("hand", {1: [["set", ["hand"], []]]})
    assert event.own == {0: [], 1: [["set", ["hand"], []]]}


def test_own_changes_of_a_section_are_not_overtaken_by_later_ones_that_are_alike() -> None:
    event = Event({"event": "played"}, {})
    event.own = {0: [], 1: []}
    event.change("asked", {0: [["set", ["asked"], {}]], 1: []})
    event.change("asked", {0: [["set", ["asked", "2"], "turn"]], 1: [["set", ["asked", "2"], "turn"]]})
    assert event.shared == []
    assert [len(event.own[seat]) for seat in (0, 1)] == [2, 1]


def test_what_some_see_besides_comes_after_what_all_see() -> None:
    event = Event({"event": "passed"}, {})
    event.own = {0: [], 1: []}
    event.change_further("pile", [["put", ["pile"], [None]]], {1: [["set", ["pile", 0], "map"]]})
    assert event.shared == [["put", ["pile"], [None]]]
    assert event.own == {0: [], 1: [["set", ["pile", 0], "map"]]}


def test_what_all_see_later_does_not_overtake_what_some_have_seen() -> None:
    event = Event({"event": "passed"}, {})
    event.own = {0: [], 1: []}
    view: dict[str, list[str | None]] = {"pile": ["EW"], "log": []}
    event.change_further("pile", [["put", ["pile"], [None]]], {1: [["set", ["pile", 0], "map"]]})
    event.change_further("pile", [["put", ["pile"], ["NES"]]], {})
    assert fold(view, event.patch(0))["pile"] == ["NES", None, "EW"]
    assert fold(view, event.patch(1))["pile"] == ["NES", "map", "EW"]


def test_packed_events_that_say_the_same_are_kept_once() -> None:
    assert drawn().packed() is drawn().packed()
    other = Event({"event": "drew", "seat": 1, "count": 1}, {1: {"cards": ["EW"]}})
    assert other.packed() is not drawn().packed()
    told_to_one = Event({"event": "drew", "seat": 1, "count": 1}, {1: {"cards": ["map"]}}, only=1)
    assert told_to_one.packed() is not drawn().packed()


def test_what_cannot_be_looked_for_is_packed_all_the_same() -> None:
    goals = {"8,0": "gold"}
    packed = Event({"event": "round-over", "goals": goals}, {}).packed()
    assert packed.entry(0) == {"event": "round-over", "goals": goals}
    assert packed.entry(0)["goals"] is not goals


def test_only_so_many_are_kept_once() -> None:
    kept, shape = Kept(most=2), ("event", "seat")
    first = kept.event((shape, "drew", 0), (), None)
    assert kept.event((shape, "drew", 0), (), None) is first
    for seat in range(1, 3):
        kept.event((shape, "drew", seat), (), None)
    again = kept.event((shape, "drew", 0), (), None)
    assert again is not first
    assert again.entry(0) == first.entry(0)
