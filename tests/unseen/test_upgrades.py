"""Gaining Upgrade cards (PU-UPG)."""

from __future__ import annotations

from orloj.games.unseen.components.cards import UPGRADES
from tests.unseen.table import RULES, Table

DEALT = ["punched-muse", "workshop-bell", "patent-drawer", "spare-parts"]


def looking(seat: int = 0, table: Table | None = None) -> Table:
    """A seat looks at the Upgrade cards of the Robots."""
    table = table or Table()
    table.fate = [f"upgrade:{card}" for card in DEALT] if table.hood("robot").upgrades_left == 4 else []
    return table.turn(seat).gain("upgrade here", "robot", seat=seat)


def test_one_of_all_cards_left_is_kept_and_the_others_go_back() -> None:
    """PU-UPG-01: the next player looks at the other three."""
    table = looking()
    assert sorted(table.choices("take:")) == sorted(DEALT)
    table.do("take:patent-drawer")
    assert table.player().upgrades == ["patent-drawer"]
    assert sorted(looking(1, table).choices("take:")) == sorted(set(DEALT) - {"patent-drawer"})


def test_a_card_of_another_neighborhood_or_one_taken_cannot_be_kept() -> None:
    """PU-UPG-01: as little as one that is not in play."""
    table = looking(1, looking().do("take:patent-drawer"))
    for card in ("patent-drawer", "side-door", "copied-gesture"):
        table.refused(f"take:{card}")


def test_only_the_chooser_sees_the_cards() -> None:
    """PU-UPG-01, R93: neither the other players' views nor the log name a card that was put back."""
    table = looking().do("take:spare-parts")
    seen = str([RULES.view(table.game, viewer) for viewer in (1, 2, None)])
    seen += str([RULES.log_for(entry, 1) for entry in table.game.log])
    assert "spare-parts" in seen
    assert [card for card in DEALT if card in seen] == ["spare-parts"]


def test_a_card_can_be_used_from_the_moment_it_is_kept() -> None:
    """PU-UPG-02: in the same turn, for 1 Cog."""
    table = looking().give(cog=1).do("take:punched-muse", "upgrade:punched-muse", "pay:cog")
    assert (table.player().stock["rumor"], table.player().idea) == (1, 1)


def test_a_card_kept_answers_to_the_event_that_brought_it() -> None:
    """PU-UPG-02: "when bridge: rumor 2", gained by the Influence of that very Bridge."""
    table = Table()
    table.fate = [f"upgrade:{card}" for card in ("arch-toll", "side-door", "name-scroll", "keystone-pride")]
    table.player().guilds = ["masons", "carpenters"]
    table.refresh().do("bridge:1", "bridge-space:vodnik-golem-3:golem", "take:arch-toll")
    assert table.player().stock["rumor"] == 2


def test_a_card_is_never_discarded_by_its_use() -> None:
    """PU-UPG-02: it is ready again in the next turn."""
    table = looking().give(cog=2).do("take:punched-muse", "upgrade:punched-muse", "pay:cog")
    assert table.player().upgrades == ["punched-muse"]
    table.turn(1).turn(0).do("upgrade:punched-muse", "pay:cog")
    assert (table.player().upgrades, table.player().idea) == (["punched-muse"], 2)


def test_four_players_gain_one_each_and_then_none_is_left() -> None:
    """PU-UPG-03, R92: 4 of the 8 cards of a Neighborhood are in play, the fourth player has no choice."""
    table = Table()
    for seat in range(4):
        looking(seat, table).finish()
        assert table.hood("robot").upgrades_left == 3 - seat
    kept = [table.player(seat).upgrades for seat in range(4)]
    assert sorted(card for cards in kept for card in cards) == sorted(DEALT)
    assert [len(cards) for cards in kept] == [1, 1, 1, 1]
    looking(0, table)
    assert (table.ask, len(table.player().upgrades)) == ("turn", 1)
    assert all(UPGRADES[card].hood == "robot" for card in DEALT)
