"""What the Buildings of level 0 and I do, worked out by hand from their texts in `buildings.toml`."""

from tests.unseen.cards.street import Case
from tests.unseen.table import Table


def two_on_squares(table: Table) -> None:
    """Two more Workers of seat 0 stand on Squares."""
    table.stand(0, "robot", "vodnik").stand(0, "vodnik", "robot")


def robot_at_a_market(table: Table) -> None:
    """A Robot on the Vodnik Square, and the Coal Market (any, rumor 1) beside it."""
    table.stand(0, "robot", "vodnik").card("vodnik-left", "coal-market")


def masons(table: Table) -> None:
    """The Guild that with the Carpenters pays the first Bridge tile is marked."""
    table.player().guilds.append("masons")


LEVEL_0 = [
    Case("coal-market", "basic:fish", {"fish": 1, "rumor": 1}),
    Case("fruit-market", "guild:smiths", {"guild:smiths": 1, "rumor": 1}),
    Case("vltava-weir", "", {"boat": 1, "idea": 1}),
    Case("charles-square", "", {}),
    Case("charles-square", "basic:fish basic:beer", {"fish": 1, "beer": 1}, prepare=two_on_squares),
    Case("skeleton-arch", "", {"mugs": 1, "rumor": 2}, fate="mug:borrowed-hat"),
]

LEVEL_1 = [
    # ---- any Worker
    Case("kampa-landing", "pay:book2", {"book": -2, "fish": 4}, goods={"book": 2}),
    Case("tyn-court", "pay:fish", {"fish": -1, "beer": 1, "cog": 1, "book": 1}, goods={"fish": 1}),
    Case(
        "lucerna-passage",
        "pay:rumor2 basic:beer basic:cog",
        {"rumor": -2, "beer": 1, "cog": 1, "mugs": 1},
        goods={"rumor": 2},
        fate="mug:borrowed-hat",
    ),
    Case("havel-market", "space:1 space:2", {"golem": "2", "guild:masons": 1, "rumor": 1}),
    Case("stvanice-lock", "basic:cog", {"cog": 1, "rumor": 1, "boat": 1}),
    Case("stone-bell", "", {"guild:masons": 1, "rumor": 3}),
    Case("stone-bell", "", {"rumor": 3}, prepare=masons),
    Case("new-world-lane", "", {"rumor": 2, "beer": 1}),
    Case("petrin-railway", "basic:fish", {"fish": 1, "rumor": 2}),
    Case(
        "petrin-railway",
        "basic:fish enter:robot basic:beer",
        {"fish": 1, "rumor": 3, "beer": 1, "at:robot": "card:vodnik-left"},
        prepare=robot_at_a_market,
    ),
    # ---- one type
    Case("judith-pier", "", {"book": 1, "guild:carpenters": 1}, "golem"),
    Case(
        "judith-pier",
        "bridge:1 bridge-space:golem-horned-1:golem",
        {
            "book": 1,
            "guild:masons": -1,
            "tiles": -1,
            "bridges": 1,
            "bridge-vp": 1,
            "site:golem-horned-1:golem": "0",
            "influence:golem": 1,
        },
        "golem",
        prepare=masons,
    ),
    Case("jewish-town-hall", "guild:ropers", {"guild:ropers": 1, "rumor": 1, "idea": 1}, "golem"),
    Case("old-new-attic", "", {"garnet": 1, "boat": 1}, "golem"),
    Case(
        "devils-stream",
        "cauldron:cauldron-1 row:row-1",
        {"beer": 1, "cauldron-1": "horseshoe", "row-1": "bag"},
        "horned",
        fate="item:horseshoe",
    ),
    Case("stag-moat", "item:bag row:row-2", {"rumor": 1, "row-2": "bag"}, "horned", fate="item:bag"),
    Case(
        "stag-moat",
        "repair:draw",
        {"rumor": 1, "repair:bag": 1, "repair:mirror": 1},
        "horned",
        fate="item:bag item:mirror",
    ),
    Case(
        "emmaus-cellar",
        "pay:beer basic:cog guild:masons",
        {"beer": -1, "cog": 1, "guild:masons": 1, "rumor": 2},
        "horned",
        goods={"beer": 1},
    ),
    Case("old-water-tower", "", {"mugs": 1, "rumor": 1, "boat": 2}, "vodnik", fate="mug:borrowed-hat"),
    Case("libuse-bath", "", {"fish": 1, "rumor": 1, "beer": 1}, "vodnik"),
    Case(
        "grand-mill",
        "cauldron:cauldron-2 row:row-4",
        {"mugs": 1, "cauldron-2": "mirror", "row-4": "lantern"},
        "vodnik",
        fate="mug:borrowed-hat item:mirror",
    ),
    Case("clock-loft", "", {"rumor": 2, "clock": "robot", "idea": 4}, "robot"),
    Case(
        "tram-shed",
        "section:vodnik crate:crate-fish decline",
        {"rumor": 2, "fish": 2, "crate-fish": "turned"},
        "robot",
    ),
    Case(
        "tram-shed",
        "section:golem turn-back place:golem square:golem space:1 space:0",
        {"rumor": 5, "at:golem": "square:golem", "golem": "0", "guild:masons": 1, "boat": 1},
        "robot",
    ),
    Case("danek-foundry", "basic:beer", {"beer": 1, "guild:smiths": 1}, "robot"),
]
