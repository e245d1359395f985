"""The setup: every random piece as a chance outcome, then the starting choices (PU-SETUP, PU-SETUP2P, PU-VAR)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from orloj.engine.gains import line_effects
from orloj.engine.game import Chance, Effect
from orloj.engine.piles import Pile
from orloj.games.unseen.by import By
from orloj.games.unseen.components.cards import BUILDINGS, UPGRADES, UPGRADES_IN_PLAY
from orloj.games.unseen.components.city import (
    START_BONUS,
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
    CRATES,
    CRATES_PER_SECTION,
    FLAME,
    ITEM_KINDS,
    MILL,
    MILL_START,
    MILL_TOKENS,
    RIVER_SETS,
    SIDES,
    WITCH_TOKENS,
)
from orloj.games.unseen.components.prices import PRICES
from orloj.games.unseen.components.vocabulary import HOODS, TYPES
from orloj.games.unseen.effects.base import Own
from orloj.games.unseen.effects.bridge import EMPTY
from orloj.games.unseen.effects.draw import DrawToCauldron, RefillOffer, RevealPrice, named
from orloj.games.unseen.effects.era import OFFER
from orloj.games.unseen.effects.influence import Influence
from orloj.games.unseen.effects.turn import BeginEra
from orloj.games.unseen.game import Unseen
from orloj.games.unseen.state import Crate, Place, Slot


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
        return [*steps, DrawFirst()]


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


def _one_of(kind: str, pieces: Iterable[str]) -> dict[str, int]:
    return named(kind, dict.fromkeys(pieces, 1))


@dataclass(frozen=True, slots=True)
class DrawFaction(Chance[Unseen]):
    """The next row of the Popularity track, from the top (PU-SETUP-03)."""

    def weights(self, game: Unseen) -> Mapping[str, int]:
        return _one_of("faction", (hood for hood in HOODS if hood not in game.city.popularity))

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        game.edit_city().popularity.append(choice.removeprefix("faction:"))
        return ()


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


@dataclass(frozen=True, slots=True)
class DrawFlame(Chance[Unseen]):
    """One of the four positions of the Flame board (PU-SETUP-06)."""

    def weights(self, game: Unseen) -> Mapping[str, int]:
        return _one_of("flame", map(str, range(len(FLAME))))

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        game.edit_cauldron().flame = int(choice.removeprefix("flame:"))
        return ()


@dataclass(frozen=True, slots=True)
class DrawCrate(Chance[Unseen]):
    """A Crate for a place on the Clock; three stay in the box (PU-SETUP-09)."""

    section: str
    slot: int

    def weights(self, game: Unseen) -> Mapping[str, int]:
        return _one_of("crate", (crate for crate in CRATES if crate not in game.clock.crates))

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        game.edit_clock().crates[choice.removeprefix("crate:")] = Crate(self.section, self.slot)
        return ()


@dataclass(frozen=True, slots=True)
class DrawMillToken(Chance[Unseen]):
    """A Reward token for a place on the Mill Wheel (PU-SETUP-11, R11)."""

    section: str
    slot: int

    def weights(self, game: Unseen) -> Mapping[str, int]:
        return _one_of("mill", (token for token in MILL_TOKENS if token not in game.mill.tokens))

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        game.edit_mill().tokens[choice.removeprefix("mill:")] = Slot(self.section, self.slot)
        return ()


@dataclass(frozen=True, slots=True)
class DrawPriority(Chance[Unseen]):
    """The next Worker Priority tile from the top (PU-SETUP-14)."""

    def weights(self, game: Unseen) -> Mapping[str, int]:
        return _one_of("priority", (worker for worker in TYPES if worker not in game.market.priority))

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        game.edit_market().priority.append(choice.removeprefix("priority:"))
        return ()


@dataclass(frozen=True, slots=True)
class DrawSide(Chance[Unseen]):
    """A side of the Marketplace Variety tile (PU-VAR-05)."""

    def weights(self, game: Unseen) -> Mapping[str, int]:
        return _one_of("side", SIDES[1:])

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        game.edit_market().side = choice.removeprefix("side:")
        return ()


@dataclass(frozen=True, slots=True)
class DrawSet(Chance[Unseen]):
    """A set of River Variety tokens for the next three spaces, in an order of its own (PU-VAR-02, PU-VAR-03, R13)."""

    def weights(self, game: Unseen) -> Mapping[str, int]:
        laid = game.river.sets
        return _one_of("set", (name for name in RIVER_SETS if name not in laid))

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        name, river = choice.removeprefix("set:"), game.edit_river()
        if not river.sets:
            river.spaces = []
        river.sets.append(name)
        return [DrawRiverToken(name) for _ in RIVER_SETS[name]]


@dataclass(frozen=True, slots=True)
class DrawRiverToken(Chance[Unseen]):
    """The next River Variety token of a set, by its number in the set."""

    set: str

    def weights(self, game: Unseen) -> Mapping[str, int]:
        laid = game.river.spaces[(len(game.river.sets) - 1) * len(RIVER_SETS[self.set]) :]
        tokens = RIVER_SETS[self.set]
        return _one_of("token", (str(i) for i, types in enumerate(tokens) if sorted(types) not in laid))

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        types = RIVER_SETS[self.set][int(choice.removeprefix("token:"))]
        game.edit_river().spaces.append(sorted(types))
        return ()


@dataclass(frozen=True, slots=True)
class DrawFirst(Chance[Unseen]):
    """Who begins; the starting choices go in reverse turn order, the last player first (R1, R2)."""

    def weights(self, game: Unseen) -> Mapping[str, int]:
        return _one_of("seat", map(str, range(game.seats)))

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        first = int(choice.removeprefix("seat:"))
        game.edit_turn().first = first
        game.note("first", first)
        order = [(first - i) % game.seats for i in range(1, game.seats + 1)]
        return [*(StartChoice(By(seat)) for seat in order), BeginEra()]


@dataclass(frozen=True, slots=True)
class StartChoice(Own):
    """Pick a Neighborhood nobody has picked: 1 Influence, its row's starting bonus, a level 0 Building (R2, R89)."""

    by: By
    ask: ClassVar[str] = "start"

    def options(self, game: Unseen) -> Sequence[str]:
        return [f"hood:{hood}" for hood, part in game.hoods.items() if not any(part.influence)]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        hood = choice.removeprefix("hood:")
        by = By(self.by.seat, hood)
        game.note("start", by.seat, hood=hood)
        bonus = START_BONUS[game.city.popularity.index(hood)]
        return (Influence(by), *line_effects(game, by, bonus), DrawStarter(by))

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"row": {hood: row for row, hood in enumerate(game.city.popularity, start=1)}}


@dataclass(frozen=True, slots=True)
class DrawStarter(Chance[Unseen]):
    """A random level 0 Building on the first empty place of a Neighborhood; no Price token is used (R3)."""

    by: By

    def weights(self, game: Unseen) -> Mapping[str, int]:
        return named("building", game.city.starters.weights())

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        card = choice.removeprefix("building:")
        game.edit_city().starters.take(card)
        places = game.edit_hood(self.by.hood).places
        name = next(name for name, place in places.items() if not place.cards)
        places[name].cards.append(card)
        game.note("starter", self.by.seat, what=card, place=name)
        return ()
