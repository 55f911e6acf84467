"""What the page says of refusals and bounds is so."""

import re
from dataclasses import fields
from pathlib import Path

from motherlode.server import faults, quota
from motherlode.server.errors import STATUS, MalformedError, TableError
from motherlode.server.http import address, api, judged, looking_back, printing, results, suspicion
from motherlode.server.keeping import interning
from motherlode.server.keeping.storage import writer
from motherlode.server.keeping.storage.postgres import appending, storage
from motherlode.server.limits import Limits
from motherlode.server.line import lines, requests, socket, wire
from motherlode.server.site import bus, forwarding, node, worker
from motherlode.server.table import complaints, match, talk, thinking

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


FIXED = {
    "faults.MANY": faults.MANY,
    "faults.MOST_TRACED": faults.MOST_TRACED,
    "faults.REMEMBERED": faults.REMEMBERED,
    "quota.COUNTED": quota.COUNTED,
    "quota.SHARING": quota.SHARING,
    "quota.HOUSEHOLD": quota.HOUSEHOLD,
    "http.address.TRIES": address.TRIES,
    "http.api.MOST_LISTED": api.MOST_LISTED,
    "http.api.MOST_MINE": api.MOST_MINE,
    "http.api.MOST_LOADED": api.MOST_LOADED,
    "http.looking_back.REPLAYS": looking_back.REPLAYS,
    "http.judged.KEPT": judged.KEPT,
    "http.judged.AT_A_TIME": judged.AT_A_TIME,
    "http.printing.MOST_WAITING": printing.MOST_WAITING,
    "http.printing.KEPT": printing.KEPT,
    "http.results.KEPT": results.KEPT,
    "http.suspicion.KEPT": suspicion.KEPT,
    "keeping.interning.MOST": interning.MOST,
    "keeping.storage.writer.MOST": writer.MOST,
    "keeping.storage.postgres.appending.MOST": appending.MOST,
    "keeping.storage.postgres.storage.MOST": storage.MOST,
    "line.lines.SPARE_FILES": lines.SPARE_FILES,
    "line.lines.WANTED_FILES": lines.WANTED_FILES,
    "line.requests.MOST_AHEAD": requests.MOST_AHEAD,
    "line.socket.UNHEARD": socket.UNHEARD,
    "line.socket.MOMENTS": socket.MOMENTS,
    "line.wire.LENGTHS": wire.LENGTHS,
    "site.bus.DEAF": bus.DEAF,
    "site.bus.REMEMBERED": bus.REMEMBERED,
    "site.forwarding.MOST": forwarding.MOST,
    "site.node.BEATS": node.BEATS,
    "site.worker.FINISHES": worker.FINISHES,
    "table.complaints.AROUND": complaints.AROUND,
    "table.match.REMEMBERED": match.REMEMBERED,
    "table.talk.LATEST": talk.LATEST,
    "table.talk.MOST_MARKS": talk.MOST_MARKS,
    "table.thinking.MOST_WORKERS": thinking.MOST_WORKERS,
    "table.thinking.TRIES": thinking.TRIES,
    "table.thinking.SOON": thinking.SOON,
}


def test_every_bound_that_nobody_sets_is_as_the_page_says() -> None:
    rows = re.findall(r"^\| `([\w.]+\.\w+)` \| ([\d,]+) \| .+ \|$", PAGE.partition("## Limits")[2], re.MULTILINE)
    assert {name: int(number.replace(",", "")) for name, number in rows} == FIXED
