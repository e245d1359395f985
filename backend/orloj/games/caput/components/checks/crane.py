"""The crane: rim, wheel, tiles, and how it turns with the turns of the game (components, section 2)."""

from collections import Counter
from itertools import pairwise

from orloj.engine.data.rows import Row
from orloj.games.caput.components.rows import by_seats, numbered
from orloj.games.caput.components.source import Data, block
from orloj.games.caput.components.vocabulary import ACTIONS

ZONES = {"red": (1, 2, 3, 4), "green": (5, 6, 7), "blue": (8, 9, 10, 11, 12)}
POSITIONS = 12
WHEEL = (
    *("", "special | vp 1", "stone", "gold", "special | vp 2", "silver"),
    *("gold -> egg", "stone", "special | vp 1", "gold", "silver", "stone -> egg"),
)
TOP_VP = 5
BOX_AT_END = 9
BOX_AT_CHANGE = {1: 4, 2: 4, 3: 9, 4: 9}
"""Where the blocked sector stands at the end of the game and at the change of Era: the same for every start."""


def check(data: Data) -> None:
    """Raise ComponentError for a crane that is not as the texts and pictures have it."""
    rim, wheel = block(data, "crane", "rim"), block(data, "crane", "wheel")
    for zone, positions in ZONES.items():
        rim.same(rim.numbers(zone), positions, f"{zone} positions (PCR-CRANE-15)")
    _check_values(block(data, "crane", "values"))
    slots = numbered(wheel, "slot")
    wheel.same([slots[n].text("bonus") for n in sorted(slots)], list(WHEEL), "bonuses of the slots")
    start, setup = block(data, "crane", "start"), block(data, "setup", "crane_box")
    setup.same(by_seats(setup, "position"), by_seats(start, "box"), "the blocked sector as in crane.toml")
    for seats, box in by_seats(start, "box").items():
        _check_turning(data, seats, box)
    _check_tiles(block(data, "crane", "tiles"))


def _check_values(values: Row) -> None:
    positions = numbered(values, "position")
    values.same(list(positions), list(range(1, POSITIONS + 1)), "positions")
    for n, row in positions.items():
        row.same(bool(row.text("cost")), n in ZONES["red"], "a cost in the red zone alone (PCR-CRANE-07)")
        row.same(row.number("vp") > 0, n in ZONES["blue"], "points in the blue zone alone (PCR-CRANE-12)")
    positions[POSITIONS].same(positions[POSITIONS].number("vp"), TOP_VP, "points of the last position (PCR-CRANE-16)")


def _check_turning(data: Data, seats: int, box: int) -> None:
    """The sector goes on by a step a turn and skips the top; a turn later or earlier it would stand elsewhere."""
    turns, era = block(data, "setup", "turns"), block(data, "setup", "era_ii")
    total, change = by_seats(turns, "total")[seats], by_seats(era, "after_turn")[seats]
    players = max(2, seats)
    turns.same(total, players * turns.number("each"), f"turns with {seats} (PCR-END-07)")
    number = (by_seats(era, "round")[seats] - 1) * players + by_seats(era, "seat")[seats]
    era.same(change, number, f"round and seat of the change with {seats} (PCR-ERA2-02 to PCR-ERA2-05)")
    stands = [box]
    for _ in range(total):
        stands.append(max(2, stands[-1] % POSITIONS + 1))
    turns.same(stands[total], BOX_AT_END, f"the blocked sector at the end with {seats}")
    era.same(stands[change], BOX_AT_CHANGE[seats], f"the blocked sector at the change with {seats}")


def _check_tiles(tiles: Row) -> None:
    rows = list(tiles.rows("list"))
    for side in ("a", "b"):
        shown = Counter(action for row in rows for action in row.texts(side))
        tiles.same(dict(shown), dict.fromkeys(shown, 2) | dict.fromkeys(ACTIONS, 2), f"actions on the {side} sides")
    pairs = sorted(Counter(row.texts("a") for row in rows).values())
    tiles.same(pairs, [2, 2, 2], "A sides: three pairs, each twice (PCR-CRANE-01)")
    ring = [row.texts("b") for row in rows]
    turning = all(one[1] == two[0] for one, two in pairwise([*ring, ring[0]]))
    tiles.require(turning, "B sides: a ring of six pairs")
