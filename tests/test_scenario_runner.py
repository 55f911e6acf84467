"""The runner itself: what fails must fail, with the step and a clear reason, and nothing crashes."""

import textwrap

import pytest

from motherlode.conformance import run_paths
from motherlode.conformance.vocabulary import Check, Verb, Words
from motherlode.conformance.words.shapes import as_a_card, as_a_face, as_it_lies, turned

HEAD = """
- id: T-1
  title: a toy table
  clauses: [BASE-43]
  game: saboteur
  players: 3
  given:
    turn: 0
    roles: [miner, saboteur, miner]
    board: {"1,0": EW}
    goals: {"8,2": stone NE, "8,0": gold, "8,-2": stone NW}
    hands: {0: [EW, map, NE, fix-cart-lamp], 1: [NS, EW]}
    fronts: {1: [broken-cart], 2: [broken-cart, broken-lamp]}
    deck: 10
  steps:
"""
TOY = "{id: T-1, title: toy, game: saboteur, players: 3"


@pytest.fixture
def run_text(tmp_path):
    """Runs a file of scenarios; gives the lines printed."""

    def run(text):
        file = tmp_path / "toy.yaml"
        file.write_bytes(text if isinstance(text, bytes) else textwrap.dedent(text).encode())
        lines = []
        passed, failed = run_paths([file], lines.append)
        assert lines[-1] == f"{passed} passed, {failed} failed"
        return [line.replace(str(file), "toy.yaml") for line in lines]

    return run


def steps(*lines):
    return HEAD + "".join(f"    - {line}\n" for line in lines)


def test_a_scenario_that_holds_is_ok(run_text):
    lines = run_text(steps('do: {seat: 0, lay: EW, at: "2,0"}', "check: {turn: 1}"))
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
def test_what_does_not_hold_fails_at_its_step(run_text, step, why):
    line, total = run_text(steps("check: {turn: 0}", step))
    assert line.startswith("FAIL T-1 a toy table: step 2: ")
    assert why in line
    assert total == "0 passed, 1 failed"


def test_a_shorthand_may_mean_the_one_legal_action_that_contains_it(run_text):
    [line, _] = run_text(
        steps('do: {seat: 0, play: fix-cart-lamp, "on": 1}', "check: {fronts: {1: []}, discard: 2}")
    )
    assert line.startswith("ok ")


def test_a_pass_of_an_empty_hand_is_accepted_and_does_nothing(run_text):
    text = HEAD.replace("1: [NS, EW]", "1: []").replace("deck: 10", "deck: 0")
    [line, _] = run_text(text + "    - do: {seat: 1, pass: []}\n    - check: {turn: 0}\n")
    assert line.startswith("ok ")


def test_pass_to_goes_round_the_table(run_text):
    [line, _] = run_text(
        steps("pass_to: 2", "check: {turn: 2, discard: 2}", "pass_to: 2", "check: {discard: 2}")
    )
    assert line.startswith("ok ")


def test_pass_to_stops_where_somebody_is_asked_something_else(run_text):
    reaching = '"1,0": EW, "2,0": EW, "3,0": EW, "4,0": EW, "5,0": EW, "6,0": EW'
    text = HEAD.replace('"1,0": EW', reaching)
    [line, _] = run_text(text + '    - do: {seat: 0, lay: EW, at: "7,0"}\n    - pass_to: 1\n')
    assert line.endswith("step 2: seat 0 is asked draft and cannot pass")


def test_decline_all_where_nobody_is_asked_does_nothing(run_text):
    [line, _] = run_text(steps("decline_all: true", "check: {turn: 0}"))
    assert line.startswith("ok ")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "expected a list of scenarios"),
        ("id: T-1", "expected a list of scenarios"),
        ("- [unclosed", "broken YAML"),
        ("- a: b: c", "broken YAML"),
        ("- {a: 1, a: 2}", "the key 'a' is written twice"),
        ("- !!python/object:os.system {}", "broken YAML"),
        ("- 2020-13-45", "broken YAML"),
        (b"\xff\xfe\x00", "is not a text in UTF-8"),
        ("- just words", "expected a scenario, not 'just words'"),
        ("- {title: toy}", "id and game and players is missing"),
        (f"- {TOY}, colour: red, given: {{}}, steps: []}}", "unknown key 'colour'"),
        (f"- {TOY}}}", "given and steps is missing"),
        (f"- {TOY}, setup_refused: true, steps: []}}", "a set-up that is refused has no steps"),
        (f"- {TOY}, clause: BASE-01, given: {{}}, steps: []}}", "only beside setup_refused"),
        (
            f"- {TOY}, clauses: [rule 43], given: {{}}, steps: []}}",
            "expected a clause like BASE-43, not 'rule 43'",
        ),
        (f"- {TOY.replace('saboteur', 'chess')}, given: {{}}, steps: []}}", "game: expected one of"),
        (
            f"- {TOY.replace('3', 'three')}, given: {{}}, steps: []}}",
            "players: expected a number, not 'three'",
        ),
        (f"- {TOY.replace('3', 'true')}, given: {{}}, steps: []}}", "players: expected a number, not True"),
        (f"- {TOY}, given: [], steps: []}}", "given: expected a map"),
        (f"- {TOY}, given: {{weather: fine}}, steps: []}}", "given: unknown key 'weather'"),
        (f"- {TOY}, given: {{turn: 3}}, steps: []}}", "given: turn: expected a seat from 0 to 2, not 3"),
        (f"- {TOY}, given: {{roles: [miner]}}, steps: []}}", "expected 3 entries, one for each seat, not 1"),
        (f"- {TOY}, given: {{board: {{here: EW}}}}, steps: []}}", "expected a cell like"),
        (f"- {TOY}, given: {{last_laid: {{cell: here}}}}, steps: []}}", "expected a map with cell, seat"),
        (f"- {TOY}, given: {{hands: {{0: EW}}}}, steps: []}}", "given: hands: 0: expected a list, not 'EW'"),
        (f"- {TOY}, given: {{}}, steps: [wait]}}", "step 1: expected one word with its value, not 'wait'"),
        (f"- {TOY}, given: {{}}, steps: [{{wait: 1}}]}}", "step 1: unknown step 'wait'"),
        (
            f"- {TOY}, given: {{}}, steps: [{{do: {{seat: 0}}}}]}}",
            "an action has one of lay, play, pass, choose",
        ),
        (f"- {TOY}, given: {{}}, steps: [{{do: {{seat: 0, jump: 1}}}}]}}", "not 'jump'"),
        (f"- {TOY}, given: {{}}, steps: [{{do: {{lay: EW}}}}]}}", "step 1: seat is missing"),
        (f"- {TOY}, given: {{}}, steps: [{{do: {{seat: 0, lay: EW}}}}]}}", "step 1: at is missing"),
        (
            f"- {TOY}, given: {{}}, steps: [{{do: {{seat: 0, lay: EW, play: map}}}}]}}",
            "one verb, not lay and play",
        ),
        (
            f"- {TOY}, given: {{}}, steps: [{{do: {{seat: 0, play: fix-cart, on: 1}}}}]}}",
            'YAML reads a bare on or yes so; write "on"',
        ),
        (
            f"- {TOY}, given: {{}}, steps: [{{do: {{seat: 0, pass: [EW], clause: BASE-94}}}}]}}",
            "step 1: unknown key 'clause'",
        ),
        (f"- {TOY}, given: {{}}, steps: [{{check: {{}}}}]}}", "step 1: check: expected what to check"),
        (f"- {TOY}, given: {{}}, steps: [{{check: {{weather: 1}}}}]}}", "step 1: unknown key 'weather'"),
        (f"- {TOY}, given: {{}}, steps: [{{check: {{turn: none}}}}]}}", "step 1: turn: expected a seat"),
        (
            f"- {TOY}, given: {{}}, steps: [{{check: {{knows: {{0: {{sky: blue}}}}}}}}]}}",
            "expected a cell or a role",
        ),
    ],
)
def test_what_breaks_the_format_is_a_clear_failure_and_no_crash(run_text, text, why):
    [line, total] = run_text(text)
    assert line.startswith("FAIL ")
    assert why in line
    assert "\n" not in line
    assert total == "0 passed, 1 failed"


def test_a_broken_scenario_does_not_hide_the_others(run_text):
    good = HEAD.replace("  steps:\n", "  steps: []\n")
    lines = run_text(good.replace("T-1", "T-0") + "- nonsense\n" + good + good)
    assert [line.split(":")[0] for line in lines] == [
        "ok T-0 a toy table",
        "FAIL toy.yaml",
        "ok T-1 a toy table",
        "FAIL T-1 a toy table",
        "2 passed, 2 failed",
    ]
    assert "the id T-1 is used twice" in lines[3]


def test_an_impossible_position_fails_at_the_set_up(run_text):
    [line, _] = run_text(f"- {TOY}, given: {{hands: {{0: [flying-carpet]}}}}, steps: []}}")
    assert line.startswith("FAIL T-1 toy: step 0: ")
    assert "flying-carpet" in line


def test_a_set_up_that_should_be_refused_and_is_not_fails(run_text):
    assert run_text(f"- {TOY}, setup_refused: true}}")[0] == "FAIL T-1 toy: step 0: the set-up was accepted"
    two = TOY.replace("3", "2")
    assert run_text(f"- {two}, setup_refused: true, clause: BASE-01}}")[0] == "ok T-1 toy"
    assert "does not name BASE-02" in run_text(f"- {two}, setup_refused: true, clause: BASE-02}}")[0]


def test_an_unknown_module_is_refused_at_the_set_up(run_text):
    [line, _] = run_text(f"- {TOY}, modules: [dancing-bears], given: {{}}, steps: []}}")
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
