"""Differences of JSON objects as RFC 6902 patches."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orloj.engine.diff import apply, diff

KEYS = st.sampled_from(["a", "b", "c", "a/b", "~", "~1", ""])
LEAVES = st.none() | st.booleans() | st.integers(0, 3) | st.text("xy", max_size=2) | st.lists(st.text("xy"), max_size=3)
OBJECTS = st.recursive(
    st.dictionaries(KEYS, LEAVES), lambda inner: st.dictionaries(KEYS, LEAVES | inner), max_leaves=12
)


def same(one: Any, other: Any) -> bool:
    """Equality as JSON sees it: true is not 1."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def by_the_book(document: Any, patch: list[dict[str, Any]]) -> Any:
    """RFC 6902 on a copy in the plainest way, as a second opinion on `apply`."""
    document = copy.deepcopy(document)
    for operation in patch:
        *path, last = [key.replace("~1", "/").replace("~0", "~") for key in operation["path"].split("/")[1:]]
        target = document
        for key in path:
            target = target[key]
        assert operation["op"] in ("add", "remove", "replace")
        assert (last in target) == (operation["op"] != "add")
        if operation["op"] == "remove":
            del target[last]
        else:
            target[last] = operation["value"]
    return document


@given(OBJECTS, OBJECTS)
def test_a_difference_leads_from_one_to_the_other(before: dict[str, Any], after: dict[str, Any]) -> None:
    kept = copy.deepcopy(before)
    patch = diff(before, after)
    assert same(apply(before, patch), after)
    assert same(by_the_book(before, patch), after)
    assert same(before, kept)
    assert bool(patch) == (not same(before, after))
    assert json.loads(json.dumps(patch)) == patch


def test_what_did_not_change_is_not_looked_at_and_stays_the_same_object() -> None:
    class Untouchable(dict[str, Any]):
        def __iter__(self) -> Any:
            raise AssertionError("looked into")

    shared = Untouchable(x=1)
    before: dict[str, Any] = {"shared": shared, "n": 1}
    patch = diff(before, {"shared": shared, "n": 2})
    assert patch == [{"op": "replace", "path": "/n", "value": 2}]
    assert apply(before, patch)["shared"] is shared


def test_lists_are_replaced_whole_and_objects_by_key() -> None:
    patch = diff({"l": [1, 2], "o": {"x": 1, "y": 1}}, {"l": [1, 3], "o": {"y": 1, "z": {"w": 1}}})
    assert patch == [
        {"op": "replace", "path": "/l", "value": [1, 3]},
        {"op": "remove", "path": "/o/x"},
        {"op": "add", "path": "/o/z", "value": {"w": 1}},
    ]


def test_keys_are_escaped() -> None:
    assert diff({}, {"a/b": {}}) == [{"op": "add", "path": "/a~1b", "value": {}}]
    assert diff({"~": {"/": 1}}, {"~": {"/": 2}}) == [{"op": "replace", "path": "/~0/~1", "value": 2}]


@pytest.mark.parametrize(
    "operation",
    [
        {"op": "remove", "path": "/nowhere"},
        {"op": "replace", "path": "/nowhere", "value": 1},
        {"op": "add", "path": "/nowhere/x", "value": 1},
    ],
)
def test_a_patch_for_another_document_is_an_error(operation: dict[str, Any]) -> None:
    with pytest.raises(KeyError):
        apply({"here": 1}, [operation])
