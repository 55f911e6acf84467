"""Differences between views: folding a difference gives the new view, and nothing that was given changes."""

from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motherlode.core.patch import diff, fold

SCALARS = st.none() | st.integers(2, 9) | st.sampled_from(["NE", "gold", ""])
KEYS = st.sampled_from(["hand", "board", "0,0", "8,-2"])
PLAIN = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4), max_leaves=14
)


@settings(max_examples=400)
@given(old=PLAIN, new=PLAIN)
def test_folding_the_difference_gives_the_new(old: Any, new: Any) -> None:
    assert fold(old, diff(old, new)) == new


@given(old=PLAIN, new=PLAIN)
def test_neither_differing_nor_folding_changes_what_is_given(old: Any, new: Any) -> None:
    kept = deepcopy((old, new))
    patch = diff(old, new)
    fold(old, patch)
    assert (old, new) == kept


@given(old=PLAIN, new=PLAIN)
def test_folding_does_not_change_the_patch(old: Any, new: Any) -> None:
    patch = diff(old, new)
    kept = deepcopy(patch)
    fold(old, patch)
    assert patch == kept


@given(same=PLAIN)
def test_equal_data_differ_in_nothing(same: Any) -> None:
    assert diff(same, deepcopy(same)) == []


@given(old=PLAIN, middle=PLAIN, new=PLAIN)
def test_patches_fold_one_after_the_other(old: Any, middle: Any, new: Any) -> None:
    assert fold(old, [*diff(old, middle), *diff(middle, new)]) == new


@given(old=PLAIN, new=PLAIN)
def test_a_difference_can_begin_anywhere_in_the_whole(old: Any, new: Any) -> None:
    whole = {"deep": [1, old]}
    assert fold(whole, diff(old, new, "deep", 1)) == {"deep": [1, new]}


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        ({"deck": 9}, {"deck": 8}, [["set", ["deck"], 8]]),
        ({"a": 1, "b": 2}, {"b": 2}, [["cut", ["a"]]]),
        ({"log": ["a"]}, {"log": ["a", "b"]}, [["add", ["log"], ["b"]]]),
        ({"pile": ["a"]}, {"pile": ["c", "b", "a"]}, [["put", ["pile"], ["c", "b"]]]),
        ({"pile": []}, {"pile": ["a"]}, [["add", ["pile"], ["a"]]]),
        ({"hand": ["a", "b"]}, {"hand": ["a", "c"]}, [["set", ["hand"], ["a", "c"]]]),
        ({"hand": ["a", "b"]}, {"hand": ["b"]}, [["set", ["hand"], ["b"]]]),
        ({"goals": {"8,0": {"face": None}}}, {"goals": {"8,0": {"face": "gold"}}}, None),
        (["a"], {"a": 1}, [["set", [], {"a": 1}]]),
    ],
)
def test_a_patch_says_only_what_changed(old: Any, new: Any, patch: Any) -> None:
    assert diff(old, new) == (patch or [["set", ["goals", "8,0", "face"], "gold"]])
