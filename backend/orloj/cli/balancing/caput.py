"""What is counted in Praga Caput Regni.

Budgets are those of the balance checks, in points: 1 gold stands for 1.25 of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from orloj.cli.balancing.kinds import Kind, listed, named, only, titled

GOLD = 1.25
TILE = {1: 3.0, 2: 4.5}
"""Era -> gold that a wall or a building is to be worth; a special one 1 more."""
UPGRADE, UPGRADE_USES = {1: 1.0, 2: 1.5}, {1: 3, 2: 2}
"""Era -> gold at each use of an upgrade, a special one 1 more, and how often it is used."""
TECHNOLOGY = {"I": 3.5, "II": 3.5, "III": 4.0, "IV": 6.0}
TOKEN, BRIDGE_IV, STATUE, SEAL = 4.0, 4.0, 5.0, 5.0
ERAS = {1: "I", 2: "II"}
ACTIONS = ("mines", "quarries", "upgrade", "wall", "building", "road")
PROJECTS = {"wall": "Hunger Wall", "cath": "Cathedral"}
CLAIMS = {"True": "with a space for a cube", "False": "without"}
ASIDES = {
    "refresh": "Refresh a row",
    "seal": "Claim a seal",
    "technology": "A technology works",
    "cathedral-tile": "A Cathedral tile",
    "token": "A production token",
    "wealth": "A wealth bonus",
}
TILES = {"upgrades": "upgrade", "walls": "wall", "buildings": "build"}
"""Block of the catalogue -> log entry of a tile laid."""


def kinds(catalogue: Mapping[str, Any], seats: int) -> tuple[Kind, ...]:
    """What is counted; the plazas are those in use with so many seats."""
    plazas = [id_ for id_, plaza in listed(catalogue["city"]["plazas"]).items() if plaza["players"] <= seats]
    road = [str(n) for n in range(1, 1 + len(catalogue["road"]["spaces"]["list"]))]
    technologies = {level: titled(listed(catalogue["technologies"][f"level_{level.lower()}"])) for level in TECHNOLOGY}
    return (
        Kind("Actions", named(ACTIONS), {"act": "what"}),
        Kind("Buildings by kind", CLAIMS, {"build": "claim"}),
        Kind("Projects, steps", PROJECTS, {"up": "project", "sideways": "project"}),
        Kind("King's Road, spaces", named(road), {"road": "to"}),
        Kind("Plazas, buildings laid", named(plazas), {"build": "plaza"}),
        Kind("Beside the actions", ASIDES, dict.fromkeys(ASIDES, ""), mixed=True),
        *(Kind(f"Technologies {level} kept", tiles, {"keep": "what"}) for level, tiles in technologies.items()),
        *(
            Kind(f"Deck of technologies {level}", tiles, {"keep": "what"}, GOLD * TECHNOLOGY[level])
            for level, tiles in technologies.items()
        ),
        *_tiles(catalogue),
        Kind(
            "Production tokens",
            named(listed(catalogue["tracks"]["production_tokens"])),
            {"token": "what"},
            GOLD * TOKEN,
        ),
        Kind("Bridge tiles IV", titled(listed(catalogue["bridge"]["tiles_iv"])), {"iv": "what"}, GOLD * BRIDGE_IV),
        Kind(
            "V tiles",
            titled(listed(catalogue["bridge"]["tiles_v"])),
            {"v": "what", "cathedral-tile": "what"},
            GOLD * STATUE,
        ),
        Kind("Seals", named(listed(catalogue["tracks"]["seals"])), {"seal": "what"}, GOLD * SEAL),
    )


def _tiles(catalogue: Mapping[str, Any]) -> Iterator[Kind]:
    """The decks of upgrades, walls and buildings, normal and special, by Era."""
    for block, entry in TILES.items():
        for era, name in ERAS.items():
            for special in (False, True):
                worth = (UPGRADE[era] + special) * UPGRADE_USES[era] if block == "upgrades" else TILE[era] + special
                tiles = only(listed(catalogue[block]["tiles"]), era=era, special=special)
                title = f"{block.capitalize()}, Era {name}, {'special' if special else 'normal'}"
                yield Kind(title, titled(tiles), {entry: "what"}, GOLD * worth)
