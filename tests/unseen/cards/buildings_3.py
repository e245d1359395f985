"""What the Buildings of level III do, worked out by hand from their texts in `buildings.toml`."""

from tests.unseen.cards.street import Case
from tests.unseen.table import Table


def three_buildings(table: Table) -> None:
    """Three Price tokens are taken."""
    table.player().prices[:] = ["price-robot-1-a", "price-robot-1-b", "price-golem-2-a"]


def two_bridges(table: Table) -> None:
    """Two Bridge tiles are built, worth 3 and 1."""
    table.player().bridges[:] = [3, 1]


def a_mug(table: Table) -> None:
    """A Mug card in hand."""
    table.player().mugs.append("loose-tongue")


def an_upgrade(table: Table) -> None:
    """An Upgrade card of the Vodniks."""
    table.player().upgrades.append("ripple-talk")


def a_market_hall(table: Table) -> None:
    """An empty Building of level II at Vodnik, `same 3`."""
    table.card("vodnik-right", "market-hall")


LEVEL_3 = [
    # ---- any Worker
    Case(
        "castle-steps",
        "cauldron:cauldron-1 row:row-1 influence:vodnik",
        {"cauldron-1": "mirror", "row-1": "bag", "influence:vodnik": 1},
        fate="item:mirror",
    ),
    Case("langweil-model", "pay:beer4", {"beer": -4, "vp": 3}, goods={"beer": 4}, prepare=three_buildings),
    Case("bridge-tower", "pay:fish", {"fish": -1, "vp": 2}, goods={"fish": 1}, prepare=two_bridges),
    Case(
        "last-lantern",
        "pay:fish card:vodnik-right basic:beer",
        {"fish": -1, "beer": 3},
        goods={"fish": 1},
        prepare=a_market_hall,
    ),
    Case(
        "two-cats",
        "discard:loose-tongue influence:horned",
        {"mugs": -1, "discard:loose-tongue": 1, "vp": 2, "influence:horned": 1},
        prepare=a_mug,
    ),
    Case("golden-lane", "pay:fish2", {"fish": -2, "vp": 5}, goods={"fish": 2, "beer": 1, "cog": 1}),
    Case("loreto", "pay:garnet", {"garnet": -1, "vp": 5}, goods={"garnet": 1}),
    Case(
        "new-mint",
        "pay:rumor4 basic:beer basic:cog basic:beer",
        {"rumor": -4, "beer": 2, "cog": 1, "garnet": 1},
        goods={"rumor": 5},
    ),
    # ---- one type
    Case(
        "masons-lodge",
        "guild:masons guild:carpenters guild:smiths bridge:3 bridge-space:horned-robot-2:robot",
        {
            "guild:masons": 1,
            "guild:carpenters": 1,
            "tiles": -1,
            "bridges": 1,
            "bridge-vp": 2,
            "site:horned-robot-2:robot": "0",
            "influence:robot": 1,
        },
        "golem",
    ),
    Case("strahov", "bonus:horned", {"vp": 1, "bonus:horned": 1}, "golem"),
    Case(
        "golden-ring",
        "pay:book space:7 space:8 basic:cog space:5 influence:robot",
        {"book": -1, "golem": "5", "guild:ropers": 1, "cog": 1, "guild:carpenters": 1, "influence:robot": 1},
        "golem",
        goods={"book": 1},
    ),
    Case(
        "donkey-cradle",
        "cauldron:cauldron-2 row:row-1 cauldron:cauldron-2 basic:fish",
        {"mugs": 1, "cauldron-2": "potion", "row-1": "lantern lantern", "fish": 1},
        "horned",
        fate="mug:borrowed-hat item:lantern item:potion",
    ),
    Case(
        "devils-pillar",
        "pay:beer2 cauldron:cauldron-1 row:row-2",
        {"beer": -2, "vp": 4, "cauldron-1": "potion", "row-2": "bag"},
        "horned",
        goods={"beer": 2},
        fate="item:potion",
    ),
    Case("vysehrad-vaults", "pay:beer", {"beer": -1, "vp": 3, "boat": 2}, "horned", goods={"beer": 1}),
    Case("sewer-works", "", {"boat": 3, "beer": 1}, "vodnik"),
    Case("rudolf-tunnel", "influence:golem", {"boat": 2, "influence:golem": 1}, "vodnik"),
    Case(
        "bearded-man",
        "discard:ripple-talk influence:golem",
        {"upgrade:ripple-talk": -1, "vp": 4, "influence:golem": 1},
        "vodnik",
        prepare=an_upgrade,
    ),
    Case("observatory", "", {"idea": 7, "clock": "robot"}, "robot"),
    Case(
        "industrial-palace",
        "pay:cog section:golem crate:crate-idea section:golem crate:crate-book",
        {"cog": -1, "vp": 1, "idea": 2, "book": 2, "crate-idea": "turned", "crate-book": "turned"},
        "robot",
        goods={"cog": 1},
    ),
    Case("metronome", "", {"idea": 2, "influence:golem": 1}, "robot"),
]
