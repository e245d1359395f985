"""What the Upgrade cards do beside an action that sets them off, worked out by hand from `upgrades.toml`.

The choices begin at the start of the owner's turn; the change is that of the action and of the card together.
"""

from tests.unseen.cards.street import GROUND, Case, Prepare
from tests.unseen.table import Table


def at_golem(card: str, worker: str = "golem") -> Prepare:
    """A Worker on the Golem Square, before the only Building on the board."""
    return lambda table: table.card(GROUND, card).stand(0, worker, "golem")


def guilds(*names: str) -> Prepare:
    """Marked Guilds."""
    return lambda table: table.player().guilds.extend(names)


def to_build(place: str, token: str) -> Prepare:
    """A Price token on a place, and cards of the offer and the deck that the case names."""

    def prepare(table: Table) -> None:
        table.price(place, token)
        city = table.game.edit_city()
        city.offer[:] = ["tyn-court", "havel-market", "stone-bell", "stag-moat"]
        city.deck.unseen = {"clock-loft": 1, "tram-shed": 1}

    return prepare


def a_mug(table: Table) -> None:
    """A Mug card in hand."""
    table.player().mugs.append("coin-in-the-foam")


def an_idea_from_a_pen(table: Table) -> None:
    """The Idea marker on space 7, and a Building that moves it on."""
    table.player().idea = 7
    at_golem("vltava-weir")(table)


GOLEM = [
    Case(
        "side-door",
        "enter:golem space:8 space:5 space:2",  # the any of space 8 is not gained
        {"golem": "2", "guild:carpenters": 1, "rumor": 1, "at:golem": f"card:{GROUND}"},
        prepare=at_golem("havel-market"),
    ),
    Case(
        "bribed-porter",
        "enter:golem pay:rumor space:1 space:0 space:3",
        {"rumor": -1, "golem": "3", "guild:masons": 1, "boat": 1, "guild:smiths": 1, "at:golem": f"card:{GROUND}"},
        goods={"rumor": 1},
        prepare=at_golem("havel-market"),
    ),
    Case(
        "stall-charter",
        "place:robot square:golem space:1 space:2 space:5 space:8 basic:cog",
        {
            "book": 2,
            "golem": "8",
            "guild:masons": 1,
            "rumor": 1,
            "guild:carpenters": 1,
            "cog": 1,
            "priority": "vodnik horned golem robot",
            "at:robot": "square:golem",
        },
    ),
    Case(
        "arch-toll",
        "bridge:1 bridge-space:vodnik-golem-3:golem",
        {
            "rumor": 2,
            "guild:masons": -1,
            "guild:carpenters": -1,
            "tiles": -1,
            "bridges": 1,
            "bridge-vp": 3,
            "influence:golem": 1,
            "site:vodnik-golem-3:golem": "0",
        },
        prepare=guilds("masons", "carpenters"),
    ),
    Case(
        "name-scroll",
        "upgrade:name-scroll pay:book+rumor guild:masons",
        {"book": -1, "rumor": -1, "guild:masons": 1},
        goods={"book": 1, "rumor": 1},
    ),
    Case(
        "site-foreman",
        "build:golem-left offer:tyn-court guild:smiths",
        {"book": -2, "fish": -1, "prices": 1, "on:golem-left": "tyn-court", "influence:golem": 1, "guild:smiths": 1},
        goods={"book": 2, "fish": 1},
        fate="building:clock-loft price:price-golem-2-a",
        prepare=to_build("golem-left", "price-golem-1-a"),
    ),
    Case(
        "guild-pawnshop",
        "upgrade:guild-pawnshop guild:masons basic:fish",
        {"guild:masons": -1, "fish": 1, "rumor": 1},
        prepare=guilds("masons"),
    ),
]

VODNIK = [
    Case(
        "ripple-talk",
        "enter:golem",
        {"boat": 1, "rumor": 1, "idea": 1, "at:golem": f"card:{GROUND}"},
        prepare=at_golem("vltava-weir"),
    ),
    Case(
        "hired-paddles",
        "enter:golem pay:rumor",
        {"rumor": -1, "boat": 2, "idea": 1, "at:golem": f"card:{GROUND}"},
        goods={"rumor": 1},
        prepare=at_golem("vltava-weir"),
    ),
    Case(
        "weir-welcome",
        "place:robot square:vodnik",
        {"fish": 2, "mugs": 2, "boat": 1, "at:robot": "square:vodnik"},  # a Mug of the card, one of the empty Mill
        fate="mug:borrowed-hat mug:loose-tongue",
    ),
    Case("carp-tow", "upgrade:carp-tow pay:fish", {"fish": -1, "rumor": 1, "boat": 1}, goods={"fish": 1}),
    Case(
        "ferry-taproom",
        "mug:coin-in-the-foam basic:fish",
        {"mugs": -1, "discard:coin-in-the-foam": 1, "fish": 1, "rumor": 2},
        prepare=a_mug,
    ),
    Case("night-current", "bench bench:golem basic:fish", {"fish": 1, "boat": 2, "at:golem": "bench"}),
    Case(
        "millers-share",
        "place:robot square:vodnik",
        {"fish": 2, "mugs": 1, "boat": 1, "at:robot": "square:vodnik"},
        fate="mug:borrowed-hat",
    ),
]

ROBOT = [
    Case(
        "copied-gesture",
        "upgrade:copied-gesture type:golem place:robot square:golem space:1 space:2",
        {"rumor": 4, "guild:masons": 1, "golem": "2", "at:robot": "square:golem"},
    ),
    Case(
        "workshop-bell",
        "place:horned square:robot crate:crate-cog",
        {"cog": 4, "idea": 1, "crate-cog": "turned", "at:horned": "square:robot"},  # 1 + 1 + 2 of the Crate
    ),
    Case(
        "second-thought",
        "enter:golem pay:rumor",
        {"rumor": -1, "boat": 1, "idea": 2, "at:golem": f"card:{GROUND}"},
        goods={"rumor": 1},
        prepare=at_golem("vltava-weir"),
    ),
    Case("punched-muse", "upgrade:punched-muse pay:cog", {"cog": -1, "rumor": 1, "idea": 1}, goods={"cog": 1}),
    Case(
        "crate-auditor",
        "place:horned square:robot crate:crate-cog",
        {"cog": 4, "crate-cog": "turned", "at:horned": "square:robot"},
    ),
    Case(
        "blueprint-press",
        "build:robot-left offer:tyn-court",
        {"cog": -2, "beer": -1, "prices": 1, "on:robot-left": "tyn-court", "influence:robot": 1, "idea": 2},
        goods={"cog": 2, "beer": 1},
        fate="building:clock-loft price:price-robot-2-a",
        prepare=to_build("robot-left", "price-robot-1-a"),
    ),
    Case(
        "patent-drawer",
        "enter:golem milestone:garnet",
        {"boat": 1, "idea": -7, "milestone:robot:garnet": 1, "garnet": 2, "at:golem": f"card:{GROUND}"},
        prepare=an_idea_from_a_pen,
    ),
]

HORNED = [
    Case(
        "tame-ember",
        "place:robot square:horned witch:golem spin:1 basic:fish cauldron:cauldron-3 row:row-1",
        {
            "witch": "golem",
            "book": 1,
            "beer": 1,
            "fish": 1,  # the Any of the Flame board, turned to the Robot instead of the Rumor
            "flame": "2",
            "cauldron-3": "bag",
            "row-1": "potion",
            "at:robot": "square:horned",
        },
        fate="item:bag",
    ),
    Case(
        "hearth-tithe",
        "place:robot square:horned witch:golem cauldron:cauldron-3 row:row-1",
        {
            "witch": "golem",
            "book": 1,
            "beer": 2,
            "rumor": 2,  # 1 of the card, 1 of the Flame board
            "flame": "1",
            "cauldron-3": "bag",
            "row-1": "potion",
            "at:robot": "square:horned",
        },
        fate="item:bag",
    ),
    Case(
        "cellar-gossip",
        "enter:horned cauldron:cauldron-1 row:row-1",
        {"beer": 1, "cauldron-1": "mirror", "row-1": "bag", "rumor": 1, "at:horned": f"card:{GROUND}"},
        fate="item:mirror",
        prepare=at_golem("devils-stream", "horned"),
    ),
    Case(
        "tinker-imp",
        "upgrade:tinker-imp pay:beer",
        {"beer": -1, "rumor": 1, "repair:mirror": 1},
        goods={"beer": 1},
        fate="item:mirror",
    ),
    Case("whispered-wager", "upgrade:whispered-wager pay:rumor2", {"rumor": -2, "beer": 1}, goods={"rumor": 2}),
    Case("last-orders", "bench bench:golem basic:fish", {"fish": 1, "beer": 1, "at:golem": "bench"}),
    Case(
        "red-ink",
        "enter:golem basic:fish",
        {"fish": 1, "rumor": 2, "at:golem": f"card:{GROUND}"},
        prepare=at_golem("coal-market"),
    ),
]
