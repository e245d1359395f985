"""The Marketplace, its two variety sides and the Priority track."""

from collections.abc import Iterator

from orloj.engine.data.rows import Row
from orloj.games.unseen.components.minigames.golem import MARKET_CENTRE, MARKET_WIDTH, market_block, markets
from orloj.games.unseen.components.source import Data, block
from orloj.games.unseen.components.vocabulary import show

RING = (1, 0, 3, 6, 7, 8, 5, 2)  # from the top middle, counterclockwise


def check(data: Data) -> None:
    """Raise ComponentError for a Marketplace or a Priority track on which the texts' examples fail."""
    guilds = block(data, "board", "guilds")
    guilds.same(len(set(guilds.texts("names"))), 4, "Guilds")
    for side, effects in markets(data).items():
        spaces = [show(effect) for effect in effects]
        _check_side(market_block(data, side), spaces, guilds.texts("names"))
        if side == "printed":
            _check_examples(market_block(data, side), spaces)
    start = block(data, "board", "market_start")
    start.same(start.text("space"), "centre", "where the Golem starts (PU-SETUP-13)")
    priority = block(data, "board", "priority_track")
    steps = list(priority.numbers("steps"))
    fits = len(steps) == 4 and steps[0] == 3 and steps[-1] >= 1 and steps == sorted(steps, reverse=True)
    priority.require(fits, "four numbers of steps, 3 at the top and never more below (PU-PLACE-08)")


def _check_side(side: Row, spaces: list[str], guilds: tuple[str, ...]) -> None:
    printed = sorted(text for text in spaces if _is_guild(text))
    side.same(printed, sorted(f"guild:{name}" for name in guilds), "each Guild on one space")
    kinds = [_is_guild(spaces[at]) for at in RING]
    side.require(kinds in ([True, False] * 4, [False, True] * 4), "Guilds and rewards take turns on the ring")


def _check_examples(side: Row, spaces: list[str]) -> None:
    walks = ([spaces[at] for at in walk] for walk in _walks(MARKET_CENTRE, 3))
    found = any(_is_two_guilds_and(walk, "rumor 1") for walk in walks)
    side.require(found, "three steps from the centre for 1 Rumor and 2 Guilds (PU-PLACE-08)")
    found = _is_two_guilds_and([spaces[at] for at in RING[:3]], "boat 1")
    side.require(found, "the first three ring steps, counterclockwise, for 2 Guilds and the Boat (book:453)")


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
