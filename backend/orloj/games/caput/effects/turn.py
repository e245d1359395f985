"""A turn: one menu of what is possible now, in any order the rules allow (PCR-TURN, PCR-TIMING, PCR-EXTRA)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from orloj.engine.gains import Effects, line_effects
from orloj.engine.game import Effect
from orloj.engine.notation import Line
from orloj.engine.payment import way_id, way_of
from orloj.games.caput.by import By
from orloj.games.caput.components.crane import ACTIONS, SLOT_BONUS
from orloj.games.caput.components.road import ROAD
from orloj.games.caput.components.setup import ERA_TWO_AFTER, TURNS
from orloj.games.caput.components.tracks import WINDOWS_KEPT
from orloj.games.caput.effects.actions import perform, performable
from orloj.games.caput.effects.base import Own
from orloj.games.caput.effects.crane import actions_of, exchange_in_slot, return_tile, slot_bonus, take_tile, takeable
from orloj.games.caput.effects.era import BeginEraTwo
from orloj.games.caput.effects.final import FinalScoring
from orloj.games.caput.effects.grids import PROJECTS, Sideways, can_climb, climb, why_no_climb
from orloj.games.caput.effects.road import free_effect, resolve_street, why_no_advance
from orloj.games.caput.effects.rows import PayRefresh, refreshable
from orloj.games.caput.effects.technology import usable, use
from orloj.games.caput.effects.tracks import claim_seal, claimable, why_no_seal
from orloj.games.caput.game import CAPPED, Caput

END_TURN = "end-turn"
WINDOWS = ("silver", "goldwindow")
EXTRA_WAYS: tuple[dict[str, int], ...] = ({"goldwindow": 2}, {"silver": 1, "goldwindow": 1})
"""What buys the extra action (PCR-EXTRA-02)."""


@dataclass(frozen=True, slots=True)
class TurnMenu(Own):
    """Everything that can be done now; ending the turn once the tile and its action are done (PCR-TIMING-06)."""

    by: By
    ask: ClassVar[str] = "turn"
    forced: ClassVar[bool] = False

    def options(self, game: Caput) -> Sequence[str]:
        seat, turn = self.by.seat, game.turn
        main = main_actions(game, seat)
        found = [f"tile:{tile}" for tile in takeable(game, seat)] if not turn.tile else []
        found += [f"act:{action}" for action in main]
        found += extra_choices(game, seat)
        found += waiting(game)
        if not turn.refreshed and any(game.players[seat].goods[good] for good in CAPPED):
            found += [f"refresh:{row}" for row in refreshable(game)]
        found += [f"up:{project}" for project in PROJECTS if can_climb(game, seat, project, windows=True)]
        found += [f"seal:{seal}" for seal in claimable(game, seat)]
        found += [f"technology:{name}" for name in usable(game, seat)]
        if turn.tile and not main:
            found.append(END_TURN)
        return found

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        if choice == END_TURN:
            return (*end_of_turn(game, self.by.seat), DiscardWindows(self.by), EndTurn(self.by))
        return (*self._effects(game, choice), self)

    def _effects(self, game: Caput, choice: str) -> Effects:
        seat = self.by.seat
        kind, _, name = choice.partition(":")
        match kind:
            case "tile":
                return take_tile(game, seat, name)
            case "act":
                special = bool(game.turn.special)
                game.edit_turn().main = True
                return (*perform(game, seat, name, special), SpecialPoints(self.by))
            case "buy":
                game.edit_turn().extra = "bought"
                return game.spend(By(seat, "extra"), way_of(f"pay:{name}"))
            case "extra":
                game.edit_turn().extra = "done"
                return perform(game, seat, name)
            case "refresh":
                return (PayRefresh(self.by, name),)
            case "up":
                return climb(game, By(seat, name), name, windows=True)
            case "side":
                game.edit_turn().sideways[name] -= 1
                return (Sideways(By(seat, name), name),)
            case "seal":
                return claim_seal(game, seat, name)
            case "technology":
                return use(game, seat, name)
            case "bonus":
                return slot_bonus(game, seat)
            case _:
                return street_effect(game, seat, kind)

    def why(self, game: Caput, choice: str) -> str | None:
        kind, _, name = choice.partition(":")
        if kind == "tile":
            return "PCR-TURN-03" if game.turn.tile else "PCR-CRANE-08"
        if kind == "act":
            if game.turn.main:
                return "PCR-TURN-04"
            shown = bool(game.turn.tile) and name in actions_of(game, game.turn.tile)
            return why_no_advance(game, self.by.seat) if shown and name == "road" else "PCR-CRANE-02"
        if kind == "buy":
            return "PCR-EXTRA-01" if game.turn.extra else "PCR-EXTRA-02"
        if kind == "refresh":
            return "PCR-REFRESH-02" if game.turn.refreshed else "PCR-REFRESH-03"
        if kind == "seal":
            return why_no_seal(game, self.by.seat, name)
        if kind == "extra":
            bought = game.turn.extra == "bought"
            return why_no_advance(game, self.by.seat) if bought and name == "road" else "PCR-EXTRA-11"
        if kind == "up" and name in PROJECTS:
            return why_no_climb(game, self.by.seat, name)
        if kind == "road-egg":
            return "PCR-ROAD-08" if game.turn.eggs else "PCR-ROAD-10"
        return {
            "side": "PCR-GRID-02",
            "technology": "PCR-TECH-09",
            "bonus": "PCR-TIMING-10" if game.turn.bonus else "PCR-CRANE-05",
            "road-free": "PCR-TIMING-10" if game.turn.street else "PCR-ROAD-05",
            END_TURN: "PCR-TIMING-06",
        }.get(kind)


def main_actions(game: Caput, seat: int) -> list[str]:
    """The actions of the taken tile that can be performed now, until one of them is (PCR-CRANE-02, PCR-TURN-04)."""
    turn = game.turn
    if not turn.tile or turn.main:
        return []
    special = bool(turn.special)
    return [action for action in actions_of(game, turn.tile) if performable(game, seat, action, special)]


def extra_choices(game: Caput, seat: int) -> list[str]:
    """Buying the extra action, and performing it once it is bought (PCR-EXTRA-04, PCR-EXTRA-08, PCR-EXTRA-11)."""
    turn, held = game.turn, game.players[seat].goods
    if not turn.extra:
        ways = (way for way in EXTRA_WAYS if all(held[good] >= n for good, n in way.items()))
        return [f"buy:{way_id(way).removeprefix('pay:')}" for way in ways]
    if turn.extra == "bought":
        return [f"extra:{action}" for action in ACTIONS if performable(game, seat, action)]
    return []


def waiting(game: Caput) -> list[str]:
    """What was earned this turn and may be taken at any moment of it (PCR-CRANE-04, PCR-TIMING-07, PCR-TIMING-09)."""
    turn = game.turn
    found = ["bonus"] if turn.bonus and payable(game, SLOT_BONUS[turn.slot]) else []
    found += ["road-free"] if turn.street and payable(game, free_effect(game, turn.street)) else []
    found += ["road-egg"] if turn.eggs and payable(game, ROAD[turn.eggs - 1].egg) else []
    return found + [f"side:{project}" for project, n in turn.sideways.items() if n]


def payable(game: Caput, lines: Iterable[Line]) -> bool:
    """Whether what waits can be had now: an offer to buy only when its price can be paid (PCR-TIMING-10)."""
    by = By(game.turn.seat)
    return all(not line.change.cost or any(game.ways(by, cost) for cost in line.change.cost) for line in lines)


def street_effect(game: Caput, seat: int, which: str) -> Effects:
    """One of the two effects of a street space; the egg is paid or the effect declined (PCR-ROAD-06, PCR-ROAD-09)."""
    turn = game.edit_turn()
    if which == "road-free":
        space, turn.street = turn.street, 0
        return line_effects(game, By(seat, ROAD[space - 1].id), free_effect(game, space))
    space, turn.eggs = turn.eggs, 0
    return line_effects(game, By(seat, ROAD[space - 1].id), ROAD[space - 1].egg)


@dataclass(frozen=True, slots=True)
class SpecialPoints(Own):
    """The tile's action is done: a special tile bonus that it did not use scores its points (PCR-SPECIAL-08, 09)."""

    by: By

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        points = game.turn.special
        if not points:
            return ()
        game.edit_turn().special = 0
        return game.receive(By(self.by.seat, "special"), "vp", points)


def end_of_turn(game: Caput, seat: int) -> Effects:
    """What still waits is resolved before the end steps, so that nothing earned is lost but offers to buy, which lapse
    (PCR-CRANE-05, PCR-ROAD-10, PCR-SPECIAL-08)."""
    turn = game.turn
    effects: Effects = ()
    if turn.bonus:
        effects += slot_bonus(game, seat) if not exchange_in_slot(turn.slot) else ()
    effects += tuple(Sideways(By(seat, project), project) for project, n in turn.sideways.items() for _ in range(n))
    game.edit_turn().sideways = dict.fromkeys(PROJECTS, 0)
    return (*effects, *resolve_street(game, seat), SpecialPoints(By(seat)))


@dataclass(frozen=True, slots=True)
class DiscardWindows(Own):
    """Keep at most two windows, silver and gold together, of choice (PCR-WINDOW-04, PCR-WINDOW-06, PCR-WINDOW-08)."""

    by: By
    ask: ClassVar[str] = "window"

    def options(self, game: Caput) -> Sequence[str] | None:
        held = game.players[self.by.seat].goods
        if sum(held[good] for good in WINDOWS) <= WINDOWS_KEPT:
            return None
        return [f"discard:{good}" for good in WINDOWS if held[good]]

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        if not choice:
            return ()
        good = choice.removeprefix("discard:")
        game.edit_player(self.by.seat).goods[good] -= 1
        game.note("discard", self.by.seat, what=good)
        return (self,)


@dataclass(frozen=True, slots=True)
class EndTurn(Own):
    """Turn the wheel and put the tile back; then Era II, the next player or the end of the game (PCR-ENDTURN-01)."""

    by: By

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        return_tile(game, game.turn.tile)
        game.edit_turn().tile = ""
        return after_turn(game)


def after_turn(game: Caput) -> Effects:
    """What follows a turn that has ended: the change of the rows, then the next turn, or final scoring."""
    number = game.turn.number
    if number == TURNS[game.seats]:
        game.edit_turn().seat = -1
        return (FinalScoring(),)
    change: Effects = (BeginEraTwo(),) if number == ERA_TWO_AFTER[game.seats] else ()
    return (*change, BeginTurn())


@dataclass(frozen=True, slots=True)
class BeginTurn(Effect[Caput]):
    """The next player clockwise; alone, the opponent after every turn of one's own (PCR-TURN-01, PCR-SOLO-03). The turn
    before cannot be taken back, even one's own."""

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        turn = game.edit_turn()
        number, first = turn.number + 1, turn.first
        turn.number = number
        if game.seats == 1 and number % 2 == 0:
            return (OpponentTurn(),)
        seat = (first + number - 1) % game.seats
        turn.seat, turn.tile, turn.slot, turn.main, turn.extra, turn.refreshed = seat, "", 0, False, "", False
        turn.done, turn.special, turn.bonus = [], 0, False
        game.edit_player(seat).fresh = []
        game.seals += 1
        game.note("turn", seat, number=number)
        return (TurnMenu(By(seat)),)


@dataclass(frozen=True, slots=True)
class OpponentTurn(Effect[Caput]):
    """The solo opponent takes the tile farthest ahead and returns it at once; nothing else (PCR-SOLO-04 to 09)."""

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        tiles = game.crane.tiles
        tile = max(tiles, key=lambda name: tiles[name].position)
        game.note("opponent", -1, what=tile)
        del game.edit_crane().tiles[tile]
        return_tile(game, tile)
        return after_turn(game)
