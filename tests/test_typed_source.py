"""What the compiler gets of a source: the same lines, without what it cannot take and with what it has to know."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parent.parent / "scripts"
Typed = Callable[[str, str, set[str]], tuple[str, str]]
SOURCE = '''"""A table."""

from motherlode.core.field import field, items
from motherlode.core.state import State


class Table(State):
    BESIDES = ("rules",)

    rules: object

    turn: int = field(0)
    """Whose it is."""
    hands: list[int] = field(list, copied=items)
    name: str | None = field()

    def role(self, seat: int, other: State, more: list[int] | None = None) -> str:
        count: int = len(self.hands)
        word: str
        raise ValueError(count)


def plain(table: Table, seat: int) -> list[int]:
    return table.hands
'''
TYPES = """cdef class Table(State):
    cdef public object rules
"""


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Typed:
    monkeypatch.syspath_prepend(str(SCRIPTS))
    sys.modules.pop("typed_source", None)
    import typed_source

    made: Typed = typed_source.typed_source
    return made


def test_every_line_stays_where_it_is(typed: Typed) -> None:
    source, _ = typed(SOURCE, TYPES, {"motherlode.core.state.State"})
    for word in ("class Table", "def role", "raise ValueError", '"""Whose it is."""'):
        numbers = [
            [number for number, line in enumerate(text.splitlines()) if word in line] for text in (SOURCE, source)
        ]
        below = sum(1 for line in source.splitlines()[: numbers[1][0]] if "_copy_fields" in line)
        assert below == 0
        assert numbers[0] == numbers[1]


def test_of_the_annotations_only_typed_classes_are_left(typed: Typed) -> None:
    source, _ = typed(SOURCE, TYPES, {"motherlode.core.state.State"})
    assert "def role(self, seat, other: State, more = None)" in source
    assert "count = len(self.hands)" in source
    assert "def plain(table: Table, seat)" in source
    assert "word: str" not in source


def test_of_a_function_that_the_types_declare_none_are_left(typed: Typed) -> None:
    source, _ = typed(SOURCE, TYPES + "\ncpdef list plain(Table table, int seat)\n", {"motherlode.core.state.State"})
    assert "def plain(table, seat)" in source


def test_fields_become_attributes_and_are_copied_one_by_one(typed: Typed) -> None:
    source, types = typed(SOURCE, TYPES, {"motherlode.core.state.State"})
    for line in ("cdef public int turn", "cdef public list hands", "cdef public object name"):
        assert f"    {line}\n" in types
    assert "from motherlode.core.state cimport State\n" in types
    assert "fields = State.fields + _declared_Table" in source
    copying = source[source.index("def _copy_fields") :]
    assert "State._copy_fields(self, other)" in copying
    assert "to: Table = other" in copying
    assert "to.rules = self.rules" in copying
    assert "to.turn = self.turn" in copying
    assert "to.hands = self.hands[:]" in copying


def test_a_copy_is_written_over_what_is_there_where_c_knows_how(typed: Typed) -> None:
    known = {"motherlode.core.state.State", "motherlode.core.ends.items_over", "other.table.board_over"}
    source, types = typed(SOURCE, TYPES, known)
    assert "from motherlode.core.ends cimport items_over\n" in types
    kept = "kept_hands = to.hands; to.hands = None; to.hands = items_over(self.hands, kept_hands)"
    assert kept in source


@pytest.mark.parametrize(("module", "over"), [("a.board", True), ("another.board", False)])
def test_an_object_is_written_over_by_what_its_own_module_knows(typed: Typed, module: str, over: bool) -> None:
    imported = f"from {module} import Board\nfrom motherlode.core.field import"
    source = SOURCE.replace("from motherlode.core.field import", imported)
    source = source.replace("turn: int = field(0)", "board: Board = field(Board, copied=Board.copy)")
    made, _ = typed(source, TYPES, {f"{module}.Board", "a.board.board_over"})
    assert ("board_over(self.board, kept_board)" in made) is over
    assert ("to.board = self.board.copy()" in made) is not over


def test_what_the_types_write_out_is_not_imported(typed: Typed) -> None:
    source, _ = typed("from bisect import bisect_left, insort\n", "cdef inline int bisect_left(list found):\n", set())
    assert source == "from bisect import insort\n"
    source, _ = typed("from bisect import bisect_left\n", "cdef inline int bisect_left(list found):\n", set())
    assert source == "\n"


def test_what_is_kept_in_c_is_found_by_its_name_too(typed: Typed) -> None:
    source, _ = typed("LOW = 1\nHIGH = 2\n", "cdef int LOW, HIGH\ncdef list KEPT\n", set())
    for name in ("LOW", "HIGH", "KEPT"):
        assert f'globals()["{name}"] = {name}\n' in source


def test_a_class_derives_in_c_from_classes_that_c_knows(typed: Typed) -> None:
    source = "class Way(ABC, Generic[StateT]):\n    pass\n\n\nclass Lay(Way[int]):\n    pass\n"
    made, _ = typed(source, "cdef class Way:\n    pass\n\ncdef class Lay(Way):\n    pass\n", set())
    assert made.splitlines()[0] == "class Way():"
    assert "class Lay(Way):" in made
    assert "def __class_getitem__(cls, _)" in made


def test_what_the_types_write_out_in_c_is_neither_defined_nor_imported(typed: Typed) -> None:
    inline = "cdef inline list distinct(list hand):\n    return hand\n"
    own, _ = typed("def distinct(hand):\n    return [*hand]\n\n\ndef other(hand):\n    return hand\n", inline, set())
    assert "def distinct" not in own
    assert "def other" in own
    assert 'globals()["distinct"] = lambda hand: distinct(hand)' in own
    method, _ = typed("put: Put = list.append\n", "cdef inline int put(list items, item) except -1:\n    pass\n", set())
    assert method.strip() == 'globals()["put"] = lambda items, item: put(items, item)'
    pointer, _ = typed("def block(row):\n    return row\n", "cdef inline int* block(Row row):\n    pass\n", set())
    assert not pointer.strip(), "Python cannot have a pointer"
    taken, _ = typed("def sum_of(row):\n    return 0\n", "cdef inline int sum_of(int* row):\n    pass\n", set())
    assert not taken.strip(), "nor give one"
    user, types = typed("from hands import Hand, distinct, other\n", "", {"hands.Hand", "hands.distinct"})
    assert user.splitlines()[0] == "from hands import Hand, other"
    assert "from hands cimport distinct" in types


def test_a_number_that_c_knows_beforehand_is_not_set_again(typed: Typed) -> None:
    enum = "cdef enum:\n    LOW = 1\n    HIGH = 2\n"
    source, _ = typed("LOW, HIGH = 1, 2\nMORE = 3\n", enum, set())
    assert "LOW, HIGH" not in source
    assert "MORE = 3" in source
    for name in ("LOW", "HIGH"):
        assert f'globals()["{name}"] = {name}\n' in source
    user, types = typed("from numbers import LOW, MORE\n", "", {"numbers.LOW"})
    assert user.splitlines()[0] == "from numbers import MORE"
    assert "from numbers cimport LOW" in types


def test_a_number_that_is_another_one_in_c_is_refused(typed: Typed) -> None:
    with pytest.raises(AssertionError, match="line 2"):
        typed('"""Numbers."""\nLOW, HIGH = 1, 3\n', "cdef enum:\n    LOW = 1\n    HIGH = 2\n", set())


def test_what_lists_surely_hold_is_taken_for_that(typed: Typed) -> None:
    source = "from __future__ import annotations\n\n\ndef last(ways):\n    way = ways[-1]\n    return way, len(ways)\n"
    made, _ = typed(source, "# sure: way=Way\n", set())
    assert made.splitlines()[0] == "from __future__ import annotations; import cython"
    assert "    way = cython.cast(Way, ways[-1])\n    return way, len(ways)\n" in made
    assert "cython" not in typed(source, "", set())[0]


def test_what_an_argument_is_called_besides_is_surely_taken_for_that_too(typed: Typed) -> None:
    source = "from __future__ import annotations\n\n\ndef end(state):\n    table: Table = state\n    return table\n"
    made, _ = typed(source, "# sure: table=Table\n", {"tables.Table"})
    assert "    table = cython.cast(Table, state)\n    return table\n" in made


def test_what_is_written_out_in_c_without_a_body_has_that_of_the_source(typed: Typed) -> None:
    source = 'def put(pile: Pile, kind: int) -> None:\n    """On top."""\n    pile.add(kind)\n    pile.size += 1\n'
    made, types = typed(source, "cdef inline int put(Pile pile, int kind) except -1\n\ncdef Pile EMPTY\n", set())
    assert "def put" not in made
    assert 'globals()["put"] = lambda pile, kind: put(pile, kind)' in made
    body = '    """On top."""\n    pile.add(kind)\n    pile.size += 1'
    assert types == f"cdef inline int put(Pile pile, int kind) except -1:\n{body}\n\ncdef Pile EMPTY\n"
