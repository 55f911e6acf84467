"""What is cut out is what the engine plays with: counted by its decks, never by a list of our own."""

from collections import Counter

import pytest

import motherlode
from motherlode.core.errors import SetupError
from motherlode.games.corporation.cards import DECK
from motherlode.games.corporation.colours import COLOURS
from motherlode.games.saboteur.modules.treasure_chests.names import EFFECTS
from motherlode.games.saboteur.modules.treasure_chests.treasures import TUNNELS as TREASURES
from motherlode.print import pieces_of, table_of
from motherlode.words import Words

WORDS = Words("en", strict=True)


def fronts(game, modules=(), players=None):
    return Counter(piece.front.name for piece in pieces_of(table_of(game, modules, players), WORDS))


def deck_of(game, modules=(), players=None):
    setup = table_of(game, modules, players)
    rules = motherlode.game(game).rulebook(setup)
    return Counter(f"{'tunnel' if word in rules.tunnels else 'action'} {word}" for word in rules.deck)


def of_the_deck(found):
    return Counter({name: count for name, count in found.items() if name.startswith(("tunnel ", "action "))})


@pytest.mark.parametrize(
    ("game", "modules"),
    [
        ("duel", ()),
        ("saboteur", ()),
        ("saboteur", ("saboteur2", "new-goals", "veto", "treasury", "reverse", "pathfinder", "goal-swap")),
        ("saboteur", ("artisan", "diversion", "greedy-dwarf", "compromised-dwarf")),
    ],
)
def test_every_card_of_the_deck_is_printed_as_often_as_it_is_there(game, modules):
    assert of_the_deck(fronts(game, modules)) == deck_of(game, modules)


def test_the_duel_has_everything_else_too():
    found = fronts("duel")
    assert sum(found.values()) == 31 + 3 + 2, "DUEL-05: cards, dwarf tokens, key tokens"
    assert (found["token green"], found["key token"]) == (3, 2)
    assert sum(name.startswith("goal ") for name in found) == 3


def test_the_two_faces_of_a_dwarf_token_are_the_two_colours():
    tokens = [piece for piece in pieces_of(table_of("duel"), WORDS) if piece.front.name.startswith("token ")]
    assert {(token.front.name, token.back.name) for token in tokens} == {("token green", "token blue")}


def test_cards_of_one_deck_have_one_back_and_others_have_others():
    backs = {}
    for piece in pieces_of(table_of("saboteur"), WORDS):
        backs.setdefault(piece.front.name.split()[0], set()).add(piece.back.name)
    assert backs["tunnel"] == backs["action"] == {"deck back"}
    kinds = [backs[kind] for kind in ("tunnel", "goal", "role", "gold", "start")]
    assert all(len(kind) == 1 for kind in kinds)
    assert len(set().union(*kinds)) == 5


def test_the_base_game_is_printed_for_the_largest_table():
    found = fronts("saboteur")
    assert (found["role miner"], found["role saboteur"]) == (7, 4)
    assert [found[f"gold {value}"] for value in (1, 2, 3)] == [16, 8, 4]
    assert sum(found.values()) == 110, "BASE-02"


def test_saboteur_2_is_played_with_its_own_pieces():
    found = fronts("saboteur", ("saboteur2",))
    assert not [name for name in found if name.startswith("gold ")], "S2-10"
    assert [found[f"nuggets {value}"] for value in (1, 2, 5)] == [20, 8, 5], "S2-09: 33 tokens"


def test_a_toll_is_paid_in_tokens_beside_the_gold_cards():
    found = fronts("saboteur", ("tunnel-toll",))
    assert found["gold 1"] == 16
    assert found["nuggets 1"] > 0, "XM-13"


def test_a_smaller_table_needs_fewer_dwarfs():
    found = fronts("saboteur", players=3)
    assert (found["role miner"], found["role saboteur"]) == (3, 1)


def test_treasures_and_toll_dwarfs_come_with_their_modules():
    plain, found = fronts("saboteur"), fronts("saboteur", ("treasure-chests", "tunnel-toll"))
    more = found - plain
    assert sum(count for name, count in more.items() if name.startswith("tunnel ")) == len(TREASURES)
    assert {name for name in more if name.startswith("chest ")} == {f"chest {effect}" for effect in EFFECTS}
    assert (more["toll 1"], more["toll 2"]) == (1, 1)


def test_the_corporation_is_printed_whole():
    found = fronts("corporation")
    assert sum(name.startswith("tile ") for name in found) == 9
    assert {name: found[f"card {name}"] for name in DECK} == Counter(DECK)
    assert found["player board"] == 6
    for colour in COLOURS:
        lengths = {length: found[f"crystal {colour} ×{length}"] for length in (1, 2, 3)}
        assert sum(length * count for length, count in lengths.items()) == 60, "cells that can be covered"
        assert sum(lengths.values()) <= 36, "pieces to cut out"
    assert found["counters"] == 6, "coins and dwarfs are marked on a row"
    assert not [name for name in found if name.startswith(("coin", "dwarf"))]
    assert found["overtime token"] == 6, "CORP-113: three tokens for each of two cards"


def test_crystals_that_a_table_counts_are_printed_one_by_one():
    game = motherlode.game("corporation")
    setup = game.setup(players=3, options={"gemsPerColour": 30})
    found = Counter(piece.front.name for piece in pieces_of(setup, WORDS))
    assert {name: count for name, count in found.items() if name.startswith("crystal")} == {
        f"crystal {colour} ×1": 30 for colour in COLOURS
    }


def test_what_cannot_be_played_cannot_be_printed():
    for game, modules, players in (("chess", (), None), ("duel", ("veto",), None), ("saboteur", (), 2)):
        with pytest.raises(SetupError):
            table_of(game, modules, players)


@pytest.mark.parametrize("module", ["dressing-room", "tunnel-party"])
def test_the_two_rooms_are_the_two_sides_of_one_postcard(module):
    cards = [
        (piece.front.name, piece.back.name)
        for piece in pieces_of(table_of("saboteur", (module,)), WORDS)
        if piece.front.name.startswith("postcard")
    ]
    assert cards == [("postcard dressing-room", "postcard tunnel-party")]
    assert "postcard dressing-room" not in fronts("saboteur", ("tunnel-toll",))
