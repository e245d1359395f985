"""The end of an Era and the setup of a new one (PU-ERA)."""

from __future__ import annotations

import pytest

from orloj.games.unseen.components.cards import BUILDINGS
from tests.unseen.table import RULES, Table

ROWS = {
    1: [(4, 2), (4, 2), (3, 1), (2, 1)],
    2: [(7, 4), (6, 3), (5, 3), (3, 2)],
    3: [(10, 6), (8, 5), (7, 4), (5, 3)],
}


def in_era(era: int) -> Table:
    """A table at the start of an Era, nobody with Influence anywhere."""
    table = Table()
    table.game.edit_turn().era = era
    for hood in ("vodnik", "golem", "horned", "robot"):
        table.hood(hood).influence = [0, 0, 0, 0]
    return table


def end(table: Table) -> Table:
    """Everybody Benches, the last with `end-turn`, after which the Era ends."""
    for seat in range(4):
        table.turn(seat).do("bench").finish()
        table.do("end-turn")
    return table


def rows(table: Table) -> list[tuple[int, int]]:
    """First and second value of each Popularity row, as everybody sees them."""
    return [(row["first"], row["second"]) for row in RULES.view(table.game, None)["popularity"].values()]


@pytest.mark.parametrize("era", [1, 2])
def test_scoring_comes_before_the_new_order_and_the_new_offer(era: int) -> None:
    """PU-ERA-01: the Robots, in the second row when the Era ends, score by that row though they go to the bottom."""
    table = in_era(era)
    table.game.edit_city().popularity = ["golem", "robot", "vodnik", "horned"]
    table.hood("robot").influence = [2, 1, 0, 0]
    table.stand(3, "vodnik", "robot").inside(2, "golem", "robot-left")
    end(table)
    kinds = [entry["k"] for entry in table.game.log if entry["k"] in ("era-points", "era-end", "era", "offer", "turn")]
    assert kinds[-9:] == ["era-points", "era-points", "era-end", "era", *["offer"] * 4, "turn"]
    assert [table.player(seat).era_vp for seat in range(4)] == [[ROWS[era][1][0]], [ROWS[era][1][1]], [0], [0]]
    assert table.game.city.popularity[-1] == "robot"


def test_after_the_third_era_the_game_is_scored_at_once() -> None:
    """PU-ERA-01, PU-POP-02, R117: no new order, no Workers back, no new offer."""
    table = in_era(3).stand(3, "vodnik", "robot")
    order, offer = list(table.game.city.popularity), list(table.game.city.offer)
    table.hood(order[0]).influence = [0, 1, 0, 0]
    end(table)
    assert table.game.decider is None
    assert (table.game.city.popularity, table.game.city.offer, table.game.turn.era) == (order, offer, 3)
    assert table.player(3).workers["vodnik"] == "square:robot"
    scores = RULES.scores(table.game) or []
    assert [score["categories"]["era_1"] for score in scores] == [0, 10, 0, 0]


def test_each_era_has_its_own_values() -> None:
    """PU-ERA-02: side I of the tile, side II, and what is printed under it."""
    table = in_era(1)
    assert rows(table) == ROWS[1]
    assert rows(end(table)) == ROWS[2]
    assert rows(end(table)) == ROWS[3]


def test_everybody_takes_all_four_workers_back() -> None:
    """PU-ERA-03: from a Square, a card, the Bench and beside a Square."""
    table = in_era(1).stand(0, "vodnik", "robot").inside(0, "golem", "robot-left")
    table.player().workers["horned"] = "laid:golem"
    table.hood("golem").laid.append("0-horned")
    end(table)
    for seat in range(4):
        assert set(table.player(seat).workers.values()) == {"hand"}
    view = RULES.view(table.game, None)
    assert view["bench"] == {}
    for hood in view["hoods"].values():
        assert (hood["square"], hood["laid"]) == ({}, {})
        assert all(place["worker"] is None for place in hood["places"].values())


@pytest.mark.parametrize("era", [1, 2])
def test_the_offer_is_discarded_and_four_buildings_of_the_next_era_are_revealed(era: int) -> None:
    """PU-ERA-04, R103a: the rest of the old deck is gone too."""
    table = end(in_era(era))
    offer = table.game.city.offer
    assert [BUILDINGS[card].level for card in offer] == [era + 1] * 4
    deck = table.game.city.deck.unseen
    assert sorted([*offer, *deck]) == sorted(card.id for card in BUILDINGS.values() if card.level == era + 1)


def test_everything_else_stays_as_it_is() -> None:
    """PU-ERA-05, R32b, R10: what is new in the third Era are Popularity, offer, turn, Era points and Bench Rumors."""
    table = in_era(2).card("robot-middle", "tyn-court").complete("golem-horned-2").witch("horned")
    player = table.player(2)
    player.stock.update(fish=3, garnet=1, rumor=4)
    player.guilds, player.boat, player.idea, player.display[1] = ["masons"], 9, 5, ["bag", "bag"]
    player.mugs, player.upgrades, player.prices = ["wobbly-detour"], ["ripple-talk"], ["price-robot-1-a"]
    table.hood("golem").influence = [4, 0, 2, 0]
    table.game.edit_market().golem, table.game.edit_clock().at, table.game.edit_cauldron().flame = 2, "golem", 3
    table.game.edit_clock().crates["crate-beer"].shown = False
    before = RULES.dump(table.game)
    for seat in range(4):
        table.turn(seat).do("bench").do("bench:robot", "basic:cog", "basic:cog", "end-turn")
    after = RULES.dump(table.game)
    for part in ("market", "cauldron", "clock", "river", "mill", "hoods"):
        assert after[part] == before[part]
    for part in ("witch", "witch_piles", "spaces", "joined", "starters"):
        assert after["city"][part] == before["city"][part]
    for old, new in zip(before["players"], after["players"], strict=True):
        assert new["stock"] == old["stock"] | {"cog": 2}
        assert {**new, "stock": 0, "era_vp": 0} == {**old, "stock": 0, "era_vp": 0}
