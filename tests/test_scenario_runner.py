"""The runner itself: what fails must fail, with the step and a clear reason, and nothing crashes."""

import pytest

from motherlode.conformance import run_paths
from motherlode.conformance.vocabulary import Check, Verb, Words
from motherlode.conformance.words.shapes import as_a_card, as_a_face, as_it_lies, turned
from tests.toy_scenarios import HEAD, TOY, run_text, steps


def test_a_scenario_that_holds_is_ok(tmp_path):
    lines = run_text(tmp_path, steps('do: {seat: 0, lay: EW, at: "2,0"}', "check: {turn: 1}"))
    assert lines == ["ok T-1 a toy table", "1 passed, 0 failed"]


@pytest.mark.parametrize(
    ("step", "why"),
    [
        ("check: {turn: 1}", "turn: expected 1, found 0"),
        ("check: {actors: [1]}", "actors: expected [1], found [0]"),
        ("check: {asked: {0: draft}}", "asked: 0: expected draft, found turn"),
        ("check: {asked: {1: turn}}", "asked: 1: expected turn, found None"),
        ("check: {round: 2}", "round: expected 2, found 1"),
        ("check: {round_over: true}", "round_over: expected True, found False"),
        ("check: {game_over: true}", "game_over: expected True, found False"),
        ("check: {won: [miners]}", "won: no round has ended"),
        ("check: {completer: 0}", "completer: expected 0, found no round that has ended"),
        ("check: {gold: [1, 0, 0]}", "gold: expected [1, 0, 0], found [0, 0, 0]"),
        ("check: {gained: [1, 0, 0]}", "gained: expected [1, 0, 0], found no round that has ended"),
        ("check: {champions: [0]}", "champions: expected [0], found no winners yet"),
        ("check: {first: 1}", "first: expected 1, found no round that has ended"),
        ("check: {hand: {1: [NS, map]}}", "hand: 1: expected ['NS', 'map'], found ['NS', 'EW']"),
        ("check: {hand: {1: [NS]}}", "hand: 1: expected ['NS'], found ['NS', 'EW']"),
        ("check: {hand_sizes: [4, 2, 5]}", "hand_sizes: expected [4, 2, 5], found [4, 2, 6]"),
        ("check: {deck: 9}", "deck: expected 9, found 10"),
        ("check: {discard: 1}", "discard: expected 1, found 0"),
        ("check: {discard_top: map}", "discard_top: the discard pile is empty"),
        ("check: {fronts: {1: []}}", "fronts: 1: expected [], found ['broken-cart']"),
        ('check: {board: {"1,0": NS}}', "board: 1,0: expected NS, found EW"),
        ('check: {board: {"1,0": empty}}', "board: 1,0: expected empty, found EW"),
        ('check: {board: {"2,0": EW}}', "board: 2,0: expected EW, found empty"),
        ('check: {board: {"8,0": empty}}', "board: 8,0: expected empty, found a closed goal"),
        ('check: {goals: {"8,0": gold open}}', "goals: 8,0: expected gold open, found hidden"),
        ('check: {goals: {"8,1": hidden}}', "goals: 8,1: expected hidden, found no goal"),
        ("check: {role: {1: miner}}", "role: 1: expected miner, found saboteur"),
        ('check: {knows: {0: {"8,0": gold}}}', "knows: seat 0 does not know 8,0"),
        (
            'check: {knows: {0: {"role 0": saboteur}}}',
            "knows: seat 0 knows role 0 as miner, expected saboteur",
        ),
        ('check: {hidden: {0: ["role 0"]}}', "hidden: seat 0 knows role 0: miner"),
        ('check: {hidden: {1: ["hand 1"]}}', "hidden: seat 1 knows hand 1: ['NS', 'EW']"),
        ("check: {can_lay: {0: false}}", "can_lay: 0: expected False, found True"),
        ("check: {placements: 1}", "placements: expected 1, found 6"),
        (
            'check: {legal_cells: {0: {EW: ["2,0"]}}}',
            "legal_cells: 0: expected {'EW': ['2,0']}, found {'EW': ['-1,0', '2,0']}",
        ),
        (
            'refuse: {seat: 0, lay: EW, at: "2,0"}',
            "{'lay': 'EW', 'at': '2,0'} of seat 0 is legal",
        ),
        ('refuse: {seat: 0, play: fix-cart-lamp, "on": 1}', "of seat 0 is legal"),
        ('refuse: {seat: 0, lay: EW, at: "1,0", clause: BASE-43}', "does not name BASE-43"),
        ('allow: {seat: 0, lay: EW, at: "1,0"}', "is refused: occupied"),
        ('allow: {seat: 1, lay: EW, at: "2,0"}', "is refused: not-asked"),
        ('do: {seat: 0, lay: NESW, at: "2,0"}', "is refused: not-in-hand"),
        ("do: {seat: 0, pass: []}", "is refused: wrong-count"),
        ('do: {seat: 0, play: fix-cart-lamp, "on": 2}', "may mean"),
    ],
)
def test_what_does_not_hold_fails_at_its_step(tmp_path, step, why):
    line, total = run_text(tmp_path, steps("check: {turn: 0}", step))
    assert line.startswith("FAIL T-1 a toy table: step 2: ")
    assert why in line
    assert total == "0 passed, 1 failed"


def test_a_shorthand_may_mean_the_one_legal_action_that_contains_it(tmp_path):
    [line, _] = run_text(
        tmp_path, steps('do: {seat: 0, play: fix-cart-lamp, "on": 1}', "check: {fronts: {1: []}, discard: 2}")
    )
    assert line.startswith("ok ")


def test_a_pass_of_an_empty_hand_is_accepted_and_does_nothing(tmp_path):
    text = HEAD.replace("1: [NS, EW]", "1: []").replace("deck: 10", "deck: 0")
    [line, _] = run_text(tmp_path, text + "    - do: {seat: 1, pass: []}\n    - check: {turn: 0}\n")
    assert line.startswith("ok ")


def test_pass_to_goes_round_the_table(tmp_path):
    [line, _] = run_text(
        tmp_path, steps("pass_to: 2", "check: {turn: 2, discard: 2}", "pass_to: 2", "check: {discard: 2}")
    )
    assert line.startswith("ok ")


def test_pass_to_stops_where_somebody_is_asked_something_else(tmp_path):
    reaching = '"1,0": EW, "2,0": EW, "3,0": EW, "4,0": EW, "5,0": EW, "6,0": EW'
    text = HEAD.replace('"1,0": EW', reaching)
    [line, _] = run_text(tmp_path, text + '    - do: {seat: 0, lay: EW, at: "7,0"}\n    - pass_to: 1\n')
    assert line.endswith("step 2: seat 0 is asked draft and cannot pass")


def test_decline_all_where_nobody_is_asked_does_nothing(tmp_path):
    [line, _] = run_text(tmp_path, steps("decline_all: true", "check: {turn: 0}"))
    assert line.startswith("ok ")


def test_an_impossible_position_fails_at_the_set_up(tmp_path):
    [line, _] = run_text(tmp_path, f"- {TOY}, given: {{hands: {{0: [flying-carpet]}}}}, steps: []}}")
    assert line.startswith("FAIL T-1 toy: step 0: ")
    assert "flying-carpet" in line


def test_a_set_up_that_should_be_refused_and_is_not_fails(tmp_path):
    assert run_text(tmp_path, f"- {TOY}, setup_refused: true}}")[0] == "FAIL T-1 toy: step 0: the set-up was accepted"
    two = TOY.replace("3", "2")
    assert run_text(tmp_path, f"- {two}, setup_refused: true, clause: BASE-01}}")[0] == "ok T-1 toy"
    assert "does not name BASE-02" in run_text(tmp_path, f"- {two}, setup_refused: true, clause: BASE-02}}")[0]


def test_an_unknown_module_is_refused_at_the_set_up(tmp_path):
    [line, _] = run_text(tmp_path, f"- {TOY}, modules: [dancing-bears], given: {{}}, steps: []}}")
    assert line.startswith("FAIL T-1 toy: step 0: refused: unknown-module")


def test_folders_are_run_with_all_files_in_them(tmp_path):
    (tmp_path / "inner").mkdir()
    text = HEAD.replace("  steps:\n", "  steps: []\n")
    (tmp_path / "b.yaml").write_text(text)
    (tmp_path / "inner" / "a.yml").write_text(text.replace("T-1", "T-2"))
    (tmp_path / "notes.txt").write_text("not a scenario")
    lines = []
    assert run_paths([tmp_path], lines.append) == (2, 0)
    assert lines == ["ok T-1 a toy table", "ok T-2 a toy table", "2 passed, 0 failed"]


def test_a_path_that_is_not_there_and_a_folder_without_files_are_failures(tmp_path):
    lines = []
    assert run_paths([tmp_path / "gone.yaml", tmp_path], lines.append) == (0, 2)
    assert "no such file or folder" in lines[0]
    assert "no scenario files" in lines[1]


@pytest.mark.parametrize(
    ("written", "lying", "card"),
    [
        ("SE", "ES", "ES"),
        ("W+E", "E+W", "E+W"),
        ("S+N+E", "N+E+S", "N+E+S"),
        ("NE", "NE", "NE"),
        ("map", "map", "map"),
    ],
)
def test_a_shape_has_one_spelling(written, lying, card):
    assert as_it_lies(written) == lying
    assert as_a_card(written) == as_a_card(turned(written)) if written != "map" else as_a_card("map") == card


def test_both_positions_are_one_card_and_two_cards_stay_two():
    assert as_a_card("SW") == as_a_card("NE") != as_a_card("NW")
    assert turned("EW:blue-door@E") == "EW:blue-door@W"
    assert as_a_face("stone SE") == "stone ES"


def test_a_module_adds_words_to_those_of_its_game():
    def form(_value, _players):
        return None

    game = Words("toy", verbs={"play": Verb(form, {"on": form}, frozenset({"on"}))}, given={"turn": form})
    module = Words(
        "toy",
        "bells",
        verbs={"play": Verb(form, {"to": form}), "ring": Verb(form)},
        checks={"rung": Check(form, lambda _table, _expected: None)},
        reactions={"react": {"veto": False}},
    )
    both = game.extended_by(module)
    assert set(both.verbs) == {"play", "ring"}
    assert set(both.verbs["play"].fields) == {"on", "to"}
    assert both.verbs["play"].required == {"on"}
    assert (set(both.given), set(both.checks), both.reactions) == (
        {"turn"},
        {"rung"},
        {"react": {"veto": False}},
    )
