"""What holds of every position of Prague Unseen in which a player decides."""

from __future__ import annotations

from collections.abc import Iterator

from orloj.games.unseen.components.city import (
    CROWN,
    LAST_SPACE,
    PLACES,
    RUMOR_MAX,
    SITES,
    TOKENS_PER_PLACE,
    places_for,
    sites_for,
)
from orloj.games.unseen.components.minigames import (
    CAULDRON,
    CLOCK,
    CRATES_PER_SECTION,
    DISPLAY,
    IDEA_LAST,
    ITEM_KINDS,
    MARKET_WIDTH,
    MILESTONE_COLUMN,
    MILL,
    MILL_SLOTS,
    RIVER_END,
    RIVER_SETS,
    VOYAGES,
)
from orloj.games.unseen.components.prices import PRICES
from orloj.games.unseen.components.solo import BOARDS
from orloj.games.unseen.components.vocabulary import GUILDS, MILESTONES
from orloj.games.unseen.game import Unseen
from orloj.games.unseen.state import BENCH, COUNCILOR, HAND, Hood, Player
from tests.unseen.census import missing_or_extra


def faults(game: Unseen) -> list[str]:
    """What is wrong with a position; nothing, if the rules are right."""
    found = [*missing_or_extra(game), *_workers(game), *_bench(game), *_bridges(game), *_minigames(game)]
    found += _councilor(game)
    for player in game.players:
        automaton = game.is_councilor(player.seat)
        most = BOARDS[game.councilor.level].track - 1 if automaton else RUMOR_MAX
        known = *_stock(player, most), *_progress(player, kinds=not automaton)
        found += [f"seat {player.seat}: {fault}" for fault in known]
    for hood in game.hoods.values():
        found += [f"{hood.id}: {fault}" for fault in (*_track(game, hood), *_places(game, hood), *_bonus(game, hood))]
    return found


def look_for_faults(game: Unseen) -> None:
    """Nothing is lost, doubled, negative or in two places."""
    assert faults(game) == []


def _stock(player: Player, rumors: int) -> Iterator[str]:
    if min(player.stock.values()) < 0:
        yield f"negative stock {player.stock}"
    if player.stock["rumor"] > rumors:
        yield f"{player.stock['rumor']} Rumors"
    if len(set(player.guilds)) != len(player.guilds) or not set(player.guilds) <= set(GUILDS):
        yield f"Guilds {player.guilds}"


def _progress(player: Player, kinds: bool) -> Iterator[str]:
    """Boat, ideas, Milestones and Display Case; `kinds` unless kinds of Items mean nothing."""
    if not 0 <= player.boat <= RIVER_END or player.voyages > VOYAGES or len(player.ends) != player.voyages:
        yield f"boat {player.boat}, voyages {player.voyages}, ends {player.ends}"
    if not 0 <= player.idea <= IDEA_LAST:
        yield f"idea {player.idea}"
    for hood, gained in player.milestones.items():
        if len(set(gained)) != len(gained) or not set(gained) <= set(MILESTONES):
            yield f"Milestones of {hood} {gained}"
    full = [kind for row, (_, kind) in zip(player.display, DISPLAY.rows, strict=True) if len(row) >= MILESTONE_COLUMN]
    if sorted(player.milestones["horned"]) != sorted(full):
        yield f"Milestones of the Display Case {player.milestones['horned']} for {player.display}"
    for row in player.display:
        items = {item for item in row if not ITEM_KINDS[item].wild}
        if len(row) > DISPLAY.columns or (kinds and len(items) > 1):
            yield f"row {row}"


def _councilor(game: Unseen) -> Iterator[str]:
    """The Councilor between two of its turns (PU-SOLO); nothing of it in other games."""
    part = game.councilor
    if not part.level:
        if part != type(part)():
            yield f"a Councilor in a game of {game.seats}"
        return
    it = game.players[COUNCILOR]
    if set(it.stock) != {"any", "garnet", "rumor"}:
        yield f"stock of the Councilor {it.stock}"
    if it.mugs or it.upgrades or game.decider == COUNCILOR:
        yield f"the Councilor has {it.mugs}, {it.upgrades} or decides"
    if part.token or part.due or (part.card and part.card not in part.discard):
        yield f"the Councilor is not done with {part.card}, {part.token}, {part.due}"
    rows = [len(row) for row in it.display]
    if rows != [min(max(sum(rows) - at * DISPLAY.columns, 0), DISPLAY.columns) for at in range(len(rows))]:
        yield f"the Councilor's Display Case is not filled from the top: {rows}"


def _workers(game: Unseen) -> Iterator[str]:
    """Each Worker is in one place, and that place knows it."""
    for player in game.players:
        for worker, where in player.workers.items():
            if not _is_at(game, player.seat, worker, where):
                yield f"Worker {worker} of seat {player.seat} is not at {where}"
    places = [place for hood in game.hoods.values() for place in hood.places.values()]
    seen = sum(bool(place.worker) for place in places) + len(game.turn.benched)
    seen += sum(sum(map(bool, hood.square)) + len(hood.laid) for hood in game.hoods.values())
    out = sum(where != "hand" for player in game.players for where in player.workers.values())
    if seen != out:
        yield f"{seen} Workers on the board, {out} away from home"
    for place in places:
        if place.worker and not place.cards:
            yield f"{place.worker} inside nothing"


def _is_at(game: Unseen, seat: int, worker: str, where: str) -> bool:
    kind, _, name = where.partition(":")
    match kind:
        case "square":
            return game.hoods[name].square[seat] == worker
        case "card":
            place = game.hoods[PLACES[name].hood].places[name]
            return (place.seat, place.worker) == (seat, worker)
        case "laid":
            return f"{seat}-{worker}" in game.hoods[name].laid
        case _:
            return where == (BENCH if game.turn.benched.get(str(seat)) == worker else HAND)


def _bench(game: Unseen) -> Iterator[str]:
    for seat, worker in game.turn.benched.items():
        if game.players[int(seat)].workers[worker] != BENCH:
            yield f"{worker} of seat {seat} is not on the Bench"
    if game.turn.benched and game.turn.first != int(next(iter(game.turn.benched))):
        yield "the first on the Bench lacks the First Player token"
    if not 0 <= game.turn.first < game.seats:
        yield f"the First Player token is with {game.turn.first}"


def _track(game: Unseen, hood: Hood) -> Iterator[str]:
    spaces = hood.influence
    if not all(0 <= space <= CROWN for space in spaces) or spaces.count(CROWN) > 1:
        yield f"Influence {spaces}"
    if LAST_SPACE in spaces and CROWN not in spaces:
        yield f"the crown is free at {spaces}"
    if bool(hood.virtual) != (game.seats == 2):
        yield f"virtual player at {hood.virtual}"


def _places(game: Unseen, hood: Hood) -> Iterator[str]:
    """The stack of each place counts down by level; what is built of it is with the players."""
    if set(hood.places) != {place.id for place in places_for(game.seats) if place.hood == hood.id}:
        yield f"places {list(hood.places)}"
    for name, place in hood.places.items():
        level = TOKENS_PER_PLACE - place.left + 1
        if place.price and PRICES[place.price].level != level:
            yield f"{place.price} on {name} with {place.left} left"
        if bool(place.price) != bool(place.left):
            yield f"{place.price} on {name} with {place.left} left"
        if len(place.cards) not in (level - 1, level):  # one may be a starting Building
            yield f"{len(place.cards)} cards on {name} with {place.left} tokens left"
    taken = sum(TOKENS_PER_PLACE - place.left for place in hood.places.values())
    held = sum(PRICES[token].hood == hood.id for player in game.players for token in player.prices)
    if taken != held:
        yield f"{taken} Price tokens taken, {held} held"


def _bonus(game: Unseen, hood: Hood) -> Iterator[str]:
    claimed = {seat: position for position, seat in enumerate(hood.bonus, start=1)}
    held = {player.seat: player.bonuses[hood.id] for player in game.players if hood.id in player.bonuses}
    if claimed != held:
        yield f"End Game Scoring Bonus claimed {claimed}, held {held}"


def _bridges(game: Unseen) -> Iterator[str]:
    spaces = game.city.spaces
    if set(spaces) != {f"{site.id}:{hood}" for site in sites_for(game.seats) for hood in site.between}:
        yield f"Bridge spaces {list(spaces)}"
    for player in game.players:
        laid = [space for space, seat in spaces.items() if seat == player.seat]
        worth = sorted(SITES[space.split(":")[0]].worth for space in laid)
        beside = len(player.bridges) - len(laid)
        if beside != player.beside or not all(worth.count(n) <= player.bridges.count(n) for n in worth):
            yield f"Bridges of seat {player.seat}: {player.bridges}, beside {player.beside}, on {laid}"
    for site in sites_for(game.seats):
        one, two = site.between
        done = any(
            all(spaces[f"{other.id}:{hood}"] >= 0 for hood in other.between)
            for other in sites_for(game.seats)
            if set(other.between) == {one, two}
        )
        if (two in game.city.joined[one], one in game.city.joined[two]) != (done, done):
            yield f"{one} and {two} joined: {game.city.joined}"


def _minigames(game: Unseen) -> Iterator[str]:
    if not 0 <= game.market.golem < MARKET_WIDTH**2:
        yield f"Golem on {game.market.golem}"
    if len(game.cauldron.items) != len(CAULDRON):
        yield f"Cauldron {game.cauldron.items}"
    if not all(game.cauldron.items) and len(game.cauldron.bag):
        yield f"gap in the Cauldron {game.cauldron.items} with {len(game.cauldron.bag)} in the bag"
    crates = [(crate.section, crate.slot) for crate in game.clock.crates.values()]
    if sorted(crates) != sorted((section, slot) for section in CLOCK for slot in range(CRATES_PER_SECTION)):
        yield f"Crates at {crates}"
    mill = [(slot.section, slot.slot) for slot in game.mill.tokens.values()]
    if len(set(mill)) != len(mill) or not all(s in MILL and 0 <= n < MILL_SLOTS for s, n in mill):
        yield f"Mill tokens at {mill}"
    if len(game.river.spaces) != RIVER_END - 1 or bool(game.river.sets) != (game.options["river"] == "tokens"):
        yield f"River of {len(game.river.spaces)} spaces, sets {game.river.sets}"
    if game.river.sets and sorted(game.river.sets) != sorted(RIVER_SETS):
        yield f"sets {game.river.sets}"
    if (game.market.side == "printed") != (game.options["market"] == "printed"):
        yield f"market {game.market.side}"
    if (game.river.finished >= 0) != any(player.ends for player in game.players):
        yield f"River's End marked by {game.river.finished}"
