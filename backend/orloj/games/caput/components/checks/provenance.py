"""Every block says where its values come from, and every piece has an id and a name of its own."""

import re
from collections.abc import Iterator

from orloj.engine.data.provenance import check_blocks, check_ids, check_names
from orloj.engine.data.rows import Row, tables_in
from orloj.games.caput.components.source import FILES, Data

_HEAD = {"game": "praga-caput-regni", "version": 1}
_ID = re.compile(r"[A-Za-z0-9]+(-[a-z0-9]+)*")
_RULE_TEXT = re.compile(r"PCR-[A-Z0-9]+-\d\d|fact: |components \d")
_LONGEST_NAME = 24


def check(data: Data) -> None:
    """Raise ComponentError for values of unknown origin, and for an id or a name that two pieces share."""
    check_blocks(data, FILES, _HEAD, _RULE_TEXT)
    check_ids(data, _ID)
    check_names(_named(data), _LONGEST_NAME)


def _named(data: Data) -> Iterator[Row]:
    for file, tables in data.items():
        for table in tables_in(tables):
            if "name" in table:
                yield Row(file, str(table.get("id")), table)
