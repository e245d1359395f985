"""Building Price tokens (PU-DATA-06, PU-SETUP-19, PU-SCORE-16)."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from orloj.engine.notation import Item
from orloj.games.unseen.components.source import DATA, Data, block
from orloj.games.unseen.components.vocabulary import HOODS, cost_of


@dataclass(frozen=True, slots=True)
class Price:
    """A Price token: what a Building on its place costs, and the points on its back for who paid it."""

    id: str
    hood: str
    level: int
    cost: tuple[Item, ...]
    vp: int
    text: str


def prices(data: Data) -> Mapping[str, Price]:
    """The Price tokens of the data by id."""
    points = block(data, "prices", "vp")
    return MappingProxyType(
        {
            row.id: Price(
                row.id,
                row.one_of("neighborhood", HOODS),
                row.number("level"),
                cost_of(row, "cost"),
                points.number(f"level_{row.number('level')}"),
                row.text("cost"),
            )
            for row in block(data, "prices", "price_list").rows("price")
        }
    )


PRICES = prices(DATA)
