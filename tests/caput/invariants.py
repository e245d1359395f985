"""What holds of every position of Praga Caput Regni in which a player decides."""

from __future__ import annotations

from collections.abc import Iterator

from orloj.games.caput.components.city import NEUTRAL_SITES, PLAZAS_FOR, SITES_FOR
from orloj.games.caput.components.crane import POSITIONS, TILES
from orloj.games.caput.components.grids import COLUMNS, GRIDS, ROWS
from orloj.games.caput.components.hexes import RING, SIDES, WALL_PLACES, hex_id
from orloj.games.caput.components.plazas import PLAZA_TILES
from orloj.games.caput.components.road import ROAD
from orloj.games.caput.components.setup import TURNS
from orloj.games.caput.components.technologies import TECHNOLOGIES
from orloj.games.caput.components.tiles import BUILDINGS, UPGRADES, WALLS
from orloj.games.caput.components.tracks import (
    CAP,
    MINES,
    QUARRIES,
    SEALS,
    TECH_LEVELS,
    TECH_STEPS,
    UNI_STEPS,
    WEALTH,
    Track,
)
from orloj.games.caput.effects.actions import PayTile
from orloj.games.caput.effects.grids import TOP_TIER
from orloj.games.caput.effects.road import ChooseStatue
from orloj.games.caput.effects.rows import SPECIAL, tiles_of
from orloj.games.caput.effects.technology import PERMANENT, KeepTechnology
from orloj.games.caput.effects.tracks import ChooseToken
from orloj.games.caput.game import CAPPED, Caput
from orloj.games.caput.state import FREE, Player
from tests.caput.census import missing_or_extra


def faults(game: Caput) -> list[str]:
    """What is wrong with a position; nothing, if the rules are right."""
    found = [*missing_or_extra(game), *_crane(game), *_rows(game), *_plazas(game), *_sites(game), *_turn(game)]
    for player in game.players:
        by_seat = (*_goods(player), *_tracks(game, player), *_technologies(game, player), *_road(game, player))
        by_seat += (*_board(player), *_city(game, player), *_projects(game, player))
        found += [f"seat {player.seat}: {fault}" for fault in by_seat]
    return found


def _crane(game: Caput) -> Iterator[str]:
    """Six action tiles lie on open positions; one of them is with the player in turn once it is taken."""
    positions = [spot.position for spot in game.crane.tiles.values()]
    allowed = set(range(1, POSITIONS + 1)) - {game.crane.box}
    if len(set(positions)) != len(positions) or not set(positions) <= allowed:
        yield f"action tiles at {positions}, the box at {game.crane.box}"
    if len(positions) + bool(game.turn.tile) != len(TILES):
        yield f"{len(positions)} action tiles on the crane, {game.turn.tile or 'none'} taken"


def _rows(game: Caput) -> Iterator[str]:
    """Three normal tiles and a special one of the present Era; a gap only for want of tiles, or while one is paid."""
    taken = {(effect.refill.row, effect.refill.slot) for effect in game.stack if isinstance(effect, PayTile)}
    for row, tiles in game.rows.rows.items():
        for slot, tile in enumerate(tiles):
            pile = (game.rows.special if slot == SPECIAL else game.rows.normal)[row]
            if not tile:
                if len(pile) and (row, slot) not in taken:
                    yield f"a gap in row {row} with {len(pile)} in the stack"
            elif (tiles_of(row)[tile].special, tiles_of(row)[tile].era) != (slot == SPECIAL, game.rows.era):
                yield f"{tile} at {slot} of row {row} in Era {game.rows.era}"


def _plazas(game: Caput) -> Iterator[str]:
    """Every plaza in use has a tile of its own; it is resolved when its last site is built on."""
    plazas, tiles = PLAZAS_FOR[game.seats], game.city.plazas
    if list(tiles) != [plaza.id for plaza in plazas] or len(set(tiles.values())) != len(tiles):
        yield f"plaza tiles {tiles}"
    if not set(tiles.values()) <= PLAZA_TILES.keys():
        yield f"strange plaza tiles {tiles}"
    full = {plaza.id for plaza in plazas if all(hex_id(site) in game.city.sites for site in plaza.sites)}
    if len(game.city.resolved) != len(full) or set(game.city.resolved) != full:
        yield f"plazas {game.city.resolved} resolved, {full} complete"


def _sites(game: Caput) -> Iterator[str]:
    """Every building stands on a site in use and bears the cube of whoever built it, if it has a place for one."""
    sites = game.city.sites
    if not sites.keys() <= set(map(hex_id, SITES_FOR[game.seats])):
        yield f"buildings on {list(sites)}"
    neutral = {site for site, built in sites.items() if built.builder == FREE}
    if neutral != set(map(hex_id, NEUTRAL_SITES[game.seats])):
        yield f"neutral buildings on {neutral}"
    for site, built in sites.items():
        claim = built.builder if BUILDINGS[built.tile].cube else FREE
        if built.claim != claim or not FREE <= built.builder < game.seats:
            yield f"{built.tile} on {site} of {built.builder} with the cube of {built.claim}"
        if not 0 <= built.turn < SIDES or built.paid < 0:
            yield f"{built} on {site}"
    if list(game.supply.seals) != list(SEALS):
        yield f"seals {game.supply.seals}"


def _turn(game: Caput) -> Iterator[str]:
    turn = game.turn
    if not 1 <= turn.number <= TURNS[game.seats] or turn.extra not in ("", "bought", "done"):
        yield f"turn {turn.number} with extra action {turn.extra!r}"
    if min(turn.sideways.values()) < 0 or not 0 <= turn.special <= 2:
        yield f"sideways moves {turn.sideways}, special {turn.special}"
    if turn.seat >= 0 and not turn.tile and (turn.main or turn.bonus or turn.special):
        yield "an action or a bonus without a tile"


def _goods(player: Player) -> Iterator[str]:
    if min(player.goods.values()) < 0:
        yield f"negative goods {player.goods}"
    if any(player.goods[good] > CAP for good in CAPPED):
        yield f"more than {CAP} in {player.goods}"
    if len(set(player.wealth)) != len(player.wealth) or not set(player.wealth) <= {wealth.id for wealth in WEALTH}:
        yield f"wealth {player.wealth}"


def _tracks(game: Caput, player: Player) -> Iterator[str]:
    """Markers on their tracks, the token and the seal claims that they have earned."""
    choosing = [
        effect.track for effect in game.stack if isinstance(effect, ChooseToken) and effect.by.seat == player.seat
    ]
    for name, track, at, token in (
        ("mines", MINES, player.mines, player.mine_token),
        ("quarries", QUARRIES, player.quarries, player.quarry_token),
    ):
        if not track.start <= at <= track.spaces:
            yield f"{name} at {at}"
        if bool(token) != (at >= track.token_at and name not in choosing):
            yield f"token {token!r} for {name} at {at}"
    earned = _reached(player.mines, MINES) + _reached(player.quarries, QUARRIES)
    if player.rights + len(player.seals) != earned or player.rights < 0:
        yield f"{player.rights} seal claims and {player.seals} of {earned}"
    if sorted(player.seals) != sorted(seal for seal, owner in game.supply.seals.items() if owner == player.seat):
        yield f"seals {player.seals} and {game.supply.seals}"


def _reached(at: int, track: Track) -> int:
    return int(at >= track.seal_at)


def _technologies(game: Caput, player: Player) -> Iterator[str]:
    if not (0 <= player.tech <= TECH_STEPS and 0 <= player.uni <= UNI_STEPS):
        yield f"technology {player.tech}, University {player.uni}"
    drawn = [
        effect.level for effect in game.stack if isinstance(effect, KeepTechnology) and effect.by.seat == player.seat
    ]
    levels = [TECHNOLOGIES[name].level for name in player.technologies]
    if sorted([*levels, *drawn]) != sorted(level for at, level in TECH_LEVELS.items() if at <= player.tech):
        yield f"technologies of {levels} at step {player.tech}"
    single = {name for name in player.technologies if TECHNOLOGIES[name].level not in PERMANENT}
    if not set(player.used) <= single or len(set(player.used)) != len(player.used):
        yield f"technologies {player.used} used of {single}"
    if not set(player.fresh) <= set(player.technologies) - single:
        yield f"technologies {player.fresh} new"


def _road(game: Caput, player: Player) -> Iterator[str]:
    choosing = any(isinstance(effect, ChooseStatue) and effect.by.seat == player.seat for effect in game.stack)
    if not 0 <= player.road <= len(ROAD) or bool(player.statue) != (player.road == len(ROAD) and not choosing):
        yield f"statue {player.statue!r} at {player.road} of the road"


def _board(player: Player) -> Iterator[str]:
    """Upgrades lie on the hex of their action, one wall on a place, and no connection has paid twice."""
    for place, stack in player.board.items():
        tiles = [laid.tile for laid in stack]
        if place in RING:
            fits = all(tile in UPGRADES and UPGRADES[tile].action == place for tile in tiles)
        else:
            fits = place in WALL_PLACES and len(tiles) == 1 and tiles[0] in WALLS
        if not fits or not all(0 <= laid.turn < SIDES for laid in stack):
            yield f"{stack} on {place}"
    if len(set(player.paid)) != len(player.paid):
        yield f"paid twice in {sorted(player.paid)}"


def _city(game: Caput, player: Player) -> Iterator[str]:
    sites = game.city.sites.values()
    built = sum(one.builder == player.seat for one in sites)
    claims = sum(one.claim == player.seat for one in sites)
    if (player.buildings, player.claims) != (built, claims):
        yield f"{player.buildings} buildings and {player.claims} claims, in the city {built} and {claims}"


def _projects(game: Caput, player: Player) -> Iterator[str]:
    for cube in (player.wall, player.cath):
        if not (0 <= cube.column < COLUMNS and 1 <= cube.row <= ROWS):
            yield f"cube at {cube}"
    tier = GRIDS["cath"][game.options["cathedral"]].rows[player.cath.row - 1].tier
    if player.cathedral_tile and tier < TOP_TIER:
        yield f"Cathedral tile {player.cathedral_tile} on tier {tier}"
