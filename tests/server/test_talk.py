"""What bots hear of the talk at a table."""

from motherlode.server.keeping.storage import TalkRow
from motherlode.server.table.talk import Talk


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
