"""The setup: everything in its place, then what is drawn and the starting choices (PU-SETUP, PU-SETUP2P)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from orloj.engine.game import Effect
from orloj.engine.piles import Pile
from orloj.games.unseen.components.cards import BUILDINGS, UPGRADES, UPGRADES_IN_PLAY
from orloj.games.unseen.components.city import (
    TOKENS_PER_PLACE,
    VIRTUAL_INFLUENCE,
    WITCH_SPACES,
    WITCH_START_ROW,
    places_for,
    sites_for,
)
from orloj.games.unseen.components.minigames import (
    CAULDRON,
    CLOCK,
    CRATES_PER_SECTION,
    ITEM_KINDS,
    MILL,
    MILL_START,
    RIVER_SETS,
    WITCH_TOKENS,
)
from orloj.games.unseen.components.prices import PRICES
from orloj.games.unseen.components.vocabulary import HOODS, TYPES
from orloj.games.unseen.effects.bridge import EMPTY
from orloj.games.unseen.effects.draw import DrawToCauldron, RefillOffer, RevealPrice
from orloj.games.unseen.effects.era import OFFER
from orloj.games.unseen.effects.shuffle import (
    DrawCrate,
    DrawFaction,
    DrawFlame,
    DrawMillToken,
    DrawPriority,
    DrawSet,
    DrawSide,
)
from orloj.games.unseen.effects.start import DrawFirst
from orloj.games.unseen.game import Unseen
from orloj.games.unseen.state import Place


@dataclass(frozen=True, slots=True)
class SetUp(Effect[Unseen]):
    """Puts the unseen piles in place and lists what is drawn from them, in the order of the setup chapter."""

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        fill_piles(game)
        steps: list[Effect[Unseen]] = [DrawFaction() for _ in HOODS]
        steps += [SetWitch(), DrawFlame(), *(DrawToCauldron(section) for section in range(len(CAULDRON)))]
        steps += [DrawCrate(section, slot) for section in CLOCK for slot in range(CRATES_PER_SECTION)]
        steps += [DrawMillToken(section, slot) for section in MILL for slot in range(MILL_START[section])]
        steps += [DrawPriority() for _ in TYPES]
        if game.options["market"] == "tile":
            steps.append(DrawSide())
        if game.options["river"] == "tokens":
            steps += [DrawSet() for _ in RIVER_SETS]
        steps += [RevealPrice(place.hood, place.id, 1) for place in places_for(game.seats)]
        steps += [RefillOffer(slot) for slot in range(OFFER)]
        return [*steps, *game.automaton.begin()] if game.councilor.level else [*steps, DrawFirst()]


def fill_piles(game: Unseen) -> None:
    """Everything that nobody sees, and the empty places of the side of the board in use (PU-SETUP-01)."""
    game.edit_turn().era = 1
    city = game.edit_city()
    city.offer = [""] * OFFER
    city.deck = Pile({card.id: 1 for card in BUILDINGS.values() if card.level == 1})
    city.starters = Pile({card.id: 1 for card in BUILDINGS.values() if card.level == 0})
    city.witch_piles = {
        str(level): Pile({token.id: 1 for token in WITCH_TOKENS.values() if token.level == level})
        for level in WITCH_SPACES.values()
    }
    city.spaces = {f"{site.id}:{hood}": EMPTY for site in sites_for(game.seats) for hood in site.between}
    cauldron = game.edit_cauldron()
    cauldron.items = [""] * len(CAULDRON)
    cauldron.bag = Pile({kind.id: kind.copies for kind in ITEM_KINDS.values()})
    for place in places_for(game.seats):
        game.edit_hood(place.hood).places[place.id] = Place(None, TOKENS_PER_PLACE)
    for hood in HOODS:
        part = game.edit_hood(hood)
        part.prices = Pile({token.id: 1 for token in PRICES.values() if token.hood == hood})
        part.upgrade_pile = Pile({card.id: 1 for card in UPGRADES.values() if card.hood == hood})
        part.upgrades_left = UPGRADES_IN_PLAY


@dataclass(frozen=True, slots=True)
class SetWitch(Effect[Unseen]):
    """The Witch in the lowest row (PU-SETUP-05); with 2 players the virtual Gargoyles by row (PU-SETUP2P-05)."""

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        city = game.edit_city()
        city.witch = city.popularity[WITCH_START_ROW - 1]
        if game.seats == 2:
            for hood, space in zip(city.popularity, VIRTUAL_INFLUENCE, strict=True):
                game.edit_hood(hood).virtual = space
        return ()
