"""Witch tokens (PU-DATA-02)."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from orloj.engine.notation import Effect
from orloj.games.unseen.components.source import DATA, Data, block
from orloj.games.unseen.components.vocabulary import effect_of


@dataclass(frozen=True, slots=True)
class WitchToken:
    """A Witch token: the pile it is drawn from and what it offers on its Witch space."""

    id: str
    level: int
    gain: Effect


def witch_tokens(data: Data) -> Mapping[str, WitchToken]:
    """The Witch tokens of the data by id."""
    return MappingProxyType(
        {
            row.id: WitchToken(row.id, row.number("level"), effect_of(row, "gain"))
            for row in block(data, "witch", "witch_tokens").rows("token")
        }
    )


WITCH_TOKENS = witch_tokens(DATA)
WITCH_DRAW = block(DATA, "witch", "witch_draw").number("draw")
"""Tokens that the first on a Witch space looks at; all but one return (PU-WITCH-09)."""
