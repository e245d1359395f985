"""The solo material: Councilor boards, Aim cards, Solo action cards, Reward tokens and help cards (PU-SOLOSETUP-01)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from orloj.engine.data.rows import Row
from orloj.engine.notation import Effect
from orloj.games.unseen.components.source import DATA, Data, block
from orloj.games.unseen.components.vocabulary import HOODS, effect_from, effect_of

SLOTS = ("a", "b")
WITCH = "witch"
ACTIONS = ("place", "enter", "build", "bridge", "draw", "pass")
PLACES_TO_TRY = ("a-else-b", "a-else-around", "popular", "own-worker", "witch", "anywhere", "")
WAYS_ROUND = ("clockwise", "counterclockwise")


@dataclass(frozen=True, slots=True)
class Board:
    """A Councilor board: the last space of its Rumor track, and how often an Aim card's Reward is gained."""

    id: str
    level: int
    name: str
    track: int
    aim_amount: int


@dataclass(frozen=True, slots=True)
class Aim:
    """An Aim card: its Neighborhood, what it looks for in this order, and its Reward (PU-SOLOAIM-02)."""

    id: str
    name: str
    hood: str
    symbols: tuple[str, ...]
    unit: Effect
    from_level: int


@dataclass(frozen=True, slots=True)
class CardRow:
    """One row of a Solo action card or of the Bench help card: what is tried, and where."""

    action: str
    where: str


@dataclass(frozen=True, slots=True)
class SoloCard:
    """A Solo action card; its rows are tried from the top (PU-SOLOTURN-01)."""

    id: str
    name: str
    rows: tuple[CardRow, ...]


@dataclass(frozen=True, slots=True)
class RewardToken:
    """A Councilor Reward token: a gain, or the Reward of the Aim card in a slot (PU-SOLOREWARD-02)."""

    id: str
    gain: Effect
    aim: str


@dataclass(frozen=True, slots=True)
class Help:
    """One side of the two help cards: how minigames are decided, and what is tried before passing.

    `flame` are the Flame bonuses from the best, `around` and `walk` the way round the Cauldron and the Marketplace,
    `vodnik` and `robot` what decides between Workers, the weightier first.
    """

    flame: tuple[str, ...]
    around: str
    walk: str
    vodnik: tuple[str, ...]
    robot: tuple[str, ...]
    bench: tuple[CardRow, ...]


def boards(data: Data) -> Mapping[int, Board]:
    """Level -> the Councilor board."""
    rows = block(data, "solo", "councilors").rows("board")
    found = (
        Board(r.id, r.number("level"), r.text("name"), r.number("rumor_track"), r.number("aim_amount")) for r in rows
    )
    return MappingProxyType({board.level: board for board in found})


def aims(data: Data) -> Mapping[str, Aim]:
    """The Aim cards by id."""
    return MappingProxyType(
        {
            row.id: Aim(
                row.id,
                row.text("name"),
                row.one_of("neighborhood", (*HOODS, WITCH)),
                row.texts("symbols"),
                effect_of(row, "unit"),
                row.number("from_level") if "from_level" in row else 1,
            )
            for row in block(data, "solo", "aims").rows("card")
        }
    )


def _card_row(row: Row, text: str) -> CardRow:
    action, _, where = text.partition(" ")
    row.require(action in ACTIONS, f"a row begins with one of {', '.join(ACTIONS)}, not {action!r}")
    row.require(where in PLACES_TO_TRY and bool(where) == (action not in ("draw", "pass")), f"no such row: {text!r}")
    return CardRow(action, where)


def solo_cards(data: Data) -> Mapping[str, SoloCard]:
    """The Solo action cards by id."""
    return MappingProxyType(
        {
            row.id: SoloCard(row.id, row.text("name"), tuple(_card_row(row, text) for text in row.texts("rows")))
            for row in block(data, "solo", "solo_cards").rows("card")
        }
    )


def reward_tokens(data: Data) -> Mapping[str, RewardToken]:
    """The Councilor Reward tokens by id."""
    found: dict[str, RewardToken] = {}
    for row in block(data, "solo", "reward_tokens").rows("token"):
        if "aim" in row:
            found[row.id] = RewardToken(row.id, (), row.one_of("aim", SLOTS))
        else:
            found[row.id] = RewardToken(row.id, effect_of(row, "gain"), "")
    return MappingProxyType(found)


def help_side(data: Data, side: str) -> Help:
    """The plain or the Witch side of the help cards."""
    row = block(data, "solo", f"help_{side}")
    for text in row.texts("flame"):
        effect_from(row, "flame", text)
    return Help(
        row.texts("flame"),
        row.one_of("around", WAYS_ROUND),
        row.one_of("walk", WAYS_ROUND),
        row.texts("vodnik"),
        row.texts("robot"),
        tuple(_card_row(row, text) for text in row.texts("bench")),
    )


BOARDS = boards(DATA)
AIMS = aims(DATA)
SOLO_CARDS = solo_cards(DATA)
REWARD_TOKENS = reward_tokens(DATA)
HELP = MappingProxyType({side: help_side(DATA, side) for side in ("plain", "witch")})
GUILD_CAP = block(DATA, "solo", "wild").number("guilds")
"""Wild Guild symbols that the Councilor can hold (SO14)."""
CARD_RUMORS = MappingProxyType({kind: block(DATA, "solo", "wild").number(kind) for kind in ("mug", "upgrade")})
"""Rumors that stand for a card in a cost, and for a Mug card that is drawn (PU-SOLOENTER-05, SO18)."""
