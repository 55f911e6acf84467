"""Tables that older versions wrote, and how they stood."""

import json
from pathlib import Path
from typing import Any

import motherlode
from tests.server.clients import Browser, Json

DATA = Path(__file__).parent / "data"
WRITTEN = json.loads((DATA / "schema-1.json").read_text(encoding="utf-8"))
"""What stood on each table when it was written, and the keys of the browsers that sat there."""
TABLES: dict[str, Json] = WRITTEN["tables"]
BEGAN = [name for name, table in TABLES.items() if "version" in table]


def browser_of(person: str, server: Any, new_browser: Any) -> Browser:
    browser: Browser = new_browser(server)
    browser.http.cookies.set("motherlode", WRITTEN["keys"][person])
    return browser


def assert_stands(name: str, server: Any, browser: Browser) -> None:
    """It is found as it was left."""
    expected = TABLES[name]
    live = browser.open(name)
    live.until(lambda: live.status and live.view)
    assert (live.status, live.version) == (expected["status"], expected["version"])
    assert len(live.talk) == expected["said"]
    match = server.registry.tables[name].match
    view = json.loads(json.dumps(match.view(motherlode.ALL)))
    assert [entry["event"] for entry in view["log"]] == expected["log"]
    told = [key for key in ("hands", "board", "outcome") if key in expected]
    assert {key: view[key] for key in told} == {key: expected[key] for key in told}
    assert list(match.asked) == expected["asked"]
    assert {str(seat): answer.action for seat, answer in match.answers.items()} == expected["answers"]
