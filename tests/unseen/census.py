"""A census of the box: every piece of a game counted wherever it can lie, in the middle of an effect included."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from orloj.games.unseen.components.cards import BUILDINGS, MUG_COPIES, MUGS, UPGRADES, UPGRADES_IN_PLAY
from orloj.games.unseen.components.city import BRIDGE_STACKS
from orloj.games.unseen.components.minigames import (
    CRATES,
    CRATES_IN_PLAY,
    ITEM_KINDS,
    MILL_TOKENS,
    RIVER_TOKENS,
    WITCH_TOKENS,
)
from orloj.games.unseen.components.prices import PRICES
from orloj.games.unseen.components.solo import AIMS, REWARD_TOKENS, SLOTS, SOLO_CARDS
from orloj.games.unseen.components.vocabulary import HOODS, MILESTONES, TYPES
from orloj.games.unseen.effects.bridge import ChooseSpace
from orloj.games.unseen.effects.display import PlaceItem
from orloj.games.unseen.effects.mug import DiscardMug
from orloj.games.unseen.effects.witch import PlaceToken
from orloj.games.unseen.game import Unseen
from tests.census import named

BOX = Counter(
    {
        **{f"price:{token}": 1 for token in PRICES},
        **{f"witch:{token}": 1 for token in WITCH_TOKENS},
        **{f"mug:{mug}": MUG_COPIES for mug in MUGS},
        **{f"item:{kind.id}": kind.copies for kind in ITEM_KINDS.values()},
        **{f"river:{kind}": sum(stack.get(kind, 0) for stack in RIVER_TOKENS.values()) for kind in MILESTONES},
        **{f"mill:{token}": 1 for token in MILL_TOKENS},
        **{f"faction:{hood}": 1 for hood in HOODS},
        **{f"priority:{worker}": 1 for worker in TYPES},
    }
)
"""What is in play from the end of the setup to the end of the game, and how often."""

SOLO_BOX = Counter([*(f"solo:{card}" for card in SOLO_CARDS), *(f"reward:{token}" for token in REWARD_TOKENS)])
"""What comes to it in a solo game; of the Aim cards, two."""


def pieces(game: Unseen) -> Counter[str]:
    """Every piece in play."""
    return Counter(_pieces(game))


def _pieces(game: Unseen) -> Iterator[str]:
    yield from _in_city(game)
    yield from _in_minigames(game)
    yield from _with_players(game)
    yield from _with_councilor(game)
    for effect in game.stack:
        match effect:
            case PlaceItem(item=item):
                yield f"item:{item}"
            case DiscardMug(mug=mug):
                yield f"mug:{mug}"
            case PlaceToken(drawn=drawn):
                yield from named("witch", drawn)
            case ChooseSpace(by=by):
                yield f"bridge:{by.seat}"
            case _:
                pass


def _in_city(game: Unseen) -> Iterator[str]:
    city = game.city
    for pile in (city.deck, city.starters, city.offer):
        yield from named("building", pile)
    for pile in city.witch_piles.values():
        yield from named("witch", pile)
    yield from named("faction", city.popularity)
    for hood in game.hoods.values():
        yield from named("price", hood.prices)
        yield from named("upgrade", hood.upgrade_pile)
        yield from named("upgrade", hood.upgrades)
        yield from named("witch", list(hood.witch_tokens.values()))
        for place in hood.places.values():
            yield from named("building", place.cards)
            yield from named("price", [place.price])


def _in_minigames(game: Unseen) -> Iterator[str]:
    yield from named("priority", game.market.priority)
    yield from named("item", game.cauldron.bag)
    yield from named("item", game.cauldron.items)
    yield from named("crate", list(game.clock.crates))
    yield from named("mill", list(game.mill.tokens))
    yield from named("mug", game.mill.mugs)
    yield from named("mug", game.mill.discard)
    for stack in game.river.stacks.values():
        yield from named("river", {kind: n for kind, n in stack.items() if n})


def _with_players(game: Unseen) -> Iterator[str]:
    for player in game.players:
        yield from named("price", player.prices)
        yield from named("upgrade", player.upgrades)
        yield from named("mug", player.mugs)
        yield from named("item", player.repair)
        for row in player.display:
            yield from named("item", row)
        if not game.is_councilor(player.seat):  # it takes no token (PU-SOLORES-16)
            yield from named("river", player.milestones["vodnik"])
        yield from [f"bridge:{player.seat}"] * (sum(player.tiles) + len(player.bridges))


def _with_councilor(game: Unseen) -> Iterator[str]:
    """Between two of its turns no card and no token is in its hand."""
    part = game.councilor
    yield from named("solo", part.deck)
    yield from named("solo", part.discard)
    yield from named("reward", part.tokens)
    yield from named("reward", part.spent)


def missing_or_extra(game: Unseen) -> list[str]:
    """What is not there as often as the box says, once the setup is done."""
    found = pieces(game)
    wanted = BOX + SOLO_BOX if game.councilor.level else Counter(BOX)
    for player in game.players:
        wanted[f"bridge:{player.seat}"] = sum(map(len, BRIDGE_STACKS.values()))
    faults = [f"{name}: {found[name]} instead of {n}" for name, n in wanted.items() if found[name] != n]
    return [*faults, *_buildings(game, found), *_upgrades(game, found), *_crates(found), *_aims(game)]


def _buildings(game: Unseen, found: Counter[str]) -> Iterator[str]:
    """Cards of an Era to come are in the box; of the present one all are in play; earlier ones that nobody built left
    with their Era (PU-ERA-03)."""
    for card in BUILDINGS.values():
        n = found[f"building:{card.id}"]
        most = int(card.level <= game.turn.era)
        least = int(card.level in (0, game.turn.era))
        if not least <= n <= most:
            yield f"building:{card.id} of level {card.level}: {n} in Era {game.turn.era}"


def _upgrades(game: Unseen, found: Counter[str]) -> Iterator[str]:
    """All cards of a Neighborhood until somebody looks; from then on at most those in play (PU-SETUP-15)."""
    for name, hood in game.hoods.items():
        counts = [found[f"upgrade:{card.id}"] for card in UPGRADES.values() if card.hood == name]
        if max(counts) > 1:
            yield f"an Upgrade card of {name} twice"
        if len(hood.upgrade_pile):
            if sum(counts) != len(counts) or hood.upgrades or hood.upgrades_left != UPGRADES_IN_PLAY:
                yield f"Upgrade cards of {name} gone before anybody looked"
        elif sum(counts) > UPGRADES_IN_PLAY or len(hood.upgrades) != hood.upgrades_left:
            yield f"{sum(counts)} Upgrade cards of {name}, {hood.upgrades_left} left in {hood.upgrades}"


def _crates(found: Counter[str]) -> Iterator[str]:
    crates = [found[f"crate:{crate}"] for crate in CRATES]
    if sum(crates) != CRATES_IN_PLAY or max(crates) > 1:
        yield f"{sum(crates)} Crates"


def _aims(game: Unseen) -> Iterator[str]:
    """Two different ones in a solo game (PU-SOLOSETUP-07)."""
    dealt = game.councilor.aims
    if game.councilor.level and (tuple(dealt) != SLOTS or len(set(dealt.values()) & set(AIMS)) != len(SLOTS)):
        yield f"Aim cards {dealt}"
