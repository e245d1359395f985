"""A position that a seat may believe in (PU-MUG-02, PU-UPG-01, PU-WITCH-09): what others alone know is dealt anew.

What the state does not tell apart counts as unknown: a seat forgets what it put under a pile, and the Upgrade cards
that it once looked at if it has given up the one it kept.
"""

from __future__ import annotations

from dataclasses import replace

from orloj.engine.game import settle
from orloj.engine.rules import Dice
from orloj.games.unseen.components.cards import UPGRADES
from orloj.games.unseen.effects.influence import TakeUpgrade
from orloj.games.unseen.effects.witch import PlaceToken
from orloj.games.unseen.game import Unseen


def imagine(game: Unseen, viewer: int | None, dice: Dice) -> Unseen:
    """A twin in which Mug cards of others, cards and tokens that only others saw, and what lies under a pile are dealt
    anew."""
    twin = game.clone()
    _deal_mugs(twin, viewer, dice)
    _deal_upgrades(twin, viewer, dice)
    _deal_tokens(twin, viewer, dice)
    if twin.decider != viewer:
        settle(twin)
        twin.log = []
    return twin


def _deal_mugs(game: Unseen, viewer: int | None, dice: Dice) -> None:
    others = [player.seat for player in game.players if player.seat != viewer and player.mugs]
    if not others:
        return
    deck = game.edit_mill().mugs
    cards = [mug for mug, n in deck.unseen.items() for _ in range(n)]
    cards = sorted([*cards, *(mug for seat in others for mug in game.players[seat].mugs)])
    dice.shuffle(cards)
    for seat in others:
        player = game.edit_player(seat)
        held = len(player.mugs)
        player.mugs, cards = cards[:held], cards[held:]
    deck.unseen = {}
    deck.shuffle_in({mug: cards.count(mug) for mug in cards})


def _deal_upgrades(game: Unseen, viewer: int | None, dice: Dice) -> None:
    looks = {effect.by.hood for effect in game.stack if isinstance(effect, TakeUpgrade) and effect.by.seat == viewer}
    own = () if viewer is None else game.players[viewer].upgrades
    known = looks | {UPGRADES[card].hood for card in own}
    held = {card for player in game.players for card in player.upgrades}
    for hood in [name for name, part in game.hoods.items() if part.upgrades and name not in known]:
        cards = sorted(card.id for card in UPGRADES.values() if card.hood == hood and card.id not in held)
        dice.shuffle(cards)
        part = game.edit_hood(hood)
        part.upgrades = sorted(cards[: len(part.upgrades)])


def _deal_tokens(game: Unseen, viewer: int | None, dice: Dice) -> None:
    looks = [(at, effect) for at, effect in enumerate(game.stack) if isinstance(effect, PlaceToken)]
    for at, effect in looks:
        if effect.by.seat != viewer:
            pile = game.edit_city().witch_piles[effect.level]
            game.stack[at] = replace(effect, drawn=pile.deal_anew(effect.drawn, dice))
    if any(pile.tail for pile in game.city.witch_piles.values()):
        for pile in game.edit_city().witch_piles.values():
            pile.forget(dice)
