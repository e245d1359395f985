"""Eras, turns and their one action (PU-TURN)."""

import pytest

from orloj.engine.errors import Refused
from orloj.engine.match import Match
from tests.unseen.table import RULES, Table


def pass_turn(table: Table) -> Table:
    """The seat to move Benches a Worker and takes the first of everything that comes of it."""
    return table.do("bench").finish().do("end-turn")


def test_the_game_has_three_eras() -> None:
    """PU-TURN-01."""
    table = Table(seats=3)
    for era in (1, 2, 3):
        assert (table.game.turn.era, RULES.scores(table.game)) == (era, None)
        for _ in range(2):
            pass_turn(table)
        table.do("bench").finish().do("end-turn")
    assert (table.game.decider, RULES.turn_of(table.game)) == (None, None)
    assert RULES.scores(table.game) is not None
    with pytest.raises(Refused) as caught:
        table.do("bench")
    assert caught.value.code == "game-over"


def test_turns_go_clockwise_from_the_first_player() -> None:
    """PU-TURN-02: from whoever holds the First Player token."""
    table = Table(seats=4).turn(2)
    seen: list[int | None] = []
    for worker in ("robot", "golem"):
        for _ in range(4):
            seen.append(RULES.turn_of(table.game))
            hood = "golem" if worker == "golem" else "vodnik"
            table.do(f"place:{worker}", f"square:{hood}").finish().do("end-turn")
    assert seen == [2, 3, 0, 1, 2, 3, 0, 1]


@pytest.mark.parametrize("choice", ["place:golem", "build:vodnik-left", "bridge:1", "bench", "enter:robot"])
def test_a_turn_is_one_action(choice: str) -> None:
    """PU-TURN-02: what was legal before the action is refused after it."""
    table = Table().witch("robot").give(beer=9, cog=9, fish=9, book=9)
    table.player().guilds[:] = ["masons", "carpenters"]
    table.card("golem-left", "coal-market").stand(0, "robot", "golem")
    assert choice in table.legal
    table.do("place:horned", "square:horned").finish()
    assert table.refused(choice) == "PU-TURN-02"


def test_there_are_five_actions_and_no_other() -> None:
    """PU-TURN-03: besides them only what is free: the conversion, Mug cards, Upgrades at will."""
    table = Table().give(beer=9, cog=9, fish=9, book=9, rumor=6)
    player = table.player()
    player.guilds[:], player.mugs[:], player.upgrades[:] = ["masons", "carpenters"], ["coin-in-the-foam"], ["carp-tow"]
    table.card("golem-left", "coal-market").stand(0, "robot", "golem")
    kinds = {choice.split(":")[0] for choice in table.legal}
    assert kinds == {"place", "enter", "build", "bridge", "bench"} | {"convert", "mug", "upgrade"}
    assert table.refused("trade:beer") == "PU-TURN-03"


def test_a_turn_without_an_action_is_refused() -> None:
    """PU-TURN-04."""
    assert Table().refused("end-turn") == "PU-TURN-04"


def test_who_can_do_nothing_else_must_bench() -> None:
    """PU-TURN-04, by R30: one Worker left, none on a Square, nothing to pay with; even then it is asked."""
    table = Table()
    table.player().workers.update(vodnik="laid:golem", golem="laid:golem", horned="laid:golem")
    assert table.refresh().legal == ["bench"]


def test_who_has_benched_is_skipped() -> None:
    """PU-TURN-05: seat 1 Benches, then only seats 2 and 0 take turns."""
    table = pass_turn(Table(seats=3).turn(1))
    seen: list[int] = []
    for _ in range(4):
        seen.append(table.game.turn.seat)
        worker = table.choices("place:")[0]
        table.do(f"place:{worker}").finish().do("end-turn")
    assert seen == [2, 0, 2, 0]


def test_the_era_ends_when_the_last_has_benched() -> None:
    """PU-TURN-06: not before, and then without another turn."""
    table = Table(seats=3)
    for seat in range(3):
        assert (table.game.turn.era, table.game.turn.seat) == (1, seat)
        pass_turn(table)
    assert table.game.turn.era == 2
    assert table.player().era_vp


def test_an_action_may_be_taken_again_on_later_turns() -> None:
    """PU-TURN-07: three placements, and two Buildings, of one player in one Era."""
    table = Table()
    for worker, hood in (("robot", "golem"), ("golem", "horned"), ("horned", "vodnik")):
        table.turn(0).do(f"place:{worker}", f"square:{hood}").finish()
    for place in ("vodnik-left", "vodnik-middle"):
        table.turn(0).give(beer=9, cog=9, fish=9, book=9).do(f"build:{place}").finish()
    assert (table.player().on_squares(), len(table.player().prices)) == (3, 2)


def test_nobody_acts_on_another_players_turn() -> None:
    """PU-TURN-08: refused, and the position is as before."""
    match, _ = Match.start(RULES, 3, {"river": "printed", "market": "printed"}, b"a seed of the tests")
    while match.game.decider is not None and "bench" not in match.game.choices:
        assert match.rules.turn_of(match.game) is None, "the setup is nobody's turn"
        match.choose(match.game.decider, match.game.choices[0])
    before = match.dump()
    assert match.game.decider is not None
    with pytest.raises(Refused) as caught:
        match.choose((match.game.decider + 1) % 3, "bench")
    assert (caught.value.code, caught.value.clause) == ("not-your-turn", "PU-TURN-08")
    assert match.dump() == before
