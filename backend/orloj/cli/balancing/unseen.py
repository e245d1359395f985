"""What is counted in Prague Unseen.

Budgets are those of the balance checks, in points: a basic Resource stands for 0.8 of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orloj.cli.balancing.kinds import Kind, named, only, titled

RESOURCE = 0.8
ENTERING = {0: 1.5, 1: 2.0, 2: 3.0, 3: 4.0}
"""Level of a Building -> basic Resources that entering it is to bring."""
UPGRADE, MUG, CRATE, ITEM = 3.0, 1.0, 1.9, 1.5
WITCH = {1: 1.2, 2: 2.0}
LEVELS = {1: "I", 2: "II", 3: "III"}
MINIGAMES = {
    "boat": "River",
    "mill": "Mill Wheel",
    "golem": "Marketplace",
    "item": "Cauldron",
    "idea": "Idea track",
    "crate": "Crates",
}
ACTIONS = {"place": "Place", "enter": "Enter", "build": "Build", "bridge": "Bridge", "bench": "Bench"}
ASIDES = {"witch": "Move the Witch", "mug": "Play a Mug", "counts-as": "Change a type", "activate": "Activate"}


def kinds(catalogue: Mapping[str, Any], seats: int) -> tuple[Kind, ...]:
    """What is counted, whatever the number of seats."""
    cards = catalogue["buildings"]
    return (
        Kind("Neighborhoods, Workers placed", titled(catalogue["neighborhoods"]), {"place": "hood"}),
        Kind("Minigames", MINIGAMES, dict.fromkeys(MINIGAMES, ""), mixed=True),
        Kind("Actions", ACTIONS, dict.fromkeys(ACTIONS, ""), forced=frozenset(("place", "bench"))),
        Kind("Beside the actions", ASIDES, dict.fromkeys(ASIDES, ""), mixed=True),
        Kind("Neighborhoods, Milestones", titled(catalogue["neighborhoods"]), {"milestone": "hood"}),
        *(
            Kind(f"Buildings {LEVELS.get(level, '0')} entered", _of(cards, level), {"enter": "what"}, RESOURCE * worth)
            for level, worth in ENTERING.items()
        ),
        *(
            Kind(f"Buildings {name} built", _of(cards, level), {"build": "what"}, RESOURCE * ENTERING[level])
            for level, name in LEVELS.items()
        ),
        *(
            Kind(f"Price tokens {name}", named(tokens), {"build": "price"}, next(iter(tokens.values()))["vp"])
            for level, name in LEVELS.items()
            if (tokens := only(catalogue["prices"], level=level))
        ),
        Kind("Upgrades", titled(catalogue["upgrades"]), {"take-upgrade": "what"}, RESOURCE * UPGRADE),
        Kind("Mugs played", titled(catalogue["mugs"]), {"mug": "what"}, RESOURCE * MUG),
        *(
            Kind(
                f"Witch tokens {LEVELS[level]}",
                named(only(catalogue["witch_tokens"], level=level)),
                {"witch-token": "what"},
                RESOURCE * worth,
            )
            for level, worth in WITCH.items()
        ),
        Kind("Crates", named(catalogue["crates"]), {"crate": "what"}, RESOURCE * CRATE),
        Kind("Items", titled(catalogue["items"]), {"item": "what"}, RESOURCE * ITEM),
    )


def _of(cards: Mapping[str, Any], level: int) -> Mapping[str, str]:
    return titled(only(cards, level=level))
