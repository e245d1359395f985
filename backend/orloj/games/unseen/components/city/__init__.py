"""What is printed on the board outside the minigames, and what is scored there."""

from orloj.games.unseen.components.city.bridges import (
    BESIDE_VP,
    BRIDGE_STACKS,
    BRIDGE_TILES,
    GOLEM_EVERY,
    SITES,
    BridgeTile,
    Site,
    sites_for,
)
from orloj.games.unseen.components.city.influence import (
    CROWN,
    END_BONUS_RATES,
    ERAS,
    INFLUENCE_REWARD,
    LAST_SPACE,
    POPULARITY,
    VIRTUAL_INFLUENCE,
    WITCH_SPACES,
)
from orloj.games.unseen.components.city.places import (
    PLACES,
    SIDES_OF_BOARD,
    TOKENS_PER_PLACE,
    Place,
    places_for,
    side_for,
)
from orloj.games.unseen.components.city.squares import (
    HOME_WORKER,
    OTHER_WORKER,
    RESOURCE,
    RUMOR_MAX,
    WITCH_PRINTED,
    WITCH_START_ROW,
)
from orloj.games.unseen.components.city.start import (
    BENCH_BONUS,
    BENCH_RUMOR,
    START_BONUS,
)

__all__ = [
    "BENCH_BONUS",
    "BENCH_RUMOR",
    "BESIDE_VP",
    "BRIDGE_STACKS",
    "BRIDGE_TILES",
    "CROWN",
    "END_BONUS_RATES",
    "ERAS",
    "GOLEM_EVERY",
    "HOME_WORKER",
    "INFLUENCE_REWARD",
    "LAST_SPACE",
    "OTHER_WORKER",
    "PLACES",
    "POPULARITY",
    "RESOURCE",
    "RUMOR_MAX",
    "SIDES_OF_BOARD",
    "SITES",
    "START_BONUS",
    "TOKENS_PER_PLACE",
    "VIRTUAL_INFLUENCE",
    "WITCH_PRINTED",
    "WITCH_SPACES",
    "WITCH_START_ROW",
    "BridgeTile",
    "Place",
    "Site",
    "places_for",
    "side_for",
    "sites_for",
]
