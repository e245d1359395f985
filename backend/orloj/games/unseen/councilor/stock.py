"""What the Councilor holds, gains and pays: wild Resources, its Rumor track, wild Guilds (PU-SOLORES)."""

from __future__ import annotations

from types import MappingProxyType

from orloj.engine.gains import Effects, Items
from orloj.games.unseen.components.solo import BOARDS, CARD_RUMORS, GUILD_CAP
from orloj.games.unseen.components.vocabulary import BASICS, GUILDS
from orloj.games.unseen.councilor.tokens import EarnToken, EmptyTrack
from orloj.games.unseen.effects import goods
from orloj.games.unseen.game import Unseen
from orloj.games.unseen.payment import Bill, bill_of
from orloj.games.unseen.state import COUNCILOR

WILD = "any"
EMPTY_STOCK = MappingProxyType({WILD: 0, "garnet": 0, "rumor": 0})
PAY = "pay"


def receive(game: Unseen, good: str, n: int) -> Effects:
    """Adds to the stock: a basic Resource of any kind is a wild one (PU-SOLORES-02), a Rumor one step on the track.

    At its end a Reward token is earned and the marker goes back to 0; what goes past the end is lost
    (PU-SOLORES-08, SO26).
    """
    stock = game.edit_player(COUNCILOR).stock
    kind = WILD if good in BASICS else good
    held, end = stock[kind], BOARDS[game.councilor.level].track
    stock[kind] = min(held + n, end) if kind == "rumor" else held + n
    gained = stock[kind] - held
    game.note("gain", COUNCILOR, what=kind, n=gained, lost=n - gained)
    return (EarnToken(), EmptyTrack()) if kind == "rumor" and gained and stock[kind] == end else ()


def mark(game: Unseen, n: int) -> Effects:
    """Marks wild Guild symbols, up to the cap (PU-SOLORES-10, PU-SOLORES-11)."""
    held = game.players[COUNCILOR].guilds
    free = [guild for guild in GUILDS if guild not in held]
    for guild in free[: min(n, GUILD_CAP - len(held))]:
        goods.mark(game, COUNCILOR, guild)
    return ()


def _due(bill: Bill) -> tuple[int, int, int, int]:
    """Basic Resources of any kind, Garnets, Rumors and Guilds; Rumors stand for cards (PU-SOLOENTER-05)."""
    pieces = dict(bill.pieces)
    cards = sum(CARD_RUMORS[kind] * n for kind, n in pieces.items() if kind in CARD_RUMORS)
    guilds = sum(n for kind, n in pieces.items() if kind.partition(":")[0] == "guild")
    return sum(bill.named) + bill.any + bill.same, bill.garnet, bill.rumor + cards, guilds


def can_pay(game: Unseen, cost: Items) -> bool:
    """Whether a cost can be paid in full: basics by wild ones and Garnets, Garnets by Garnets alone
    (PU-SOLORES-03, PU-SOLORES-04); a Rumor stands for no Resource (PU-SOLORES-06)."""
    player = game.players[COUNCILOR]
    basics, garnets, rumors, guilds = _due(bill_of(cost))
    spare = player.stock["garnet"] - garnets
    return (
        spare >= 0
        and basics <= player.stock[WILD] + spare
        and rumors <= player.stock["rumor"]
        and guilds <= len(player.guilds)
    )


def ways(game: Unseen, cost: Items) -> list[str]:
    """The one way to pay, or none."""
    return [PAY] if can_pay(game, cost) else []


def pay(game: Unseen, cost: Items) -> Effects:
    """Pays a cost: wild basics before Garnets (SO20), the Guild symbols marked first."""
    basics, garnets, rumors, guilds = _due(bill_of(cost))
    player = game.edit_player(COUNCILOR)
    wild = min(basics, player.stock[WILD])
    way = {WILD: wild, "garnet": garnets + basics - wild, "rumor": rumors}
    for good, n in way.items():
        player.stock[good] -= n
    game.note("pay", COUNCILOR, way={good: n for good, n in way.items() if n})
    for _ in range(guilds):
        game.note("give-up", COUNCILOR, what=player.guilds.pop(0))
    return ()
