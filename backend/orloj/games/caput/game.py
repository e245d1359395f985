"""A position of Praga Caput Regni: the parts, the right to write to them, and what symbols and costs mean here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import ClassVar

from orloj.engine.gains import Effects, Items, Trading
from orloj.engine.notation import Change, Item
from orloj.engine.parts import writable
from orloj.engine.payment import way_id, way_of
from orloj.games.caput.by import By
from orloj.games.caput.components.tracks import CAP
from orloj.games.caput.components.vocabulary import show
from orloj.games.caput.state import GOODS, City, Crane, Player, Rows, Supply, Turn

CAPPED = ("gold", "stone")
Maker = Callable[[By, int], Effects]
Check = Callable[["Caput", By], bool]
Sequel = Callable[["Caput", By, str], Effects]


class Caput(Trading):
    """Read the parts freely; write only to what an `edit_` method returns."""

    __slots__ = ("city", "crane", "options", "players", "rows", "supply", "turn")

    goods: ClassVar[frozenset[str]] = frozenset(GOODS)
    meanings: ClassVar[dict[str, Maker]] = {}
    """Symbol -> the effects of gaining n of it; the module of each place on the board registers what it means there."""
    checks: ClassVar[dict[str, Check]] = {}
    """Symbol -> whether gaining it can do anything now; without an entry it always can."""
    sequels: ClassVar[dict[str, Sequel]] = {}
    """Good, or "after" for an event of any name -> what follows."""

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        super().__init__()
        self.options = dict(options)
        self.players = [Player(seat) for seat in range(seats)]
        self.turn = Turn()
        self.crane = Crane()
        self.rows = Rows()
        self.city = City()
        self.supply = Supply()

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.players)

    def share_parts(self, twin: Caput) -> None:
        twin.options = self.options
        twin.players = self.players.copy()
        twin.turn = self.turn
        twin.crane = self.crane
        twin.rows = self.rows
        twin.city = self.city
        twin.supply = self.supply

    def edit_player(self, seat: int) -> Player:
        """A player's part, to write to."""
        part = self.players[seat] = writable(self.players[seat], self.token)
        return part

    def edit_turn(self) -> Turn:
        """The turn, to write to."""
        self.turn = writable(self.turn, self.token)
        return self.turn

    def edit_crane(self) -> Crane:
        """The crane, to write to."""
        self.crane = writable(self.crane, self.token)
        return self.crane

    def edit_rows(self) -> Rows:
        """The rows, to write to."""
        self.rows = writable(self.rows, self.token)
        return self.rows

    def edit_city(self) -> City:
        """The city, to write to."""
        self.city = writable(self.city, self.token)
        return self.city

    def edit_supply(self) -> Supply:
        """The common supply, to write to."""
        self.supply = writable(self.supply, self.token)
        return self.supply

    # ---- what the notation means here ------------------------------------------------------------------------------

    def receive(self, by: By, good: str, n: int) -> Effects:
        """Adds to a player's goods; gold and stone beyond the cap are lost (PCR-MINE-10, PCR-QUARRY-10)."""
        held = self.edit_player(by.seat).goods
        wanted = held[good] + n
        held[good] = min(wanted, CAP) if good in CAPPED else wanted
        self.note("gain", by.seat, what=good, n=n, lost=wanted - held[good], source=by.source)
        sequel = self.sequels.get(good)
        return sequel(self, by, str(n)) if sequel else ()

    def count(self, by: By, per: str) -> int:
        """How many there are of what "per" counts."""
        if not per:
            return 1
        return count(self.players[by.seat], per)

    def meaning(self, by: By, item: Item, n: int) -> Effects:
        """The effects of a symbol."""
        symbol = str(item.symbol)
        if ":" in symbol:
            kind, name = symbol.split(":")
            return self.meanings[f"{kind}:"](By(by.seat, name), n)
        return self.meanings[symbol](by, n)

    def possible(self, by: By, items: Items) -> bool:
        """Whether a gain can do anything now."""
        return any(self._can_do(by, item) for item in items)

    def _can_do(self, by: By, item: Item) -> bool:
        symbol = item.symbol
        if isinstance(symbol, Change):
            return any(self.ways(by, cost) for cost in symbol.cost) or any(
                self.possible(by, gain) for gain in symbol.gain if not symbol.cost
            )
        if symbol in CAPPED:
            return self.players[by.seat].goods[symbol] < CAP
        kind, _, name = symbol.partition(":")
        check = self.checks.get(kind)
        return check(self, By(by.seat, name)) if check else True

    def ways(self, by: By, cost: Items) -> list[str]:
        """The one way to pay a cost in goods, if it can be paid."""
        way = bill(cost)
        held = self.players[by.seat].goods
        return [way_id(way)] if all(held[good] >= n for good, n in way.items()) else []

    def pay(self, by: By, cost: Items, way: str) -> Effects:
        """Takes the goods out of the player's stock; eggs and gold windows spent may set technologies off."""
        return self.spend(by, way_of(way))

    def spend(self, by: By, way: Mapping[str, int]) -> Effects:
        """Pays goods; returns what spending eggs and gold windows sets off, piece by piece."""
        held = self.edit_player(by.seat).goods
        for good, n in way.items():
            held[good] -= n
        self.note("pay", by.seat, way=dict(way))
        pieces = [good for good in ("egg", "goldwindow") for _ in range(way.get(good, 0))]
        return tuple(effect for good in pieces for effect in self.event(by.seat, f"spend-{good}"))

    def event(self, seat: int, name: str) -> Effects:
        """What an event sets off for a player."""
        return self.sequels["after"](self, By(seat), name)

    def use_up(self, card: str) -> None:
        raise NotImplementedError("no card of this game is used up by paying")

    def text(self, items: Iterable[Items]) -> str:
        """Alternatives of items as notation."""
        return show(Change((), tuple(items)))


def bill(cost: Items) -> dict[str, int]:
    """A cost as goods."""
    way: dict[str, int] = {}
    for item in cost:
        way[str(item.symbol)] = way.get(str(item.symbol), 0) + item.n * item.times
    return way


def count(player: Player, per: str) -> int:
    """How many a player has of what "per" counts (NOTATION, section 4)."""
    goods = player.goods
    match per:
        case "mine":
            return player.mines - 1
        case "quarry":
            return player.quarries - 1
        case "upgrade":
            return sum(len(stack) for place, stack in player.board.items() if not place.startswith("wall-"))
        case "wall":
            return sum(place.startswith("wall-") for place in player.board)
        case "building":
            return player.buildings
        case "technology":
            return len(player.technologies)
        case "token":
            return goods["red"] + goods["blue"]
        case "pair":
            return min(goods["gold"], goods["stone"])
        case _:
            return goods[per]
