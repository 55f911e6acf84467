"""Compromised dwarf and tournament, seat 0 of the table."""

from motherlode.bots.adept.thinking import think
from tests.bots.tables import MINERS, ROW, choice, table


def test_near_the_gold_a_broken_tool_is_worth_a_share():
    """Nobody is suspected, and no card completes the tunnel."""
    given = {"board": ROW, "hands": {"0": ["broken-lamp", "N", "E"]}, "looked": {"0": ["8,0"]}}
    assert choice(table(modules=["compromised-dwarf"], **given)).get("play") == "broken-lamp"
    assert choice(table(**given)).get("play") != "broken-lamp"


def test_near_the_gold_a_miner_mends_himself_first():
    hand = ["fix-lamp", "map", "NESW"]
    given = {"board": ROW, "hands": {"0": hand}, "fronts": {"0": ["broken-lamp"], "1": ["broken-lamp"]}}
    assert choice(table(modules=["compromised-dwarf"], **given)) == {"play": "fix-lamp", "on": 0}


def test_in_a_tournament_another_miner_is_hardly_a_rival():
    roles = ["miner", "miner", "miner", "saboteur", "greedy"]
    tournament = think(table(modules=["tournament"], roles=roles).view(0), (), ()).interest
    draft = think(table(roles=MINERS).view(0), (), ()).interest
    assert tournament.rivals["miner"] * tournament.rivalry / tournament.win <= draft.rivalry / draft.win
    assert tournament.rivals["greedy"] > tournament.rivals["miner"]


def test_a_tournament_miner_completes_the_tunnel():
    roles = ["miner", "miner", "miner", "saboteur", "greedy"]
    given = {"board": ROW, "hands": {"0": ["EW", "N", "map"]}, "looked": {"0": ["8,0"]}}
    assert choice(table(modules=["tournament"], roles=roles, **given)) == {"lay": "EW", "at": "7,0"}
