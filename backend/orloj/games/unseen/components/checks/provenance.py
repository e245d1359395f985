"""Every block says where its values come from, and every piece has an id and a name of its own."""

import re

from orloj.engine.data.provenance import check_blocks, check_ids, check_names
from orloj.games.unseen.components.source import FILES, Data, block, blocks

_HEAD = {"game": "prague-unseen", "version": 1}
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_RULE_TEXT = re.compile(r"PU-[A-Z0-9]+-\d\d|book:\d|turns:\d")
_LONGEST_NAME = 30


def check(data: Data) -> None:
    """Raise ComponentError for values of unknown origin, and for an id or a name that two pieces share."""
    check_blocks(data, FILES, _HEAD, _RULE_TEXT)
    check_ids(data, _ID)
    check_names(block(data, "buildings", "buildings").rows("card"), _LONGEST_NAME)
    check_names(block(data, "upgrades", "upgrade_cards").rows("card"), _LONGEST_NAME)
    check_names(blocks(data, "mugs", "mug"), _LONGEST_NAME)
    check_names(block(data, "items", "items").rows("kind"), _LONGEST_NAME)
    check_names(block(data, "solo", "aims").rows("card"), _LONGEST_NAME)
    check_names(block(data, "solo", "solo_cards").rows("card"), _LONGEST_NAME)
