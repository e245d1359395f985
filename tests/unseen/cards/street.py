"""One known position for every card, and what a card has changed in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from orloj.games.unseen.state import Crate, Slot
from tests.changes import Facts, changes
from tests.unseen.table import Table

TYPES = ("vodnik", "golem", "horned", "robot")
GROUND = "golem-middle"
"""Where the Building of a test stands; its Worker comes from the Golem Square."""

Prepare = Callable[[Table], object]


@dataclass(frozen=True, slots=True)
class Case:
    """A use of a card: the choices that make it, chance outcomes, and all that it changes.

    Numbers change by the amount given, names and positions to the value given. `goods` is what the player holds,
    `prepare` whatever else the card needs.
    """

    card: str
    choices: str
    change: Facts
    worker: str = "any"
    fate: str = ""
    goods: dict[str, int] = field(default_factory=dict[str, int])
    prepare: Prepare = Table.refresh


def street() -> Table:
    """Seat 0 of three to move with nothing in stock or on the board; Buildings, tracks and Bridges are empty.

    The Witch stands at Horned, the Golem in the centre (space 4) of the printed Marketplace, the Clock at Horned;
    the Robot's section of the Mill is empty.
    """
    table = Table(seats=3).witch("horned")
    for name in TYPES:
        hood = table.hood(name)
        hood.influence[:] = [0, 0, 0]
        for place in hood.places.values():
            place.cards.clear()
    market, cauldron, clock = table.game.edit_market(), table.game.edit_cauldron(), table.game.edit_clock()
    market.priority = ["vodnik", "robot", "horned", "golem"]
    cauldron.flame = 0  # clockwise from the Vodnik's symbol: repair, mug, any, 1 Rumor
    cauldron.items = ["bag", "lantern", "potion", "mirror"]
    cauldron.bag.unseen = dict.fromkeys(("bag", "lantern", "potion", "mirror", "horseshoe"), 5)
    clock.at = "horned"
    lying = {
        "robot": ("beer", "boat-a"),
        "horned": ("cog", "guild"),
        "vodnik": ("fish", "mug"),
        "golem": ("idea", "book"),
    }
    mill = {
        "beer": ("vodnik", 0),
        "rumor": ("vodnik", 1),
        "cog": ("golem", 0),
        "book": ("golem", 1),
        "fish": ("horned", 0),
    }
    table.game.edit_mill().tokens = {f"mill-{name}": Slot(section, slot) for name, (section, slot) in mill.items()}
    clock.crates = {f"crate-{name}": Crate(at, slot) for at, names in lying.items() for slot, name in enumerate(names)}
    return table.refresh()


def facts(table: Table) -> Facts:
    """Everything on the table that a card can change, by name; what belongs to other seats begins with theirs."""
    game, found = table.game, Facts()
    for player in game.players:
        own: Facts = {**player.stock, "mugs": len(player.mugs), "vp": player.card_vp, "boat": player.boat}
        own |= {"idea": player.idea, "bridges": len(player.bridges), "bridge-vp": sum(player.bridges)}
        own |= {"prices": len(player.prices)}
        own |= {f"guild:{name}": 1 for name in player.guilds} | {f"upgrade:{name}": 1 for name in player.upgrades}
        own |= {f"repair:{name}": n for name, n in player.repair.items()} | {"tiles": sum(player.tiles)}
        own |= {f"row-{i}": " ".join(row) for i, row in enumerate(player.display, start=1)}
        own |= {f"bonus:{hood}": position for hood, position in player.bonuses.items()}
        own |= {f"milestone:{hood}:{kind}": 1 for hood, kinds in player.milestones.items() for kind in kinds}
        own |= {f"at:{worker}": place for worker, place in player.workers.items()}
        own |= {f"influence:{name}": hood.influence[player.seat] for name, hood in game.hoods.items()}
        found |= own if player.seat == 0 else {f"{player.seat}:{name}": fact for name, fact in own.items()}
    found |= {"golem": str(game.market.golem), "clock": game.clock.at, "witch": game.city.witch}
    found |= {"flame": str(game.cauldron.flame), "priority": " ".join(game.market.priority)}
    found |= {f"cauldron-{i}": item for i, item in enumerate(game.cauldron.items, start=1)}
    found |= {name: "shown" if crate.shown else "turned" for name, crate in game.clock.crates.items()}
    found |= {token: f"{at.section} {at.slot}" for token, at in game.mill.tokens.items()}
    found |= {f"site:{space}": str(seat) for space, seat in game.city.spaces.items()}
    found |= {
        f"on:{name}": place.cards[-1]
        for hood in game.hoods.values()
        for name, place in hood.places.items()
        if place.cards
    }
    found |= {f"upgrades:{name}": hood.upgrades_left for name, hood in game.hoods.items()}
    return found | {f"discard:{mug}": n for mug, n in game.mill.discard.items()}


def played(case: Case, table: Table, start: str = "") -> Facts:
    """Begins with a choice, if one is given, plays those of the case to the last one asked for, and returns what has
    changed."""
    before = facts(table)
    table.do(*start.split(), *case.choices.split(), fate=case.fate.split())
    assert (table.ask, table.fate) == ("turn", [])
    return changes(before, facts(table))
