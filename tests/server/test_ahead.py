"""How many requests may wait on one line for the answer to the first."""

from __future__ import annotations

from collections import deque
from typing import Any

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from motherlode.server.limits import Limits
from motherlode.server.line.requests import MOST_AHEAD, BoundedHttp


@pytest.mark.parametrize(("waiting", "is_taken"), [(0, True), (MOST_AHEAD - 1, True), (MOST_AHEAD, False)])
def test_so_many_wait_and_one_more_does_not(waiting: int, is_taken: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[Any] = []

    def take(line: HttpToolsProtocol) -> None:
        taken.append(line)

    monkeypatch.setattr(HttpToolsProtocol, "on_headers_complete", take)
    line = BoundedHttp.__new__(BoundedHttp)
    line.headers, line._limits, line.pipeline = [], Limits(), deque([None] * waiting)  # type: ignore[list-item]
    if is_taken:
        line.on_headers_complete()
    else:
        with pytest.raises(ValueError, match="ahead"):
            line.on_headers_complete()
    assert taken == [line] * is_taken
