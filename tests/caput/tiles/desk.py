"""One known position for every tile, and what a tile has changed in it."""

from __future__ import annotations

from dataclasses import dataclass, field

from orloj.games.caput.state import Player
from tests.caput.table import Table
from tests.changes import Facts, changes


@dataclass(frozen=True, slots=True)
class Case:
    """A use of a piece: the choices that make it, chance outcomes, and all that it changes for seat 0 and the table.

    Numbers change by the amount given, names and positions to the value given; `goods` is what the player holds.
    """

    piece: str
    choices: str
    change: Facts
    goods: dict[str, int] = field(default_factory=dict[str, int])
    fate: str = ""


def desk(**goods: int) -> Table:
    """Seat 0 to move with nothing but the goods given, no wealth bonus left, the technology markers on 7, so that steps
    bring no tile; the other markers where they start, no neutral buildings."""
    table = Table().give(**({"gold": 0, "stone": 0} | goods))
    for seat in (0, 1):
        table.player(seat).tech = 7
    table.player().wealth.clear()
    table.game.edit_city().sites.clear()
    return table.refresh()


def facts(table: Table) -> Facts:
    """Everything of the players and the table that a piece can change, by name; what belongs to seat 1 begins with 1.

    The rows, which are dealt anew by chance, the crane and what the turn has used up are left out.
    """
    game = table.game
    found = _own(game.players[0]) | {f"1:{name}": fact for name, fact in _own(game.players[1]).items()}
    found |= {f"site:{site}": f"{built.tile}:{built.turn}" for site, built in game.city.sites.items()}
    found |= {f"plaza:{plaza}": "resolved" for plaza in game.city.resolved}
    found |= {f"seal:{seal}": str(owner) for seal, owner in game.supply.seals.items()}
    found |= {f"river:{token}": 1 for token in game.supply.tokens}
    found |= {"planks": " ".join(game.supply.planks), "v": " ".join(game.supply.bridge_v)}
    return found | {f"side:{project}": n for project, n in game.turn.sideways.items()}


def _own(player: Player) -> Facts:
    found: Facts = {**player.goods, "mines": player.mines, "quarries": player.quarries, "rights": player.rights}
    found |= {"tech": player.tech, "uni": player.uni, "road": player.road}
    found |= {"buildings": player.buildings, "claims": player.claims}
    found |= {"statue": player.statue, "cathedral": player.cathedral_tile, "seals": " ".join(player.seals)}
    found |= {"mine-token": player.mine_token, "quarry-token": player.quarry_token}
    found |= {"wall-column": player.wall.column, "wall-row": player.wall.row}
    found |= {"cath-column": player.cath.column, "cath-row": player.cath.row}
    found |= {"technologies": " ".join(player.technologies), "used": " ".join(player.used)}
    found |= {f"wealth:{name}": 1 for name in player.wealth}
    return found | {f"on:{place}": f"{stack[-1].tile}:{stack[-1].turn}" for place, stack in player.board.items()}


def played(table: Table, choices: str, fate: str = "") -> Facts:
    """Plays choices to the last one asked for; what they have changed."""
    before = facts(table)
    table.do(*choices.split(), fate=fate.split())
    assert (table.ask, table.fate) == ("turn", [])
    return changes(before, facts(table))


def offer(table: Table, row: str, tile: str, special: bool) -> Table:
    """A tile is the only one of its row, an action tile for it is taken, with the special tile bonus if needed."""
    table.row(row, *("", "", "", tile) if special else (tile,))
    shows = {"upgrade": "crane-tile-5", "wall": "crane-tile-1", "building": "crane-tile-3"}
    table.took(shows[row], slot=1).game.edit_turn().special = 1 if special else 0
    return table.refresh()
