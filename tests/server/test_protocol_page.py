"""What the page says of refusals and bounds is so."""

import re
from dataclasses import fields
from pathlib import Path

from motherlode.server.errors import STATUS, MalformedError, TableError
from motherlode.server.limits import Limits

PAGE = (Path(__file__).parents[2] / "docs" / "PROTOCOL.md").read_text(encoding="utf-8")


def test_every_code_has_the_status_that_the_page_says() -> None:
    rows = re.findall(r"^\| (\d{3}) \| (.*) \|$", PAGE, re.MULTILINE)
    said = {code: int(status) for status, codes in rows for code in re.findall(r"`([a-z-]+)`", codes)}
    assert said == STATUS
    assert {code: TableError(code).status for code in said} == said
    assert (TableError("not-over").status, MalformedError("not-json").status) == (409, 400)


def test_every_bound_is_as_the_page_says() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([\d,.]+) \|$", PAGE.partition("## Limits")[2], re.MULTILINE)
    said = {name: float(number.replace(",", "")) for name, number in rows}
    assert said == {field.name: field.default for field in fields(Limits) if isinstance(field.default, int | float)}
