"""Differences of two JSON objects as an RFC 6902 patch of add, remove and replace.

Views key pieces by id and share the objects that did not change, so a branch that is the same object is skipped and
lists, which are short, are replaced whole.
"""

from __future__ import annotations

from typing import Any, cast

Json = dict[str, Any]
Patch = list[dict[str, Any]]


def diff(before: Json, after: Json) -> Patch:
    """The operations that turn `before` into `after`."""
    patch: Patch = []
    if before is not after:
        _walk(before, after, "", patch)
    return patch


def _walk(before: Json, after: Json, path: str, patch: Patch) -> None:
    for key in before:
        if key not in after:
            patch.append({"op": "remove", "path": f"{path}/{_escape(key)}"})
    for key, new in after.items():
        if key not in before:
            patch.append({"op": "add", "path": f"{path}/{_escape(key)}", "value": new})
            continue
        old = before[key]
        if old is new:
            continue
        if isinstance(old, dict) and isinstance(new, dict):
            _walk(cast("Json", old), cast("Json", new), f"{path}/{_escape(key)}", patch)
        elif old != new or isinstance(old, bool) is not isinstance(new, bool):
            patch.append({"op": "replace", "path": f"{path}/{_escape(key)}", "value": new})


def apply(document: Json, patch: Patch) -> Json:
    """A new document with the patch applied; branches the patch does not touch are shared.

    Raises KeyError when the patch is one for another document.
    """
    for operation in patch:
        keys = [_unescape(k) for k in operation["path"].split("/")[1:]]
        document = _applied(document, keys, operation)
    return document


def _applied(node: Json, keys: list[str], operation: dict[str, Any]) -> Json:
    head, *rest = keys
    twin = node.copy()
    if rest:
        twin[head] = _applied(node[head], rest, operation)
    elif operation["op"] == "remove":
        del twin[head]
    elif operation["op"] == "add" or head in twin:
        twin[head] = operation["value"]
    else:
        raise KeyError(head)
    return twin


def _escape(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1") if "~" in key or "/" in key else key


def _unescape(key: str) -> str:
    return key.replace("~1", "/").replace("~0", "~")
