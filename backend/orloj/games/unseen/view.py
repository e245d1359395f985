"""What one viewer sees of a position, built from nothing; every part remembers its view until it changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from orloj.engine.game import NATURE
from orloj.engine.parts import Part
from orloj.games.unseen.components.city import BRIDGE_STACKS, POPULARITY, SITES
from orloj.games.unseen.components.minigames import CAULDRON, CAULDRON_SYMBOLS, DISPLAY, FLAME
from orloj.games.unseen.components.solo import BOARDS
from orloj.games.unseen.components.vocabulary import MILESTONES
from orloj.games.unseen.councilor.aims import help_side
from orloj.games.unseen.effects.bridge import EMPTY
from orloj.games.unseen.effects.era import visitors
from orloj.games.unseen.game import Unseen
from orloj.games.unseen.scoring import categories, total, winners
from orloj.games.unseen.state import (
    COUNCILOR,
    Cauldron,
    City,
    Clock,
    Councilor,
    Hood,
    Market,
    Mill,
    Place,
    Player,
    River,
)

View = dict[str, Any]
P = TypeVar("P", bound=Part)


def remembered(part: P, build: Callable[[P], View], viewer: str = "all") -> View:
    """The view of a part for a class of viewers, built when it has changed since."""
    view = part.views.get(viewer)
    if view is None:
        view = part.views[viewer] = build(part)
    return view


def view(game: Unseen, viewer: int | None) -> View:
    """The view of a seat, or of an onlooker."""
    city = remembered(game.city, lambda part: _city(part, game.seats))
    over = not game.stack
    return {
        "game": "unseen",
        "seats": game.seats,
        "options": game.options,
        "era": game.turn.era,
        "phase": "over" if over else "play" if game.turn.seat >= 0 else "setup",
        "turn": remembered(game.turn, lambda part: _turn(game)),
        "waiting": _waiting(game),
        "popularity": _popularity(game),
        "visitors": visitors(game),
        **city,
        "hoods": {name: remembered(hood, _hood) for name, hood in game.hoods.items()},
        "market": remembered(game.market, _market),
        "cauldron": remembered(game.cauldron, _cauldron),
        "clock": remembered(game.clock, _clock),
        "river": remembered(game.river, _river),
        "mill": remembered(game.mill, _mill),
        "mugs": remembered(game.mill, _mugs, "mugs"),
        "bench": _bench(game),
        "councilor": remembered(game.councilor, _councilor) if game.councilor.level else None,
        "players": {
            str(player.seat): remembered(player, _own_player, "own")
            if player.seat == viewer
            else remembered(player, _player)
            for player in game.players
        },
        "scores": {str(p.seat): categories(p) | {"total": total(p)} for p in game.players} if over else None,
        "winners": winners(game.players) if over else None,
    }


def _turn(game: Unseen) -> View:
    turn = game.turn
    return {
        "seat": turn.seat,
        "first": turn.first,
        "acted": turn.acted,
        "counts_as": turn.counts_as or None,
        "worker": turn.worker or None,
        "used": dict.fromkeys(turn.used, True),
    }


def _waiting(game: Unseen) -> View:
    decider = game.decider
    return {} if decider is None or decider == NATURE else {str(decider): game.stack[-1].ask}


def _popularity(game: Unseen) -> View:
    rows = zip(game.city.popularity, POPULARITY[game.turn.era], strict=False)
    return {
        str(row): {"hood": hood, "first": first, "second": second}
        for row, (hood, (first, second)) in enumerate(rows, start=1)
    }


def _city(city: City, seats: int) -> View:
    bridges: View = {}
    for space, seat in city.spaces.items():
        site, hood = space.split(":")
        bridges.setdefault(site, {"worth": SITES[site].worth})[hood] = None if seat == EMPTY else seat
    return {
        "witch": city.witch or None,
        "witch_piles": {level: len(pile) for level, pile in city.witch_piles.items()},
        "bridges": bridges,
        "offer": {str(slot): card or None for slot, card in enumerate(city.offer, start=1)},
        "deck": len(city.deck),
    }


def _seats(values: list[Any]) -> View:
    return {str(seat): value for seat, value in enumerate(values)}


def _hood(hood: Hood) -> View:
    influence = _seats(hood.influence)
    return {
        "square": {seat: worker for seat, worker in _seats(hood.square).items() if worker},
        "laid": dict.fromkeys(hood.laid, True),
        "influence": influence | ({"virtual": hood.virtual} if hood.virtual else {}),
        "witch_tokens": hood.witch_tokens.copy(),
        "end_bonus": {str(position): seat for position, seat in enumerate(hood.bonus, start=1)},
        "upgrades_left": hood.upgrades_left,
        "places": {name: _place(place) for name, place in hood.places.items()},
    }


def _place(place: Place) -> View:
    return {
        "price": place.price,
        "left": place.left,
        "card": place.cards[-1] if place.cards else None,
        "under": place.cards[:-1],
        "worker": {"seat": place.seat, "type": place.worker} if place.worker else None,
    }


def _market(market: Market) -> View:
    priority = {str(row): worker for row, worker in enumerate(market.priority, start=1)}
    return {"side": market.side, "golem": market.golem, "priority": priority}


def _cauldron(cauldron: Cauldron) -> View:
    return {
        "items": {section: item or None for section, item in zip(CAULDRON, cauldron.items, strict=False)},
        "flame": {worker: FLAME[(at - cauldron.flame) % len(FLAME)].text for at, worker in enumerate(CAULDRON_SYMBOLS)},
        "bag": len(cauldron.bag),
    }


def _clock(clock: Clock) -> View:
    return {
        "at": clock.at,
        "crates": {
            name: {"section": crate.section, "slot": crate.slot, "shown": crate.shown}
            for name, crate in clock.crates.items()
        },
    }


def _river(river: River) -> View:
    return {
        "spaces": {str(space): types for space, types in enumerate(river.spaces, start=1)},
        "stacks": {stack: tokens.copy() for stack, tokens in river.stacks.items()},
        "first": river.finished if river.finished >= 0 else None,
    }


def _mill(mill: Mill) -> View:
    return {token: {"section": at.section, "slot": at.slot} for token, at in mill.tokens.items()}


def _mugs(mill: Mill) -> View:
    return {"deck": len(mill.mugs), "discard": mill.discard.copy()}


def _bench(game: Unseen) -> View:
    return {
        seat: {"worker": worker, "top": place == 0} for place, (seat, worker) in enumerate(game.turn.benched.items())
    }


def _councilor(councilor: Councilor) -> View:
    """The Councilor's board and cards; what it holds stands with its seat among the players."""
    return {
        "seat": COUNCILOR,
        "level": councilor.level,
        "track": BOARDS[councilor.level].track,
        "aims": councilor.aims.copy(),
        "help": help_side(councilor) if councilor.aims else None,
        "card": councilor.card or None,
        "deck": len(councilor.deck),
        "discard": dict.fromkeys(councilor.discard, True),
        "token": councilor.token or None,
        "tokens": len(councilor.tokens),
        "spent": dict.fromkeys(councilor.spent, True),
        "worker": councilor.worker or None,
    }


def _player(player: Player) -> View:
    stacks = zip(BRIDGE_STACKS.items(), player.tiles, strict=True)
    return {
        "stock": player.stock.copy(),
        "workers": player.workers.copy(),
        "guilds": dict.fromkeys(player.guilds, True),
        "stacks": {str(stack): list(tiles[len(tiles) - left :]) for (stack, tiles), left in stacks},
        "built": len(player.bridges),
        "beside": player.beside,
        "boat": player.boat,
        "voyages": player.voyages,
        "ends": player.ends.copy(),
        "idea": player.idea,
        "milestones": {
            hood: {kind: True for kind in MILESTONES if kind in kinds} for hood, kinds in player.milestones.items()
        },
        "display": {row: items.copy() for (row, _), items in zip(DISPLAY.rows, player.display, strict=True)},
        "repair": player.repair.copy(),
        "upgrades": dict.fromkeys(player.upgrades, True),
        "mug_count": len(player.mugs),
        "prices": dict.fromkeys(player.prices, True),
        "scored": {f"era_{era}": vp for era, vp in enumerate(player.era_vp, start=1)} | {"cards": player.card_vp},
        "projected": total(player),
    }


def _own_player(player: Player) -> View:
    mugs: dict[str, int] = {}
    for mug in player.mugs:
        mugs[mug] = mugs.get(mug, 0) + 1
    return _player(player) | {"mugs": mugs}
