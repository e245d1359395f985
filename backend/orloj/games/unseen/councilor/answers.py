"""What the Councilor chooses wherever an effect leaves a choice, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from orloj.engine.gains import Either, Exchange, Pay
from orloj.engine.game import Effect
from orloj.engine.notation import Change
from orloj.games.unseen.components.cards import BUILDINGS
from orloj.games.unseen.components.city import LAST_SPACE, PLACES, WITCH_PRINTED
from orloj.games.unseen.components.minigames import CAULDRON, CAULDRON_SYMBOLS, CLOCK, CRATES, WITCH_TOKENS
from orloj.games.unseen.components.solo import SLOTS
from orloj.games.unseen.councilor.aims import around, best_by_aim, help_card, hood_at, shown, shown_in
from orloj.games.unseen.councilor.building import buildable_cards, choose_card, choose_offer, choose_space, usable
from orloj.games.unseen.councilor.picks import SILENT, Pick, tell
from orloj.games.unseen.councilor.rows import PLANS, Plan
from orloj.games.unseen.effects import (
    bench,
    bridge,
    building,
    display,
    enter,
    golem,
    horned,
    influence,
    milestone,
    place,
    robots,
    vodnik,
    witch,
)
from orloj.games.unseen.game import Unseen
from orloj.games.unseen.scoring import milestone_count
from orloj.games.unseen.state import COUNCILOR

E = TypeVar("E", bound=Effect[Any])
Answer = Callable[[Unseen, Any, Sequence[str]], Pick]
ANSWERS: dict[type[Effect[Any]], Answer] = {}
"""Effect -> what the Councilor chooses of its options."""

RING = (1, 0, 3, 6, 7, 8, 5, 2)
"""The outer spaces of the Marketplace counterclockwise from the top middle (PU-SOLOPLACE-16)."""


def answers(kind: type[E]) -> Callable[[Callable[[Unseen, E, Sequence[str]], Pick]], Answer]:
    """Registers what the Councilor chooses at an effect."""

    def register(answer: Callable[[Unseen, E, Sequence[str]], Pick]) -> Answer:
        ANSWERS[kind] = answer
        return answer

    return register


def answer(game: Unseen, top: Effect[Any], options: Sequence[str]) -> str:
    """The Councilor's choice, written down with the priority that decided."""
    pick = ANSWERS[type(top)](game, top, options)
    if pick.why:
        game.frame()
        tell(game, top.ask, pick)
    return pick.pick


def by_aim(game: Unseen, options: Mapping[str, Counter[str]], why: str) -> Pick:
    """What the Aim cards look for, else the first option, for the reason given (SO40)."""
    found = best_by_aim(game, options)
    return Pick(found.picks[0], "aim", found.slot, found.symbol) if found else Pick(next(iter(options)), why)


for _kind in (Exchange, Pay, bridge.MayBridge, milestone.ChooseMilestone, vodnik.TakeToken, bench.Bench):
    ANSWERS[_kind] = lambda game, effect, options: Pick(options[0], SILENT)


@answers(Either)
def _either(game: Unseen, effect: Either, options: Sequence[str]) -> Pick:
    gains = {option: effect.gains[int(option.removeprefix("option:")) - 1] for option in options}
    shows = {option: shown_in(Change((), (gain,)), hood=effect.by.hood) for option, gain in gains.items()}
    return by_aim(game, shows, "left")


# ---- the Witch and Influence ---------------------------------------------------------------------------------------


@answers(witch.MoveWitch)
def _move_witch(game: Unseen, effect: witch.MoveWitch, options: Sequence[str]) -> Pick:
    """To a Reward that the Aim cards look for, else to A, else to the most Popular one (PU-SOLOWITCH-01 to 04)."""
    home = hood_at(game, "a")
    rewards: dict[str, Counter[str]] = {}
    for hood in dict.fromkeys((home, *game.city.popularity)):
        if f"witch:{hood}" in options:
            token = witch.top_token(game, hood)
            rewards[f"witch:{hood}"] = shown(WITCH_PRINTED, hood) | (
                shown(WITCH_TOKENS[token].gain, hood) if token else Counter()
            )
    return by_aim(game, rewards, "home" if f"witch:{home}" in options else "popular")


@answers(witch.WitchReward)
def _witch_reward(game: Unseen, effect: witch.WitchReward, options: Sequence[str]) -> Pick:
    """The token only where an Aim card looks for it (PU-SOLOWITCH-02, PU-SOLOWITCH-03)."""
    hood = effect.by.hood
    token = WITCH_TOKENS[witch.top_token(game, hood)]
    return by_aim(game, {options[0]: shown(WITCH_PRINTED, hood), options[1]: shown(token.gain, hood)}, "printed")


@answers(influence.InfluenceAnywhere)
def _influence(game: Unseen, effect: influence.InfluenceAnywhere, options: Sequence[str]) -> Pick:
    """The most Popular Neighborhood where it can still advance (PU-SOLOINFL-01, PU-SOLOINFL-03, PU-SOLOINFL-04)."""
    order = game.city.popularity
    open_ = [hood for hood in order if game.hoods[hood].influence[COUNCILOR] < LAST_SPACE]
    return Pick(f"influence:{(open_ or order)[0]}", "popular")


# ---- minigames -----------------------------------------------------------------------------------------------------


@answers(golem.Walk)
def _walk(game: Unseen, effect: golem.Walk, options: Sequence[str]) -> Pick:
    """Along the ring; from the centre to the top middle (PU-SOLOPLACE-16, PU-SOLOPLACE-17, SO13)."""
    golem_at, way = game.market.golem, help_card(game).walk
    if golem_at not in RING:
        return Pick(f"space:{RING[0]}", "up")
    step = 1 if way == "counterclockwise" else -1
    return Pick(f"space:{RING[(RING.index(golem_at) + step) % len(RING)]}", way)


@answers(horned.TakeItem)
def _item(game: Unseen, effect: horned.TakeItem, options: Sequence[str]) -> Pick:
    """The Item clockwise of the Worker's symbol; with a free choice, of the type used last; the next one where a
    section is empty (PU-SOLOPLACE-05, PU-SOLOANY-01, SO7)."""
    way = help_card(game).around
    worker = effect.worker or game.councilor.worker or _best_flame(game)
    at = 0 if way == "clockwise" else 1
    sections = list(CAULDRON)
    start = next(i for i, section in enumerate(sections) if CAULDRON[section][at] == worker)
    step = 1 if way == "clockwise" else -1
    order = (f"cauldron:{sections[(start + step * i) % len(sections)]}" for i in range(len(sections)))
    return Pick(next(section for section in order if section in options), way)


def _best_flame(game: Unseen) -> str:
    """The symbol with the best Flame bonus, before any Worker was used (PU-SOLOANY-02)."""
    order = help_card(game).flame
    return min(CAULDRON_SYMBOLS, key=lambda worker: order.index(horned.flame_at(game, worker).text))


@answers(display.Repair)
def _repair(game: Unseen, effect: display.Repair, options: Sequence[str]) -> Pick:
    """Take an Item and move one, in turn (PU-SOLOPLACE-07, PU-SOLOPLACE-08, SO9)."""
    moves = [option for option in options if option != display.DRAW]
    moving = bool(moves) and (game.councilor.moves_next or len(moves) == len(options))
    return Pick(moves[0] if moving else display.DRAW, "in-turn")


@answers(vodnik.MoveToken)
def _mill(game: Unseen, effect: vodnik.MoveToken, options: Sequence[str]) -> Pick:
    """The rightmost token (PU-SOLOPLACE-12)."""
    return Pick(options[-1], "rightmost")


@answers(robots.ResolveCrates)
def _crate(game: Unseen, effect: robots.ResolveCrates, options: Sequence[str]) -> Pick:
    """What the Aim cards look for, else the left one; with both claimed they are turned back (PU-SOLOPLACE-23, 24)."""
    crates = {option: shown(CRATES[option.removeprefix("crate:")]) for option in options if option.startswith("crate:")}
    return by_aim(game, crates, "left")


@answers(robots.AnyCrate)
def _any_crate(game: Unseen, effect: robots.AnyCrate, options: Sequence[str]) -> Pick:
    """The section of a Crate that the Aim cards look for, else the Clock's (PU-SOLOANY-03, PU-SOLOANY-05)."""
    start = CLOCK.index(game.clock.at)
    sections: dict[str, Counter[str]] = {}
    for i in range(len(CLOCK)):
        section = CLOCK[(start + i) % len(CLOCK)]
        crates = [name for name, crate in game.clock.crates.items() if crate.section == section and crate.shown]
        sections[f"section:{section}"] = sum((shown(CRATES[name]) for name in crates), Counter[str]())
    return by_aim(game, sections, "clock")


@answers(robots.ClockSymbol)
def _clock(game: Unseen, effect: robots.ClockSymbol, options: Sequence[str]) -> Pick:
    """A virtual Worker is of the type that takes the Clock farthest (PU-SOLOPLACE-20)."""
    types = [option.removeprefix("type:") for option in options]
    return Pick(f"type:{max(types, key=lambda worker: robots.bulbs_between(game.clock.at, worker))}", "ideas")


# ---- Milestones and bonuses ----------------------------------------------------------------------------------------


@answers(milestone.ClaimBonus)
def _bonus(game: Unseen, effect: milestone.ClaimBonus, options: Sequence[str]) -> Pick:
    """The first position of A, of B, then the second of A, of B, then the bonus with most Milestones; the one held
    already is never among the options (PU-SOLOBONUS-01 to 06, SO29)."""
    for position, why in ((0, "first-position"), (1, "second-position")):
        for slot in SLOTS:
            hood = hood_at(game, slot)
            if f"bonus:{hood}" in options and len(game.hoods[hood].bonus) == position:
                return Pick(f"bonus:{hood}", why, slot)
    player = game.players[COUNCILOR]
    order = [hood for hood in game.city.popularity if f"bonus:{hood}" in options]
    return Pick(f"bonus:{max(order, key=lambda hood: milestone_count(player, hood))}", "progress")


@answers(milestone.Activate)
def _activate(game: Unseen, effect: milestone.Activate, options: Sequence[str]) -> Pick:
    """A Building chosen as for entering, among those it can pay; the first when it can pay none."""
    names = [option.removeprefix("card:") for option in options]
    cards = {name: BUILDINGS[game.hoods[PLACES[name].hood].places[name].cards[-1]] for name in names}
    pick = choose_card(game, {name: card for name, card in cards.items() if usable(game, card)} or cards)
    return pick._replace(pick=f"card:{pick.pick}")


# ---- actions that a card gives -------------------------------------------------------------------------------------


@answers(building.ChooseOffer)
def _offer(game: Unseen, effect: building.ChooseOffer, options: Sequence[str]) -> Pick:
    pick = choose_offer(game, effect.by.hood, buildable_cards(game, effect.by.hood))
    return pick._replace(pick=f"offer:{pick.pick}")


@answers(bridge.ChooseSpace)
def _space(game: Unseen, effect: bridge.ChooseSpace, options: Sequence[str]) -> Pick:
    pick = choose_space(game)
    return pick._replace(pick=f"bridge-space:{pick.pick}")


@answers(place.MayPlace)
def _may_place(game: Unseen, effect: place.MayPlace, options: Sequence[str]) -> Pick:
    """As a row that begins with A and goes on counterclockwise."""
    plan = _plan(game, "place")
    return Pick(f"place:{plan.carry.worker}", "around") if plan else Pick(options[-1], "impossible")


@answers(place.ChooseSquare)
def _square(game: Unseen, effect: place.ChooseSquare, options: Sequence[str]) -> Pick:
    return Pick(next(f"square:{hood}" for hood in around(game) if f"square:{hood}" in options), "around")


@answers(enter.MayEnter)
def _may_enter(game: Unseen, effect: enter.MayEnter, options: Sequence[str]) -> Pick:
    """As a row that begins with A and goes on counterclockwise."""
    plan = _plan(game, "enter")
    return Pick(f"enter:{plan.carry.worker}", "around") if plan else Pick(options[-1], "impossible")


@answers(enter.ChooseCard)
def _card(game: Unseen, effect: enter.ChooseCard, options: Sequence[str]) -> Pick:
    names = [option.removeprefix("card:") for option in options]
    cards = {name: enter.top_card(game, name) for name in names}
    pick = choose_card(game, {name: card for name, card in cards.items() if usable(game, card)})
    return pick._replace(pick=f"card:{pick.pick}")


def _plan(game: Unseen, action: str) -> Plan | None:
    plans: Iterable[Plan | str] = (PLANS[action](game, hood) for hood in around(game))
    return next((plan for plan in plans if isinstance(plan, Plan)), None)
