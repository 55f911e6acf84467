"""What is said at a table, who hears it, and who may take it back."""

import msgspec
import pytest

from motherlode.bots.talk import VOICES, voice_of
from motherlode.server.errors import MalformedError, TableError
from motherlode.server.keeping.storage import TalkRow
from motherlode.server.line.frames import Remark, Said
from motherlode.server.table import moves
from motherlode.server.table.talk import Talk, check_remark, clean
from tests.server.room import Room, in_a_room


def test_bots_hear_the_phrases_of_their_round_and_no_free_text() -> None:
    talk = Talk(
        [
            TalkRow("t", 0, 1, 3, {"says": "distrust", "about": 0}),
            TalkRow("t", 1, 2, 9, {"says": "distrust", "about": 1}),
            TalkRow("t", 2, 0, 9, None, "I say nothing"),
            TalkRow("t", 3, 0, 12, {"says": "goal-stone", "goal": "8,2"}),
        ]
    )
    assert talk.heard(9) == [
        {"says": "distrust", "about": 1, "seat": 2, "at": 9},
        {"says": "goal-stone", "goal": "8,2", "seat": 0, "at": 12},
    ]
    assert len(talk.heard(0)) == 3


def test_a_removed_remark_is_gone_and_the_others_keep_their_numbers() -> None:
    rows = [TalkRow("t", 0, 1, 3, None, "spam"), TalkRow("t", 1, 2, 4, None, "hello")]
    talk = Talk(rows, removed=[0])
    assert talk.latest() == (0, [Said(1, 3, removed=True), Said(2, 4, None, "hello")])


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("  two\n lines\t", "two lines"),
        ("\u202eturned round\u200b", "turned round"),
        ("o" + "\u0301" * 40, "\u00f3" + "\u0301" * 3),
        ("\u0456\u0308", "\u0457"),
    ],
)
def test_free_words_are_one_plain_line(written: str, read: str) -> None:
    assert clean(written) == read


def remark_of(says: str, **fields: object) -> Remark:
    return msgspec.convert({"says": says, **fields}, Remark)


def test_what_can_be_said_depends_on_the_modules() -> None:
    fields = {"seat": 0, "players": 4, "goals": ["8,2"], "claims": True}
    check_remark("saboteur", ["new-goals"], remark_of("goal-dragon", goal="8,2"), **fields)
    with pytest.raises(MalformedError):
        check_remark("saboteur", [], remark_of("goal-dragon", goal="8,2"), **fields)
    with pytest.raises(TableError) as refused:
        check_remark("saboteur", ["new-goals"], remark_of("goal-dragon", goal="8,2"), **{**fields, "claims": False})
    assert refused.value.code == "claims-off"


def test_a_corporation_is_named_by_a_colour_of_the_table() -> None:
    fields = {"seat": 0, "players": 4, "colours": ["red", "blue"], "claims": True}
    check_remark("corporation", [], remark_of("rising", colour="red"), **fields)
    with pytest.raises(TableError):
        check_remark("corporation", [], remark_of("rising", colour="pink"), **fields)
    with pytest.raises(MalformedError):
        check_remark("corporation", [], remark_of("rising"), **fields)
    with pytest.raises(MalformedError):
        check_remark("corporation", [], remark_of("joke", colour="red"), **fields)


@in_a_room
async def test_a_table_of_corporations_can_be_spoken_of_by_their_colours(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", game="corporation", start=True)
    await moves.speak(table, 0, remark_of("rising", colour="violet"), None, None)
    with pytest.raises(TableError):
        await moves.speak(table, 0, remark_of("rising", colour="pink"), None, None)
    assert [said.remark.colour for said in table.talk.said if said.remark] == ["violet"]


@pytest.mark.parametrize(
    ("says", "reason", "error"),
    [
        ("distrust", {"deed": "broke", "turn": 2, "on": 3, "card": "broken-lamp"}, None),
        ("distrust", {"deed": "called-gold", "turn": 0, "goal": "8,2"}, None),
        ("trust", {"deed": "passed", "turn": 2}, MalformedError),
        ("distrust", {"deed": "sneezed", "turn": 2}, MalformedError),
        ("distrust", {"deed": "broke", "turn": 2}, MalformedError),
        ("distrust", {"deed": "passed", "turn": 2, "goal": "8,2"}, MalformedError),
        ("distrust", {"deed": "mended", "turn": 2, "on": 4}, TableError),
        ("distrust", {"deed": "called-gold", "turn": 0, "goal": "9,9"}, TableError),
    ],
)
def test_an_accusation_may_name_a_deed_and_what_belongs_to_it(says: str, reason: dict, error: type | None) -> None:
    remark = remark_of(says, about=1, reason=reason)
    fields = {"seat": 0, "players": 4, "goals": ["8,2"], "claims": True}
    if error is None:
        check_remark("saboteur", [], remark, **fields)
    else:
        with pytest.raises(error):
            check_remark("saboteur", [], remark, **fields)


@in_a_room
async def test_free_words_are_off_where_strangers_come_in(room: Room) -> None:
    friends, open_to_all = await room.make("ann", "bob", "cid"), await room.make("ann", "bob", "cid", listed=True)
    allowed = await room.make("ann", "bob", "cid", listed=True, chat=True)
    assert [table.row.settings.chat for table in (friends, open_to_all, allowed)] == [True, False, True]
    await room.order(friends, "ann", "settings", listed=True)
    assert not friends.row.settings.chat
    await room.order(friends, "ann", "settings", chat=True)
    assert friends.row.settings.chat


@in_a_room
async def test_the_waiting_room_talks_and_who_comes_later_reads_it(room: Room) -> None:
    table = await room.make("ann", "bob", seats=3)
    ann, bob = await room.come_all(table, "ann", "bob")
    await room.send(table, ann, "say", id="1", text="who brings the ale?")
    assert bob.last("said")["text"] == "who brings the ale?"
    late = await room.come(table, "bob")
    assert late.last("talk") == {
        "frame": "talk",
        "talk": [{"seat": 0, "at": 0, "text": "who brings the ale?"}],
        "earlier": 0,
    }


@in_a_room
async def test_who_comes_back_has_not_missed_what_was_said(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    ann, bob = await room.come_all(table, "ann", "bob")
    version = bob.last("view")["version"]
    await room.go(table, bob)
    await room.send(table, ann, "say", id="1", text="still there?")
    back = await room.come(table, "bob", version=version)
    assert "view" not in back.kinds()
    assert [said["text"] for said in back.last("talk")["talk"]] == ["still there?"]


@in_a_room
async def test_the_host_takes_a_remark_off_the_table_for_good(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    _, bob = await room.come_all(table, "ann", "bob")
    await room.send(table, bob, "say", id="1", text="rude")
    await room.send(table, bob, "say", id="2", text="kind")
    assert await room.refusal(room.order(table, "bob", "unsay", number=0)) == "not-host"
    assert await room.refusal(room.order(table, "ann", "unsay", number=2)) == "no-such-remark"
    await room.order(table, "ann", "unsay", number=0)
    told = [
        {"seat": 1, "at": said.at, "removed": True} if not number else {"seat": 1, "at": said.at, "text": "kind"}
        for number, said in enumerate(table.talk.said)
    ]
    assert bob.last("talk")["talk"] == told
    await room.restart()
    opened = await room.registry.table(table.row.id)
    assert [said.text for said in opened.talk.said] == [None, "kind"]


@in_a_room
async def test_players_do_not_hear_the_spectators_corner(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    ann = await room.come(table, "ann")
    dot, eve = await room.come(table, "dot"), await room.come(table, "eve")
    for number in (1, 1):
        await room.send(table, dot, "say", id=str(number), name="Dot", text="Bob is the saboteur")
    await room.send(table, dot, "say", id="2", name="Dot", remark={"says": "distrust", "about": 1})
    heard = [said for frame in eve.frames if frame["frame"] == "corner" for said in frame["talk"]]
    assert [said.get("text") or said["remark"]["says"] for said in heard] == ["Bob is the saboteur", "distrust"]
    assert {said["name"] for said in heard} == {"Dot"}
    assert not {"corner", "said"} & set(ann.kinds())
    assert [said["name"] for said in (await room.come(table, "fay")).last("corner")["talk"]] == ["Dot", "Dot"]
    assert "corner" not in (await room.come(table, "bob")).kinds()
    assert table.talk.said == []


@in_a_room(remarks_per_second=0.0, remark_burst=2)
async def test_who_drowns_the_others_is_refused(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    ann, bob = await room.come_all(table, "ann", "bob")
    for number in range(3):
        await room.send(table, ann, "say", id=str(number), text="la")
    assert ann.last("refused")["code"] == "too-fast"
    await room.send(table, bob, "say", id="1", text="oh")
    assert [said.text for said in table.talk.said] == ["la", "la", "oh"]


@in_a_room
async def test_only_bots_have_voices(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    ann = await room.come(table, "ann")
    await room.send(table, ann, "say", id="1", remark={"says": "joke", "voice": "terse"})
    assert ann.last("refused")["code"] == "bad-remark"


def test_a_voice_comes_with_the_seed_and_bots_with_all_voices_are_there() -> None:
    assert {voice_of(seed) for seed in range(3)} == set(VOICES)
    assert voice_of(5) == voice_of(5 + 3 * 7)


@in_a_room(talk_per_table=2)
async def test_a_table_takes_so_many_remarks_and_no_more(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", chat=True)
    ann = await room.come(table, "ann")
    for number in range(3):
        await room.send(table, ann, "say", id=str(number), text="hello")
    assert [frame["code"] for frame in ann.frames if frame["frame"] == "refused"] == ["talk-full"]
    assert len(table.talk.said) == 2
