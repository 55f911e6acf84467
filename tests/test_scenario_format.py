"""What breaks the format of scenarios is a failure with a clear message, never a crash."""

import pytest

from tests.toy_scenarios import HEAD, TOY, run_text


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
def test_what_breaks_the_format_is_a_clear_failure_and_no_crash(tmp_path, text, why):
    [line, total] = run_text(tmp_path, text)
    assert line.startswith("FAIL ")
    assert why in line
    assert "\n" not in line
    assert total == "0 passed, 1 failed"


def test_a_broken_scenario_does_not_hide_the_others(tmp_path):
    good = HEAD.replace("  steps:\n", "  steps: []\n")
    lines = run_text(tmp_path, good.replace("T-1", "T-0") + "- nonsense\n" + good + good)
    assert [line.split(":")[0] for line in lines] == [
        "ok T-0 a toy table",
        "FAIL toy.yaml",
        "ok T-1 a toy table",
        "FAIL T-1 a toy table",
        "2 passed, 2 failed",
    ]
    assert "the id T-1 is used twice" in lines[3]
