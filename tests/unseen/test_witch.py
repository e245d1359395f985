"""The Witch and her moves (PU-WITCH, PU-SYM-07)."""

import pytest

from tests.unseen.dealing import holdings
from tests.unseen.table import Table

HOME = {"vodnik": "fish", "golem": "book", "horned": "beer", "robot": "cog"}


def tokens(table: Table, hood: str, *names: str) -> Table:
    """Lays Witch tokens in a Neighborhood, that of level 2 over that of level 1."""
    table.hood(hood).witch_tokens.update({name.split("-")[1]: name for name in names})
    return table.refresh()


def test_the_witch_must_go_to_another_neighborhood() -> None:
    """PU-WITCH-01: one of three; leaving her where she is is refused."""
    table = Table().witch("golem").do("place:robot", "square:golem")
    assert (table.ask, table.choices("witch:")) == ("witch", ["vodnik", "horned", "robot"])
    assert table.refused("witch:golem") == "PU-WITCH-01"
    assert table.refused("decline") == "PU-WITCH-01"


@pytest.mark.parametrize("hood", ["vodnik", "horned", "robot"])
def test_the_space_she_comes_to_pays(hood: str) -> None:
    """PU-WITCH-02: 1 Resource of where she goes, and for the Golem Square, which she leaves, the placement's Book."""
    table = Table().witch("golem").do("place:robot", "square:golem", f"witch:{hood}")
    assert table.game.city.witch == hood
    assert holdings(table.player()) == {HOME[hood]: 1, "book": 1}


def test_she_stays_when_a_worker_comes_elsewhere() -> None:
    """PU-WITCH-03: no move, no reward."""
    table = Table().witch("vodnik").do("place:robot", "square:golem")
    assert (table.game.city.witch, holdings(table.player())) == ("vodnik", {"book": 1})


@pytest.mark.parametrize(("reward", "gained"), [("printed", {"beer": 1}), ("token", {"rumor": 3})])
def test_of_two_rewards_exactly_one_is_taken(reward: str, gained: dict[str, int]) -> None:
    """PU-WITCH-04, PU-WITCH-06: the printed Resource or the token's bonus."""
    table = tokens(Table().witch("golem"), "horned", "witch-1-rumor")
    table.do("place:robot", "square:golem", "witch:horned")
    assert table.legal == ["reward:printed", "reward:token"]
    table.do(f"reward:{reward}")
    assert holdings(table.player()) == gained | {"book": 1}


def test_both_rewards_stay_for_all_and_all_game() -> None:
    """PU-WITCH-06: whoever moves her there next has the same choice."""
    table = tokens(Table().witch("golem"), "horned", "witch-1-rumor")
    table.do("place:robot", "square:golem", "witch:horned", "reward:token")
    table.finish().witch("golem").turn(1).do("place:robot", "square:golem", "witch:horned")
    assert table.legal == ["reward:printed", "reward:token"]


def test_a_covered_token_is_not_offered() -> None:
    """PU-WITCH-07: with level 2 on level 1 the choice is printed or Garnet, never 3 Rumors."""
    table = tokens(Table().witch("golem"), "horned", "witch-1-rumor", "witch-2-garnet")
    table.do("place:robot", "square:golem", "witch:horned")
    assert (table.legal, table.context["token"]) == (["reward:printed", "reward:token"], "witch-2-garnet")
    table.do("reward:token")
    assert holdings(table.player()) == {"garnet": 1, "book": 1}


@pytest.mark.parametrize("action", ["enter", "build", "bridge", "bench", "move"])
def test_only_a_placed_worker_moves_her(action: str) -> None:
    """PU-WITCH-05, by R40b for the Mug card that moves a Worker."""
    table = Table().give(beer=9, cog=9, fish=9, book=9).card("golem-left", "coal-market").stand(0, "golem", "golem")
    player = table.player()
    player.guilds[:], player.mugs[:] = ["masons", "carpenters"], ["wobbly-detour"]
    table.witch("golem")
    plays = {
        "enter": lambda: table.go_in("golem", "golem-left"),
        "build": lambda: table.do("build:golem-left"),
        "bridge": lambda: table.do("bridge:1", "bridge-space:vodnik-golem-3:golem"),
        "bench": lambda: table.do("bench"),
        "move": lambda: (
            table.stand(0, "robot", "vodnik").witch("robot").do("mug:wobbly-detour", "move:golem", "square:robot")
        ),
    }
    plays[action]()
    assert table.finish().log("witch") == []
    assert table.game.city.witch == ("robot" if action == "move" else "golem")


def test_the_worked_move() -> None:
    """PU-WITCH-08: Jane's Vodnik at Robot, the Witch to Horned without a token: 1 Beer, and afterwards 1 Cog."""
    table = Table().witch("robot").do("place:vodnik", "square:robot", "witch:horned")
    assert [(gain["what"], gain["n"]) for gain in table.log("gain")][-2:] == [("beer", 1), ("cog", 1)]
    assert holdings(table.player()) == {"beer": 1, "cog": 1}


@pytest.mark.parametrize("hood", list(HOME))
def test_the_witch_symbol_pays_where_she_stands(hood: str) -> None:
    """PU-SYM-07: the reward of her space now, with the same choice beside a token; she does not move."""
    table = Table().witch(hood).enter("new-world-lane")
    assert holdings(table.player()) == {"rumor": 2, HOME[hood]: 1}
    assert table.game.city.witch == hood
    table = tokens(Table().witch(hood), hood, "witch-1-mug").enter("new-world-lane")
    assert table.legal == ["reward:printed", "reward:token"]
