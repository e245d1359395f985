"""What the Buildings of level II do, worked out by hand from their texts in `buildings.toml`."""

from tests.unseen.cards.street import Case, Prepare
from tests.unseen.table import Table

UPGRADES = "upgrade:arch-toll upgrade:name-scroll upgrade:site-foreman upgrade:keystone-pride"
"""The Upgrades that are found to lie at Golem."""


def one_on_a_square(table: Table) -> None:
    """One more Worker of seat 0 stands on a Square."""
    table.stand(0, "robot", "vodnik")


def a_mug(table: Table) -> None:
    """A Mug card in hand."""
    table.player().mugs.append("loose-tongue")


def an_upgrade(table: Table) -> None:
    """An Upgrade card of the Vodniks."""
    table.player().upgrades.append("ripple-talk")


def another_building(card: str) -> Prepare:
    """A Building at Robot, with another player's Worker in it."""

    def prepare(table: Table) -> None:
        table.card("robot-left", card).inside(1, "robot", "robot-left")

    return prepare


LEVEL_2 = [
    # ---- any Worker
    Case("market-hall", "basic:cog", {"cog": 3}),
    Case("viaduct", "option:1", {"boat": 3}),
    Case("viaduct", "option:2", {"idea": 3}),
    Case("old-town-hall", "", {"rumor": 2, "influence:golem": 1}),
    Case(
        "thomas-brewhouse",
        "discard:loose-tongue basic:beer influence:robot",
        {"mugs": -1, "discard:loose-tongue": 1, "beer": 1, "influence:robot": 1},
        prepare=a_mug,
    ),
    Case("dalibor-tower", "pay:rumor2", {"rumor": -2, "garnet": 2}, goods={"rumor": 2}),
    Case("wenceslas-square", "", {"rumor": 3}),
    Case("wenceslas-square", "basic:book", {"book": 1, "rumor": 3}, prepare=one_on_a_square),
    Case(
        "technical-museum",
        "take:arch-toll",
        {"rumor": 1, "upgrade:arch-toll": 1, "upgrades:golem": -1},
        fate=UPGRADES,
    ),
    Case(
        "mirror-maze",
        "pay:rumor card:robot-left basic:fish",
        {"fish": 1},  # 1 Rumor paid, 1 gained
        goods={"rumor": 1},
        prepare=another_building("coal-market"),
    ),
    Case(
        "mirror-maze",
        "pay:rumor card:robot-left type:vodnik",
        {"rumor": -1, "cog": 1, "clock": "vodnik", "idea": 1},
        goods={"rumor": 1},
        prepare=another_building("power-station"),
    ),
    # ---- one type
    Case(
        "bridge-yard",
        "guild:masons guild:carpenters bridge:1 bridge-space:vodnik-golem-3:golem",
        {
            "rumor": 1,
            "tiles": -1,
            "bridges": 1,
            "bridge-vp": 3,
            "site:vodnik-golem-3:golem": "0",
            "influence:golem": 1,
        },
        "golem",
    ),
    Case(
        "bridge-yard",
        "guild:masons guild:ropers",
        {"rumor": 1, "guild:masons": 1, "guild:ropers": 1},  # no tile on top costs these two
        "golem",
    ),
    Case("klementinum", "bonus:robot", {"rumor": 2, "bonus:robot": 1}, "golem"),
    Case(
        "powder-tower",
        "pay:book2 space:1 space:0 space:3",
        {"book": -2, "golem": "3", "guild:masons": 1, "boat": 1, "guild:smiths": 1, "influence:golem": 1},
        "golem",
        goods={"book": 2},
    ),
    Case(
        "faust-house",
        "cauldron:cauldron-3 row:row-1",
        {"rumor": 1, "cauldron-3": "lantern", "row-1": "potion", "repair:mirror": 1},
        "horned",
        fate="item:lantern item:mirror",
    ),
    Case(
        "lamprey-tower",
        "pay:beer2 cauldron:cauldron-4 row:row-3",
        {"beer": -2, "garnet": 2, "cauldron-4": "bag", "row-3": "mirror"},
        "horned",
        goods={"beer": 2},
        fate="item:bag",
    ),
    Case(
        "black-tower",
        "pay:beer repair:draw",
        {"beer": -1, "boat": 2, "repair:bag": 1, "repair:potion": 1},
        "horned",
        goods={"beer": 1},
        fate="item:bag item:potion",
    ),
    Case("sova-mills", "", {"mugs": 1, "boat": 3}, "vodnik", fate="mug:borrowed-hat"),
    Case("raft-house", "", {"guild:ropers": 1, "boat": 3}, "vodnik"),
    Case("waterworks", "pay:fish2", {"fish": -2, "cog": 2, "idea": 4}, "vodnik", goods={"fish": 2}),
    Case("power-station", "", {"cog": 1, "clock": "robot", "idea": 4}, "robot"),
    Case(
        "capek-villa",
        "discard:ripple-talk take:arch-toll",
        {"upgrade:ripple-talk": -1, "rumor": 2, "upgrade:arch-toll": 1, "upgrades:golem": -1, "influence:golem": 1},
        "robot",
        fate=UPGRADES,
        prepare=an_upgrade,
    ),
    Case(
        "kolben-works",
        "pay:cog section:robot crate:crate-beer section:robot crate:crate-boat-a",
        {"cog": -1, "rumor": 2, "beer": 2, "boat": 2, "crate-beer": "turned", "crate-boat-a": "turned"},
        "robot",
        goods={"cog": 1},
    ),
    Case(
        "kolben-works",
        "pay:cog section:horned crate:crate-cog section:horned turn-back",
        {"cog": 1, "rumor": 3},  # 1 Cog paid and 2 gained; the Crate turned back pays a Rumor
        "robot",
        goods={"cog": 1},
    ),
]
