"""What belongs to a player of Prague Unseen, in points: one function a subject, each given the time that is left.

Time is counted in Eras: 3 before the first choice, 0 when nothing can be done any more. What only matters if there is
time to use it counts less and less in the last Era.
"""

from __future__ import annotations

from orloj.bots.unseen.prices import BASIC, GARNET, GUILD, MUG, RUMOR, UPGRADE
from orloj.games.unseen.components.city import BRIDGE_STACKS, BRIDGE_TILES, END_BONUS_RATES, ERAS
from orloj.games.unseen.components.minigames import IDEA_LAST, PEN_VP, RIVER_END, RIVER_MARKS, VOYAGES
from orloj.games.unseen.scoring import mark_value, milestone_count, total
from orloj.games.unseen.state import BENCH, HAND, Player

ACTIONS = 6  # 3 Workers to place, each of which may enter a Building
PLACE = 3.0
"""A Worker that can still be placed."""
MILESTONE, MORE_MILESTONES = 2.2, 0.3
"""A Milestone, and how many of a Neighborhood whose bonus is claimed come in an Era."""
KEPT, USED = 0.6, 0.7
"""What any Upgrade card is worth an Era, and the part that counts of what its use seems to be."""
ROW = (0.0, 0.2, 0.4, 0.2, 0.3, 0.0)
"""What a row of so many Items may still become."""


def time_left(player: Player, era: int) -> float:
    """Eras left to a player, the present one by the Workers that can still act."""
    after = ERAS[-1] - max(era, 1)
    if era < 1:
        return after + 1.0
    places = list(player.workers.values())
    if BENCH in places:
        return float(after)
    return after + min(1.0, (2 * (places.count(HAND) - 1) + player.on_squares() + 0.4) / ACTIONS)


def belongings(player: Player, era: int) -> tuple[float, float]:
    """All that a player has, in points, and the time left to it; remembered until the player's part is written to."""
    found = player.views.get("worth")
    if found is None or found["era"] != era:
        left = time_left(player, era)
        soon = min(1.0, 1.6 * left)
        points = total(player) + goods(player, soon) + guilds(player, soon) + cards(player, left, soon)
        points += river(player, soon) + ideas(player, soon) + display(player, soon) + bonuses(player, left)
        found = player.views["worth"] = {"era": era, "points": (points + workers(player), left)}
    points, left = found["points"]
    return points, left


def goods(player: Player, soon: float) -> float:
    """Resources, Rumors and Garnets: the more of one kind, the less another is worth."""
    stock = player.stock
    basics = sum(n - 0.04 * n**2 for good, n in stock.items() if good not in ("rumor", "garnet"))
    rumors = stock["rumor"] - 0.04 * stock["rumor"] ** 2
    return (0.03 + 0.97 * soon) * (BASIC * basics + GARNET * stock["garnet"] + RUMOR * rumors)


def guilds(player: Player, soon: float) -> float:
    """Guilds, more if they pay for a Bridge tile that lies on top."""
    if not player.guilds:
        return 0.0
    tops = [tiles[len(tiles) - left] for tiles, left in zip(BRIDGE_STACKS.values(), player.tiles, strict=True) if left]
    held = set(player.guilds)
    ready = any(
        all(str(item.symbol).removeprefix("guild:") in held for item in BRIDGE_TILES[tile].cost) for tile in tops
    )
    return soon * GUILD * (len(held) + 0.8 * ready)


def cards(player: Player, left: float, soon: float) -> float:
    """Mug and Upgrade cards."""
    kept = sum(KEPT + USED * UPGRADE[card] for card in player.upgrades)
    return soon * sum(MUG[mug] for mug in player.mugs) + left * kept


def river(player: Player, soon: float) -> float:
    """How far the Boat is on its way to the End and to the Milestones, beyond the mark that it has passed."""
    if player.voyages == VOYAGES:
        return 0.0
    boat = player.boat
    half = RIVER_END // 2
    on_the_way = 0.75 * boat + MILESTONE * (boat % half) / half
    return soon * (on_the_way - mark_value(RIVER_MARKS, boat))


def ideas(player: Player, soon: float) -> float:
    """How far the marker is on its way to the next pen."""
    pens = len(player.milestones["robot"])
    if pens + 1 >= len(PEN_VP):
        return 0.0
    return soon * 0.9 * (PEN_VP[pens + 1] - PEN_VP[pens] + MILESTONE) * player.idea / IDEA_LAST


def display(player: Player, soon: float) -> float:
    """Rows that can grow, and Items to be moved into them."""
    rows = sum(ROW[len(row)] for row in player.display)
    return soon * (rows + 0.4 * sum(player.repair.values()))


def bonuses(player: Player, left: float) -> float:
    """End Game Scoring Bonuses, for the Milestones that are still to come."""
    return sum(
        END_BONUS_RATES[position - 1] * min(MORE_MILESTONES * left, 4 - milestone_count(player, hood))
        for hood, position in player.bonuses.items()
    )


def workers(player: Player) -> float:
    """Workers that can still be placed: all but the last, as long as none is on the Bench."""
    places = list(player.workers.values())
    return 0.0 if BENCH in places else PLACE * max(places.count(HAND) - 1, 0)
