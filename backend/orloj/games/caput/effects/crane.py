"""The action crane: taking a tile, and turning the wheel (PCR-CRANE, PCR-ENDTURN)."""

from __future__ import annotations

from orloj.engine.gains import Effects, line_effects
from orloj.games.caput.by import By
from orloj.games.caput.components.crane import (
    OVERFLOW_VP,
    POSITION_COST,
    POSITION_VP,
    POSITIONS,
    SLOT_BONUS,
    TILES,
    ZONE,
)
from orloj.games.caput.game import Caput, bill
from orloj.games.caput.state import Crane, Spot

SPECIAL = "special"
FIRST = 1
POSITION_BILL = {position: bill(cost) for position, cost in POSITION_COST.items()}
GREEN = tuple(position for position, zone in ZONE.items() if zone == "green")


def slot_at(crane: Crane, position: int) -> int:
    """The slot of the wheel at a position; 0 is the blocked sector."""
    return (position - crane.box) % POSITIONS


def takeable(game: Caput, seat: int) -> list[str]:
    """The tiles whose red-zone cost the player can pay now (PCR-CRANE-08, PCR-TIMING-11)."""
    held = game.players[seat].goods
    return [
        tile
        for tile, spot in game.crane.tiles.items()
        if all(held[good] >= n for good, n in POSITION_BILL[spot.position].items())
    ]


def actions_of(game: Caput, tile: str) -> tuple[str, ...]:
    """The two actions of a tile on the side in play (PCR-VARIANT-01, PCR-VARIANT-02)."""
    sides = TILES[tile]
    return sides.a if game.options["crane"] == "a" else sides.b


def take_tile(game: Caput, seat: int, tile: str) -> Effects:
    """Takes a tile off the crane: pays or scores for where it lies; the slot's bonus waits (PCR-CRANE-04, 07, 12)."""
    spot = game.crane.tiles[tile]
    slot = slot_at(game.crane, spot.position)
    by = By(seat, tile)
    cost = POSITION_BILL[spot.position]
    effects = game.spend(by, cost) if cost else ()
    del game.edit_crane().tiles[tile]
    turn = game.edit_turn()
    turn.tile, turn.slot = tile, slot
    special = special_points(slot)
    turn.special, turn.bonus = special, not special
    game.note("tile", seat, what=tile, position=spot.position, slot=slot)
    points = OVERFLOW_VP if spot.five else POSITION_VP[spot.position]
    return (*effects, *game.receive(by, "vp", points)) if points else effects


def special_points(slot: int) -> int:
    """What a slot's special tile bonus scores when it is not used; 0 for the other slots (PCR-SPECIAL-08)."""
    first, *others = SLOT_BONUS[slot][0].change.gain
    return others[0][0].n if first[0].symbol == SPECIAL else 0


def slot_bonus(game: Caput, seat: int) -> Effects:
    """The bonus of the slot from which the tile was taken (PCR-CRANE-03)."""
    slot = game.turn.slot
    game.edit_turn().bonus = False
    return line_effects(game, By(seat, f"slot-{slot}"), SLOT_BONUS[slot])


def exchange_in_slot(slot: int) -> bool:
    """Whether the slot's bonus is an offer to buy, which lapses when it is not taken (PCR-CRANE-20)."""
    return bool(SLOT_BONUS[slot][0].change.cost)


def return_tile(game: Caput, tile: str) -> None:
    """Turns the wheel, once more if the blocked sector would lie at the entry, and puts the tile back there; a tile
    turned past the last position goes to the first open green one with a 5-point token (PCR-ENDTURN-03 to 10)."""
    crane = game.edit_crane()
    steps = 2 if crane.box % POSITIONS + 1 == FIRST else 1
    crane.box = (crane.box + steps - 1) % POSITIONS + 1
    pushed: list[str] = []
    for name, spot in crane.tiles.items():
        spot.position += steps
        if spot.position > POSITIONS:
            pushed.append(name)
    for name in pushed:
        taken = {spot.position for spot in crane.tiles.values()} | {crane.box}
        open_green = (position for position in GREEN if position not in taken)
        rest = (position for position in range(GREEN[-1] + 1, POSITIONS) if position not in taken)
        crane.tiles[name] = Spot(next(open_green, next(rest, POSITIONS)), five=True)
        game.note("overflow", -1, what=name, position=crane.tiles[name].position)
    crane.tiles[tile] = Spot(FIRST)
    game.note("wheel", -1, steps=steps, box=crane.box)
