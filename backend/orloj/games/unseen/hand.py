"""The cards and Guilds of a player: which can be used at will now (PU-MUG-01, PU-CARD-01), which can be given up."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from orloj.engine.notation import Change, Effect, Item
from orloj.games.unseen.components.cards import MUGS, UPGRADES
from orloj.games.unseen.payment import affordable, bill_of

if TYPE_CHECKING:
    from orloj.games.unseen.game import Unseen

AT_WILL = MappingProxyType(
    {card.id: line for card in UPGRADES.values() for line in card.effect if line.once and not line.moment}
)
"""Upgrade card -> its power that its owner may use once a turn at any time."""


def playable_mugs(game: Unseen, seat: int) -> list[str]:
    """The kinds of Mug card in hand whose effect can do something now, each once, in the order of the hand."""
    hand = game.players[seat].mugs
    return [mug for mug in dict.fromkeys(hand) if usable(game, seat, MUGS[mug].effect)]


def usable_upgrades(game: Unseen, seat: int) -> list[str]:
    """The Upgrade cards whose power at will is unused this turn and can do something now."""
    used = game.turn.used
    cards = [card for card in game.players[seat].upgrades if card in AT_WILL and card not in used]
    return [card for card in cards if usable(game, seat, (AT_WILL[card],))]


def usable(game: Unseen, seat: int, effect: Effect) -> bool:
    """Whether a card may be used: its cost can be paid, and what it would do is possible now."""
    return any(_possible(game, seat, line.change) for line in effect)


def can_pay(game: Unseen, seat: int, cost: tuple[Item, ...]) -> bool:
    """Whether a player can pay a cost in full, with conversions, Guilds and cards (PU-PAY-11, PU-SYM-02)."""
    player, bill = game.players[seat], bill_of(cost)
    if bill.goods and not affordable(player.stock, bill):
        return False
    held = {"guild": len(player.guilds), "mug": len(player.mugs), "upgrade": len(player.upgrades)}
    return all(
        symbol.removeprefix("guild:") in player.guilds if ":" in symbol else held[symbol] >= n
        for symbol, n in bill.pieces
    )


def _possible(game: Unseen, seat: int, change: Change) -> bool:
    if change.cost:
        return any(can_pay(game, seat, cost) for cost in change.cost)
    return any(_can_do(game, seat, item) for gain in change.gain for item in gain)


def _can_do(game: Unseen, seat: int, item: Item) -> bool:
    if isinstance(item.symbol, Change):
        return _possible(game, seat, item.symbol)
    if item.symbol == "type":  # before the action (PU-CONV-02)
        return not game.turn.acted
    if item.symbol == "move":  # a Worker on a Square and a Square free of one's own (PU-CARD-19)
        return game.players[seat].on_squares() > 0
    return True


def pieces_for(game: Unseen, seat: int, symbol: str) -> list[str]:
    """What can be given up for a demand of one Guild, Mug card or Upgrade card."""
    player = game.players[seat]
    if symbol == "guild":
        return [f"guild:{guild}" for guild in player.guilds]
    if symbol.startswith("guild:"):
        return [symbol] if symbol.removeprefix("guild:") in player.guilds else []
    return [f"discard:{card}" for card in dict.fromkeys(player.mugs if symbol == "mug" else player.upgrades)]


def give_up(game: Unseen, seat: int, choice: str) -> None:
    """Gives up a Guild mark, a Mug card (to the discard) or an Upgrade card (to the box)."""
    player = game.edit_player(seat)
    kind, name = choice.split(":")
    if kind == "guild":
        player.guilds.remove(name)
    elif name in player.mugs:
        player.mugs.remove(name)
        discard = game.edit_mill().discard
        discard[name] = discard.get(name, 0) + 1
    else:
        player.upgrades.remove(name)
    game.note("give-up", seat, what=name)
