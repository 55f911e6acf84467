"""Whether a bot is worth its place: the same deals twice, kept so that a run can go on."""

from itertools import islice

import pytest

from motherlode.arena.gate import ANY, Ledger, Question, answer, main, table
from motherlode.arena.pairing import difference
from motherlode.core.audience import ALL
from motherlode.core.rng import Rng
from motherlode.games import game

SABOTEUR = Question(3, "saboteur", bot="random", instead="adept", company="random", seed=4)
FOREVER = float("inf")


def rows(lines):
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


@pytest.mark.parametrize("role", ["miner", "saboteur", ANY])
def test_only_deals_with_the_role_are_played_and_from_a_seat_that_has_it(role):
    question = Question(3, role, seed=9)
    saboteur = game("saboteur")
    for deal, seat in islice(question.deals(), 12):
        roles = saboteur.start(question.setup, Rng(deal).next()).view(ALL)["roles"]
        assert role in (roles[seat], ANY)


def test_seats_take_turns():
    assert {seat for _, seat in islice(Question(3, "miner", seed=9).deals(), 12)} == {0, 1, 2}


def test_a_pair_is_what_the_seat_has_more_with_the_bot_in_it():
    ledger = Ledger(None)
    answer(SABOTEUR, 3, ledger, FOREVER, jobs=1)
    company = ("random",) * 3
    assert ledger.found(SABOTEUR) == [
        difference("saboteur", SABOTEUR.setup.plain(), company, "random", "adept", deal)[1]
        for deal in islice(SABOTEUR.deals(), 3)
    ]


def test_a_run_goes_on_where_it_ended_and_finds_the_same(tmp_path):
    whole = Ledger(None)
    answer(SABOTEUR, 5, whole, FOREVER, jobs=1)
    answer(SABOTEUR, 2, Ledger(tmp_path / "found.jsonl"), FOREVER, jobs=1)
    ledger = Ledger(tmp_path / "found.jsonl")
    assert ledger.found(SABOTEUR) == whole.found(SABOTEUR)[:2]
    answer(SABOTEUR, 5, ledger, FOREVER, jobs=1)
    assert Ledger(tmp_path / "found.jsonl").found(SABOTEUR) == whole.found(SABOTEUR)


def test_nothing_is_played_when_the_time_is_over():
    ledger = Ledger(None)
    answer(SABOTEUR, 5, ledger, until=0.0, jobs=1)
    assert ledger.found(SABOTEUR) == []


def test_what_another_bot_was_worth_does_not_count(tmp_path):
    ledger = Ledger(tmp_path / "found.jsonl")
    ledger.add(SABOTEUR, 2)
    other = Question(3, "saboteur", bot="novice", instead="adept", company="random", seed=4)
    assert Ledger(tmp_path / "found.jsonl").found(other) == []


def test_what_other_code_was_worth_does_not_count(tmp_path, monkeypatch):
    Ledger(tmp_path / "found.jsonl").add(SABOTEUR, 2)
    monkeypatch.setattr("motherlode.arena.gate.code_print", lambda: "other")
    assert Ledger(tmp_path / "found.jsonl").found(SABOTEUR) == []


def test_roles_are_told_apart_and_pooled():
    miner, ledger = Question(3, "miner"), Ledger(None)
    for more in (1, 3):
        ledger.add(miner, more)
    ledger.add(SABOTEUR, -1)
    found = rows(table([miner, SABOTEUR], ledger))
    assert [row[:4] for row in found] == [
        ["3", "miner", "2", "+2.000"],
        ["3", "saboteur", "1", "-1.000"],
        ["3", "pooled", "3", "+1.000"],
    ]


def test_the_table_is_printed(capsys, tmp_path):
    asked = ["--players", "3", "--pairs", "2", "--bot", "random", "--company", "random", "--jobs", "1"]
    main([*asked, "--keep", str(tmp_path / "found.jsonl")])
    assert [row[2] for row in rows(capsys.readouterr().out.splitlines()[2:])] == ["2", "2", "4"]
