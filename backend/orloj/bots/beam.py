"""The broad look at one turn: from decision to decision with the best positions alone."""

from __future__ import annotations

from typing import Any

from orloj.bots.thinking import LONG, Luck, run_out, step
from orloj.bots.turn import Ending
from orloj.bots.worth import Worth
from orloj.engine.game import Game

Met = tuple[tuple[str, ...], Game, float]
"""The choices that led to a position in the turn, the position and its worth."""


def ends(game: Game, worth: Worth, luck: Luck, width: int) -> list[Ending]:
    """How the turn of whoever is to decide may end, the best first: one end for each pair of first choices.

    After each choice the `width` best positions are gone on with, and the best one of every first choice. A position
    that was met before is not looked into again: nothing leads in a circle.
    """
    seat = game.decider
    assert seat is not None
    found: dict[tuple[str, ...], Ending] = {}
    value = worth(game, seat)
    level: list[Met] = [((), game, value)]
    met = {_key(game, value)}
    for _ in range(LONG):
        following: list[Met] = []
        for line, position, _ in level:
            for choice in position.choices:
                twin = position.clone()
                over = step(twin, choice, luck)
                value, further = worth(twin, seat), (*line, choice)
                if over:
                    known = found.get(further[:2])
                    if known is None or value > known.value:
                        found[further[:2]] = Ending(value, further, twin)
                elif (key := _key(twin, value)) not in met:
                    met.add(key)
                    following.append((further, twin, value))
        level = _kept(following, width)
        if not level:
            break
    return sorted(found.values(), key=lambda ending: -ending.value) or [_simplest(game, worth, seat, luck)]


def follow(game: Game, line: tuple[str, ...], worth: Worth, luck: Luck, width: int) -> Ending:
    """The end of a turn that a line leads to; where chance breaks the line, the best end from there."""
    seat = game.decider
    assert seat is not None
    game = game.clone()
    for choice in line:
        if choice not in game.choices:
            break
        if step(game, choice, luck):
            return Ending(worth(game, seat), line, game)
    return ends(game, worth, luck, width)[0]


def _key(game: Game, value: float) -> Any:
    """What tells positions of a turn apart: what is still to be resolved and chosen, and what it is worth."""
    return (tuple(game.stack), tuple(game.choices), game.seals, round(value, 4))


def _kept(level: list[Met], width: int) -> list[Met]:
    level.sort(key=lambda position: -position[2])
    kept = level[:width]
    begun = {line[0] for line, _, _ in kept}
    for position in level[width:]:
        if position[0][0] not in begun:
            begun.add(position[0][0])
            kept.append(position)
    return kept


def _simplest(game: Game, worth: Worth, seat: int, luck: Luck) -> Ending:
    """The end that the first of the choices leads to, where every line goes in a circle."""
    twin = game.clone()
    run_out(twin, luck)
    return Ending(worth(twin, seat), (game.choices[0],), twin)
