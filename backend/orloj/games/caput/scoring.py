"""Final scoring (PCR-SCORE, PCR-TIE)."""

from __future__ import annotations

from collections.abc import Sequence

from orloj.games.caput.components.bridge import BRIDGE_V
from orloj.games.caput.components.grids import GRIDS
from orloj.games.caput.components.scoring import egg_vp, wall_vp
from orloj.games.caput.components.setup import GOOD_SCORE
from orloj.games.caput.components.tracks import SEALS, UNI_VALUE
from orloj.games.caput.game import Caput, count
from orloj.games.caput.state import Player

PAIR_SEALS = ("gold", "stone", "pair")


def final_points(game: Caput, player: Player) -> dict[str, int]:
    """The points of the final scoring by category, but for the plazas, as things stand (PCR-SCORE-09 to 37)."""
    wall = GRIDS["wall"][game.options["wall"]]
    cath = GRIDS["cath"][game.options["cathedral"]]
    goods = player.goods
    return {
        "academics": player.tech * UNI_VALUE[player.uni],
        "projects": wall.rows[player.wall.row - 1].vp + cath.rows[player.cath.row - 1].vp,
        "tokens": goods["blue"] * wall.column_value[player.wall.column]
        + goods["red"] * cath.column_value[player.cath.column],
        "walls": wall_vp(count(player, "wall")),
        "abilities": statues(player) + seals(player),
        "eggs": egg_vp(goods["egg"]),
    }


def statues(player: Player) -> int:
    """The V tiles of the bridge and the Cathedral (PCR-SCORE-32)."""
    return sum(
        item.n * count(player, item.per)
        for tile in (player.statue, player.cathedral_tile)
        if tile
        for line in BRIDGE_V[tile].end
        for item in line.change.gain[0]
    )


def seals(player: Player) -> int:
    """The seals of a player. Two seals never count the same gold or stone twice; the goods are divided so that they
    score most."""
    rates = {item.per: item.n for seal in player.seals for line in SEALS[seal].end for item in line.change.gain[0]}
    other = sum(n * count(player, per) if per else n for per, n in rates.items() if per not in PAIR_SEALS)
    gold, stone = player.goods["gold"], player.goods["stone"]
    most_pairs = min(gold, stone) if "pair" in rates else 0
    return other + max(
        pairs * rates.get("pair", 0) + (gold - pairs) * rates.get("gold", 0) + (stone - pairs) * rates.get("stone", 0)
        for pairs in range(most_pairs + 1)
    )


def categories(game: Caput, player: Player) -> dict[str, int]:
    """All points of a player by category; "play" are those scored during the game."""
    plazas = player.final.get("plazas", 0)
    return {"play": player.goods["vp"] - plazas, "plazas": plazas} | final_points(game, player)


def total(game: Caput, player: Player) -> int:
    """All points of a player, if the game ended now."""
    return sum(categories(game, player).values())


def winners(game: Caput) -> list[int]:
    """The most points; a tie goes to whoever started later (PCR-TIE-01, PCR-TIE-02). Alone there is no winner
    (PCR-SOLO-11)."""
    if game.seats == 1:
        return []
    return [max(game.players, key=lambda p: (total(game, p), place_in_order(game, p.seat))).seat]


def good(game: Caput) -> bool | None:
    """Whether the total of a game alone is a good score (PCR-SOLO-10); None with others at the table."""
    return total(game, game.players[0]) > GOOD_SCORE if game.seats == 1 else None


def place_in_order(game: Caput, seat: int) -> int:
    """The place of a seat in turn order, from 0."""
    return (seat - game.turn.first) % game.seats


def in_order(game: Caput) -> Sequence[int]:
    """The seats in turn order."""
    return sorted(range(game.seats), key=lambda seat: place_in_order(game, seat))
