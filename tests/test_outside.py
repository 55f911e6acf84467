"""Modules of other packages come in the order of their ids, in whatever order they were installed."""

from importlib.metadata import EntryPoint

import pytest

from motherlode import outside


def test_outside_modules_are_in_the_order_of_their_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    installed = [EntryPoint(name, f"package_{name}", outside.GROUP) for name in ("zinc", "amber", "moss")]
    monkeypatch.setattr(outside, "entry_points", lambda group: installed if group == outside.GROUP else [])
    outside.packages.cache_clear()
    try:
        assert [*outside.packages()] == ["amber", "moss", "zinc"]
    finally:
        outside.packages.cache_clear()
