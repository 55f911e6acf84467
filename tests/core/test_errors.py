"""Refusals carry a code, the clauses behind it and arguments."""

import pickle

import pytest

import motherlode
from motherlode.core.errors import MotherlodeError

KINDS = [motherlode.IllegalAction, motherlode.SetupError, motherlode.PositionError, motherlode.RecordError]


@pytest.mark.parametrize("kind", KINDS)
def test_every_refusal_can_be_caught_as_one_of_ours(kind: type[MotherlodeError]) -> None:
    with pytest.raises(MotherlodeError) as refused:
        raise kind("occupied", ("BASE-39",), {"cell": "1,0"})
    assert (refused.value.code, refused.value.clauses) == ("occupied", ("BASE-39",))
    assert refused.value.arguments == {"cell": "1,0"}


def test_a_refusal_says_what_it_knows() -> None:
    assert str(motherlode.IllegalAction("game-over")) == "game-over"
    assert str(motherlode.IllegalAction("occupied", ("BASE-39",), {"cell": "1,0"})) == "occupied (cell=1,0) [BASE-39]"
    assert motherlode.IllegalAction("game-over").arguments == {}


@pytest.mark.parametrize("kind", KINDS)
def test_a_refusal_travels_between_processes(kind: type[MotherlodeError]) -> None:
    refusal = kind("occupied", ("BASE-39",), {"cell": "1,0"})
    again = pickle.loads(pickle.dumps(refusal))
    assert type(again) is kind
    assert (again.code, again.clauses, again.arguments) == (refusal.code, refusal.clauses, refusal.arguments)
