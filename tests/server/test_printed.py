"""What the client draws is what the rulebooks print."""

from motherlode.server import printed


def test_the_list_of_what_the_client_draws_is_up_to_date() -> None:
    assert printed.TARGET.read_text(encoding="utf-8") == printed.write(), "run: python -m motherlode.server.printed"


def test_cards_of_every_module_and_of_the_duel_are_in_it() -> None:
    found = printed.lists()
    assert {"NS+E:green-door", "S:ladder", "NESW:blue-door@N"} <= set(found["TUNNELS"])
    assert {"map", "trap", "veto", "key"} <= set(found["ACTIONS"])
    assert {"miner", "greedy", "geologist"} <= set(found["ROLES"])
    assert {"stone NW", "sack-2 ESW", "gold-2 NE"} <= set(found["GOALS"])
