"""Logs that programs read: one JSON object a line, whatever happened."""

import json
import logging
import sys

from motherlode.server.site.logs import JsonLines


def told(record: logging.LogRecord) -> dict[str, str]:
    line = JsonLines().format(record)
    assert "\n" not in line
    found: dict[str, str] = json.loads(line)
    return found


def test_a_line_is_an_object() -> None:
    record = logging.LogRecord("motherlode.site", logging.WARNING, "x.py", 1, "table %s\nis lost", ("a",), None)
    record.table = "abc"
    found = told(record)
    assert found["text"] == "table a\nis lost"
    assert (found["level"], found["from"], found["table"]) == ("warning", "motherlode.site", "abc")
    assert found["time"].endswith("+00:00")


def test_a_fault_is_told_with_where_it_happened() -> None:
    try:
        raise ValueError("what")
    except ValueError:
        record = logging.LogRecord("motherlode", logging.ERROR, "x.py", 1, "oh", (), sys.exc_info())
    assert "ValueError: what" in told(record)["error"]
