"""The Marketplace, its two variety sides and the Priority track."""

from collections.abc import Iterator

from orloj.games.unseen.components.checks.rules import require, same
from orloj.games.unseen.components.minigames.golem import MARKET_CENTRE, MARKET_WIDTH, markets
from orloj.games.unseen.components.source import Data, block
from orloj.games.unseen.components.vocabulary import show

RING = (1, 0, 3, 6, 7, 8, 5, 2)  # from the top middle, counterclockwise


def check(data: Data) -> None:
    """Raise ComponentError for a Marketplace or a Priority track on which the texts' examples fail."""
    names = block(data, "board", "guilds").texts("names")
    same(len(set(names)), 4, "board", "guilds", "Guilds")
    for side, effects in markets(data).items():
        _check_side(f"market_{side.replace('-', '_')}", [show(effect) for effect in effects], names)
    printed = [show(effect) for effect in markets(data)["printed"]]
    _check_examples(printed)
    same(
        block(data, "board", "market_start").text("space"),
        "centre",
        "board",
        "market_start",
        "the Golem's start",
    )
    steps = block(data, "board", "priority_track").numbers("steps")
    require(
        len(steps) == 4 and steps[0] == 3 and min(steps) >= 1 and list(steps) == sorted(steps, reverse=True),
        "board",
        "priority_track",
        "four numbers of steps, 3 at the top and none more below (PU-GOLEM-01)",
    )


def _check_side(name: str, spaces: list[str], guilds: tuple[str, ...]) -> None:
    printed = sorted(text for text in spaces if _is_guild(text))
    same(printed, sorted(f"guild:{guild}" for guild in guilds), "board", name, "each Guild on one space")
    alternating = all(
        _is_guild(spaces[a]) != _is_guild(spaces[b]) for a, b in zip(RING, RING[1:] + RING[:1], strict=True)
    )
    require(alternating, "board", name, "Guilds and rewards take turns round the ring")


def _check_examples(spaces: list[str]) -> None:
    """From the centre: three steps for 1 Rumor and 2 Guilds (book:183); on the ring 2 Guilds and the Boat."""
    walks = ([spaces[at] for at in walk] for walk in _walks(MARKET_CENTRE, 3))
    require(
        any(_is_two_guilds_and(walk, "rumor 1") for walk in walks),
        "board",
        "market_printed",
        "three steps from the centre for 1 Rumor and 2 Guilds (book:183)",
    )
    require(
        _is_two_guilds_and([spaces[at] for at in RING[:3]], "boat 1"),
        "board",
        "market_printed",
        "three steps counterclockwise from the centre for 2 Guilds and the Boat (book:453)",
    )


def _is_guild(text: str) -> bool:
    return text.startswith("guild:")


def _is_two_guilds_and(walk: list[str], reward: str) -> bool:
    return len({text for text in walk if _is_guild(text)}) == 2 and reward in walk


def _walks(start: int, steps: int) -> Iterator[tuple[int, ...]]:
    """All walks of orthogonal steps, without the space where they start."""
    if steps == 0:
        yield ()
        return
    row, column = divmod(start, MARKET_WIDTH)
    for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0)):
        if row + down in range(MARKET_WIDTH) and column + right in range(MARKET_WIDTH):
            to = (row + down) * MARKET_WIDTH + column + right
            yield from ((to, *rest) for rest in _walks(to, steps - 1))
