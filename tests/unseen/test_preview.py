"""What a player is told of a choice before it is made."""

from __future__ import annotations

import json

from orloj.engine.match import Match
from tests.unseen.table import RULES, Table


def test_the_last_upgrade_card_of_a_neighborhood_is_not_told_before_it_is_seen() -> None:
    """PU-UPG-01: with one card left there is nothing to choose, yet it is hidden until then."""
    table = Table().gain("influence")
    hood = table.hood("golem")
    hood.upgrade_pile.unseen, hood.upgrades, hood.upgrades_left = {}, ["side-door"], 1
    hood.influence[0] = 1  # its next space shows an Upgrade card
    found = Match(RULES, table.game, b"", 0, table.game).preview()
    assert found["influence:golem"]["reveals"]
    assert found["influence:golem"]["log"] == [{"k": "influence", "seat": 0, "hood": "golem", "to": 2}]
    assert "side-door" not in json.dumps(found)
    table.do("influence:golem")
    assert table.player().upgrades == ["side-door"]
