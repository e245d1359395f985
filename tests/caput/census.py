"""A census of the box of Praga Caput Regni: every piece counted wherever it can lie, in the middle of an effect
included."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from orloj.games.caput.components.bridge import BRIDGE_IV, BRIDGE_V, PLANKS
from orloj.games.caput.components.crane import TILES
from orloj.games.caput.components.technologies import TECHNOLOGIES
from orloj.games.caput.components.tiles import BUILDINGS, UPGRADES, WALLS
from orloj.games.caput.components.tracks import PRODUCTION
from orloj.games.caput.effects.actions import PayTile
from orloj.games.caput.effects.board import LayUpgrade, LayWall
from orloj.games.caput.effects.city import LayBuilding
from orloj.games.caput.effects.road import ChooseBridgeTile, ChooseStatue, LayPlank
from orloj.games.caput.effects.technology import KeepTechnology
from orloj.games.caput.game import Caput
from tests.census import named

HEXES = {tile.id: tile for tiles in (UPGRADES, WALLS, BUILDINGS) for tile in tiles.values()}
BOX = Counter(
    {
        **{f"action:{tile}": 1 for tile in TILES},
        **{f"technology:{tile}": 1 for tile in TECHNOLOGIES},
        **{f"token:{token}": 1 for token in PRODUCTION},
        **{f"v:{tile}": 1 for tile in BRIDGE_V},
    }
)
"""What is in play from the end of the setup to the end of the game, and how often."""


def pieces(game: Caput) -> Counter[str]:
    """Every piece in play."""
    return Counter((*_on_table(game), *_with_players(game), *_in_hand(game)))


def _on_table(game: Caput) -> Iterator[str]:
    yield from named("action", list(game.crane.tiles))
    yield from named("action", [game.turn.tile])
    for row in game.rows.rows.values():
        yield from named("hex", row)
    for piles in (game.rows.normal, game.rows.special):
        for pile in piles.values():
            yield from named("hex", pile)
    yield from named("hex", [built.tile for built in game.city.sites.values()])
    supply = game.supply
    yield from named("token", supply.tokens)
    yield from named("v", [*supply.bridge_v, *supply.cathedral])
    yield from named("iv", supply.bridge_iv)
    for pile in supply.technologies.values():
        yield from named("technology", pile)
    for plank in supply.planks:
        tile = plank.rpartition(":")[0]
        yield f"iv:{tile}" if tile in BRIDGE_IV else f"plank:{tile}"


def _with_players(game: Caput) -> Iterator[str]:
    for player in game.players:
        yield from named("hex", [laid.tile for stack in player.board.values() for laid in stack])
        yield from named("technology", player.technologies)
        yield from named("token", [player.mine_token, player.quarry_token])
        yield from named("v", [player.statue, player.cathedral_tile])


def _in_hand(game: Caput) -> Iterator[str]:
    """What an effect that waits holds."""
    for effect in game.stack:
        match effect:
            case LayUpgrade(tile=tile) | LayWall(tile=tile) | LayBuilding(tile=tile) | PayTile(tile=tile):
                yield f"hex:{tile}"
            case KeepTechnology(drawn=drawn):
                yield from named("technology", drawn)
            case ChooseBridgeTile(drawn=drawn):
                yield from named("iv", drawn)
            case LayPlank(by=by) if by.source in BRIDGE_IV and len(game.supply.planks) < len(PLANKS):
                yield f"iv:{by.source}"
            case _:
                pass


def missing_or_extra(game: Caput) -> list[str]:
    """What is not there as often as the box says, once the setup is done."""
    found = pieces(game)
    faults = [f"{name}: {found[name]} instead of {n}" for name, n in BOX.items() if found[name] != n]
    return [*faults, *_hexes(game, found), *_planks(game, found), *_strangers(found)]


def _hexes(game: Caput, found: Counter[str]) -> Iterator[str]:
    """Of the present Era all tiles are in play; those of Era I that nobody took leave with it (PCR-ERA2-01)."""
    for name, tile in HEXES.items():
        n = found[f"hex:{name}"]
        if not int(tile.era == game.rows.era) <= n <= int(tile.era <= game.rows.era):
            yield f"hex:{name} of Era {tile.era}: {n} in Era {game.rows.era}"


def _planks(game: Caput, found: Counter[str]) -> Iterator[str]:
    """A plank for every marker that came to IV or V; a tile of the silver stack is gone only when it found the bridge
    complete (PCR-BRIDGE-15 to PCR-BRIDGE-18)."""
    laid = [plank.rpartition(":")[0] for plank in game.supply.planks]
    came = sum(max(player.road - 3, 0) for player in game.players)
    waiting = sum(isinstance(effect, ChooseBridgeTile | ChooseStatue | LayPlank) for effect in game.stack)
    if not min(len(PLANKS), came) - waiting <= len(laid) <= min(len(PLANKS), came):
        yield f"{len(laid)} planks, {waiting} waiting, for {came} markers"
    gone = sum(not found[f"iv:{tile}"] for tile in BRIDGE_IV)
    if gone > max(came - len(PLANKS), 0):
        yield f"{gone} tiles of the silver stack gone, {came} markers came"
    if any(found[f"iv:{tile}"] > 1 for tile in BRIDGE_IV):
        yield f"a tile of the silver stack twice: {laid}"
    statues = [player.statue for player in game.players]
    if not {tile for tile in laid if tile in BRIDGE_V} <= set(statues):
        yield f"planks {laid} of nobody with {statues}"


def _strangers(found: Counter[str]) -> Iterator[str]:
    known = {*BOX, *(f"hex:{tile}" for tile in HEXES), *(f"iv:{tile}" for tile in BRIDGE_IV)}
    known |= {f"plank:{tile}" for tile in BRIDGE_V}
    if strange := found.keys() - known:
        yield f"no pieces of this game: {sorted(strange)}"
