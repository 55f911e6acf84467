import pytest

from tests.clauses import rule


def test_rule_marks_the_test_with_its_clauses():
    mark = rule("EXAMPLE-43", "S2EXAMPLE-7").mark
    assert (mark.name, mark.args) == ("rule", ("EXAMPLE-43", "S2EXAMPLE-7"))


@pytest.mark.parametrize("clauses", [(), ("BASE",), ("base-43",), ("BASE-43, BASE-44",), ("BASE-43", "44")])
def test_what_is_no_clause_is_refused(clauses):
    with pytest.raises(ValueError, match="clause"):
        rule(*clauses)
