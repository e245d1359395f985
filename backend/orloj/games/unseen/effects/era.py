"""The end of an Era and the setup of the next (PU-ERA, PU-POP)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from orloj.engine.game import Effect
from orloj.engine.piles import Pile
from orloj.games.unseen.components.cards import BUILDINGS
from orloj.games.unseen.components.city import ERAS, POPULARITY
from orloj.games.unseen.components.vocabulary import HOODS
from orloj.games.unseen.effects.draw import RefillOffer
from orloj.games.unseen.game import Unseen
from orloj.games.unseen.scoring import VIRTUAL, categories, new_order, share_row, winners
from orloj.games.unseen.state import HAND

OFFER = 4  # PU-ERA-04


def visitors(game: Unseen) -> dict[str, int]:
    """Neighborhood -> Workers on its Square, on its cards and lying beside its Square (PU-POP-01, PU-POP-02)."""
    return {
        name: sum(map(bool, hood.square)) + len(hood.laid) + sum(bool(p.worker) for p in hood.places.values())
        for name, hood in game.hoods.items()
    }


@dataclass(frozen=True, slots=True)
class EndEra(Effect[Unseen]):
    """Influence scoring from the top row, then the new Era; after the last, the end of the game (PU-ERA-01)."""

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        self._score(game)
        if game.turn.era == ERAS[-1]:
            _finish(game)
            return ()
        era = game.turn.era + 1
        _set_up(game, era)
        return [RefillOffer(slot) for slot in range(OFFER)]

    def _score(self, game: Unseen) -> None:
        points = [0] * game.seats
        for row, hood in enumerate(game.city.popularity):
            part = game.hoods[hood]
            influence = dict(enumerate(part.influence)) | {VIRTUAL: part.virtual}
            shares = share_row(influence, *POPULARITY[game.turn.era][row])
            for seat, vp in shares.items():
                points[seat] += vp
                if vp:
                    game.note("era-points", seat, hood=hood, n=vp)
        for seat, vp in enumerate(points):
            game.edit_player(seat).era_vp.append(vp)
        game.note("era-end", -1, era=game.turn.era, points=points)


def _set_up(game: Unseen, era: int) -> None:
    """New Popularity order, all Workers back, a new offer of the Era's level (PU-POP, PU-ERA-03, PU-ERA-04)."""
    city = game.edit_city()
    city.popularity = new_order(city.popularity, visitors(game))
    city.offer = [""] * OFFER
    city.deck = Pile({card.id: 1 for card in BUILDINGS.values() if card.level == era})
    for hood in HOODS:
        part = game.edit_hood(hood)
        part.square = [""] * game.seats
        part.laid = []
        for place in part.places.values():
            place.seat, place.worker = -1, ""
    for seat in range(game.seats):
        workers = game.edit_player(seat).workers
        workers.update(dict.fromkeys(workers, HAND))
    turn = game.edit_turn()
    turn.era, turn.benched, turn.seat = era, {}, -1
    game.note("era", -1, era=era, popularity=city.popularity.copy())


def _finish(game: Unseen) -> None:
    game.edit_turn().seat = -1
    for player in game.players:
        game.note("final", player.seat, points=categories(player))
    game.note("over", -1, winners=winners(game.players))
