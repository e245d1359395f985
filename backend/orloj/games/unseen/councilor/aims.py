"""What the Aim cards look for (PU-SOLOAIM)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from orloj.engine.data.effects import items_in
from orloj.engine.notation import Change, Effect
from orloj.games.unseen.components.city import RESOURCE
from orloj.games.unseen.components.solo import AIMS, HELP, SLOTS, WITCH, Aim, Help
from orloj.games.unseen.components.vocabulary import HOODS
from orloj.games.unseen.game import Unseen
from orloj.games.unseen.state import Councilor


class Wanted(NamedTuple):
    """The options that show the first symbol looked for which any of them shows, and where that symbol stands."""

    picks: list[str]
    slot: str
    symbol: str


def aim_at(game: Unseen, slot: str) -> Aim:
    """The Aim card in a slot (PU-SOLOAIM-01)."""
    return AIMS[game.councilor.aims[slot]]


def hood_at(game: Unseen, slot: str) -> str:
    """The Neighborhood that the Aim card in a slot prefers; the Witch's card means the one where she stands now
    (PU-SOLOSETUP-14)."""
    hood = aim_at(game, slot).hood
    return game.city.witch if hood == WITCH else hood


def help_side(councilor: Councilor) -> str:
    """The side of the help cards in use: the Witch's while her card lies at A (PU-SOLOAIM-06, PU-SOLOSETUP-09)."""
    return "witch" if AIMS[councilor.aims["a"]].hood == WITCH else "plain"


def help_card(game: Unseen) -> Help:
    """What that side says."""
    return HELP[help_side(game.councilor)]


def around(game: Unseen) -> list[str]:
    """The Neighborhoods counterclockwise from that of A (PU-SOLOTURN-03)."""
    start = HOODS.index(hood_at(game, "a"))
    return [HOODS[(start - i) % len(HOODS)] for i in range(len(HOODS))]


def shown(effect: Effect, hood: str = "") -> Counter[str]:
    """Symbol -> amount of what an effect gives in a Neighborhood."""
    return shown_in(*(line.change for line in effect), hood=hood)


def shown_in(*changes: Change, hood: str = "") -> Counter[str]:
    """The same of changes. A named Guild shows a Guild, "home" the Resource of the Neighborhood."""
    found: Counter[str] = Counter()
    for side, item in (pair for change in changes for pair in items_in(change)):
        if side == "gain":
            name = str(item.symbol).partition(":")[0]
            found[RESOURCE[hood] if name == "home" and hood else name] += item.n * item.times
    return found


def wanted(game: Unseen, options: Mapping[str, Counter[str]]) -> Wanted | None:
    """All symbols of A in their order, then all of B (PU-SOLOAIM-03): the first that any option shows, and which do;
    None when no option shows any."""
    for slot in SLOTS:
        for symbol in aim_at(game, slot).symbols:
            picks = [option for option, symbols in options.items() if symbols[symbol]]
            if picks:
                return Wanted(picks, slot, symbol)
    return None


def best_by_aim(game: Unseen, options: Mapping[str, Counter[str]]) -> Wanted | None:
    """`wanted`, narrowed to one option: the larger amount of the symbol, then the first (SO40)."""
    found = wanted(game, options)
    if found is None:
        return None
    most = max(found.picks, key=lambda option: options[option][found.symbol])
    return Wanted([most], found.slot, found.symbol)
