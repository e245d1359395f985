"""The worked examples of the rule texts with their exact numbers, T01 to T16 as the rulings list them.

Ann, Bob and the others are seats; what an example leaves free is set up first.
"""

from __future__ import annotations

import pytest

from orloj.games.unseen.components.prices import PRICES
from orloj.games.unseen.effects.era import visitors
from orloj.games.unseen.scoring import categories, new_order, share_row
from orloj.games.unseen.state import Crate, Player, Slot
from tests.unseen.table import RULES, Table

EMPTY = dict.fromkeys(("beer", "cog", "fish", "book", "garnet", "rumor"), 0)
HOODS = ("vodnik", "golem", "horned", "robot")


def test_t01_a_robot_walks_the_golem_three_steps() -> None:
    """T01: PU-GOLEM-01, 03, 06, 08, 12; PU-PLACE-06; PU-WITCH-01."""
    ann = Table().witch("vodnik")
    ann.game.edit_market().priority = ["horned", "robot", "vodnik", "golem"]
    ann.do("place:robot", "square:golem")
    assert (ann.ask, ann.context["left"]) == ("step", 3)  # no Witch choice
    assert (ann.player().stock, ann.game.city.witch) == (EMPTY | {"book": 1}, "vodnik")
    ann.do("space:1", "space:2", "space:5")
    assert ann.player().stock == EMPTY | {"book": 1, "rumor": 1}
    assert ann.player().guilds == ["masons", "carpenters"]
    assert ann.game.market.golem == 5
    assert ann.game.market.priority == ["horned", "vodnik", "golem", "robot"]
    assert ann.ask == "turn"


def cauldron(*items: str) -> Table:
    """The Witch is elsewhere, the Rumor of the Flame board lies at the Robot; Items between Vodnik and Golem, ..."""
    table = Table().witch("vodnik")
    table.game.edit_cauldron().items, table.game.edit_cauldron().flame = list(items), 0
    return table


def flame(table: Table) -> dict[str, str]:
    """Worker -> the bonus of the Flame board at its symbol."""
    return dict(RULES.view(table.game, None)["cauldron"]["flame"])


def test_t02_a_robot_takes_the_rumor_of_the_flame_board() -> None:
    """T02: PU-HORNED-02, PU-HORNED-03, PU-PLACE-06."""
    table = cauldron("lantern", "mirror", "potion", "bag")
    before = flame(table)
    assert before["robot"] == "rumor 1"
    table.do("place:robot", "square:horned")
    assert table.player().stock == EMPTY | {"beer": 1, "rumor": 1}
    assert flame(table)["robot"] == before["horned"]  # Horned is the symbol before Robot, Vodnik the one after it
    assert flame(table)["vodnik"] == "rumor 1"


def test_t03_the_question_mark_and_the_bag_beside_the_robot() -> None:
    """T03: PU-HORNED-04, 05, 07, 08, 10, 17."""
    table = cauldron("lantern", "mirror", "question-mark", "bag")
    table.player().display = [["potion"], ["mirror"] * 5, [], []]
    table.do("place:robot", "square:horned")
    assert table.choices("cauldron:") == ["cauldron-3", "cauldron-4"]
    bag = len(table.game.cauldron.bag)
    table.do("cauldron:cauldron-3", fate=["item:horseshoe"])
    assert table.game.cauldron.items == ["lantern", "mirror", "horseshoe", "bag"]
    assert len(table.game.cauldron.bag) == bag - 1
    assert table.choices("row:") == ["row-1", "row-3", "row-4"]
    table.do("row:row-1")
    assert table.player().display[0] == ["potion", "question-mark"]
    assert table.ask == "basic"  # what is printed on the second space
    table.do("basic:fish")
    assert (table.player().stock["fish"], table.ask) == (1, "turn")


def test_t04_a_golem_sails_past_a_stack_and_turns_the_mill() -> None:
    """T04: PU-VODNIK-02, 04, 10, 11, 14; PU-PLACE-06."""
    blue = Table().witch("horned")
    blue.player().boat = 6
    blue.game.edit_mill().tokens = {
        "mill-cog": Slot("golem", 0),
        "mill-book": Slot("golem", 1),
        "mill-fish": Slot("horned", 0),
        "mill-beer": Slot("vodnik", 0),
        "mill-rumor": Slot("robot", 0),
    }
    blue.do("place:golem", "square:vodnik")
    assert (blue.player().boat, blue.ask) == (8, "milestone")  # the next Golem space; no Witch choice before it
    assert (blue.player().stock, blue.choices("milestone:")) == (EMPTY | {"fish": 1}, ["garnet", "influence"])
    blue.do("milestone:garnet")
    assert blue.game.river.stacks["2-wave"] == {"garnet": 2, "influence": 3}
    assert blue.player().stock == EMPTY | {"fish": 1, "garnet": 1, "cog": 1, "book": 1}
    assert blue.choices("mill:") == ["mill-cog", "mill-book"]
    blue.do("mill:mill-book")
    tokens = blue.game.mill.tokens
    assert (tokens["mill-book"], tokens["mill-cog"]) == (Slot("horned", 1), Slot("golem", 0))
    assert blue.ask == "turn"


def test_t05_a_vodnik_at_the_robots_with_the_witch_three_bulbs_and_a_boat_crate() -> None:
    """T05: PU-ROBOT-01, 03 to 07, 12, 13; PU-WITCH-01, PU-WITCH-08; PU-PLACE-04."""
    jane = Table().witch("robot")
    clock = jane.game.edit_clock()
    clock.at = "robot"
    del clock.crates["crate-guild"]
    clock.crates["crate-boat-b"] = Crate("vodnik", 1)
    jane.player().idea = 6
    jane.do("place:vodnik", "square:robot", "witch:horned")
    gained = [(entry["what"], entry["n"]) for entry in jane.log("gain") if entry["seat"] == 0]
    assert gained[-2:] == [("beer", 1), ("cog", 1)]  # the Witch before the Square
    assert (jane.game.clock.at, jane.ask) == ("vodnik", "milestone")
    assert jane.choices("milestone:") == ["bonus", "activate", "garnet", "influence"]
    jane.do("milestone:garnet")
    assert jane.player().milestones["robot"] == ["garnet"]
    assert (jane.player().stock["garnet"], jane.player().idea) == (1, 1)
    assert jane.choices("crate:") == ["crate-beer", "crate-boat-b"]
    jane.do("crate:crate-boat-b")
    assert jane.player().boat == 2
    shown = {name: jane.game.clock.crates[name].shown for name in ("crate-boat-b", "crate-beer")}
    assert shown == {"crate-boat-b": False, "crate-beer": True}
    assert jane.player().stock == EMPTY | {"beer": 1, "cog": 1, "garnet": 1}
    assert (jane.game.city.witch, jane.ask) == ("horned", "turn")


def test_t06_sans_builds_a_bridge_at_the_robots() -> None:
    """T06: PU-BRIDGE-01, 03, 04, 08, 09."""
    sans = Table()
    sans.player().guilds = ["masons", "smiths", "carpenters"]
    sans.hood("robot").influence[0] = 5
    sans.refresh().do("bridge:1", "bridge-space:robot-vodnik-2:robot")
    assert sans.player().guilds == ["smiths"]
    view = RULES.view(sans.game, None)
    assert view["bridges"]["robot-vodnik-2"]["robot"] == 0
    assert view["players"]["0"]["stacks"]["1"] == ["bridge-2"]
    assert [view["hoods"][hood]["influence"]["0"] for hood in HOODS] == [0, 1, 0, 7]  # the crown
    assert sans.player().stock == EMPTY | {"garnet": 1}  # the reward of the sixth space
    assert set(sans.player().workers.values()) == {"hand"}


def test_t07_jane_builds_over_the_building_that_holds_charles_golem() -> None:
    """T07: PU-BUILD-02 to 08, 11; PU-POP-01; PU-BENCH-04."""
    jane, charles = 0, 1
    table = Table().price("vodnik-left", "price-vodnik-1-c").give(fish=2, book=2)
    table.inside(charles, "golem", "vodnik-left")
    card = table.game.city.offer[1]
    table.do("build:vodnik-left", f"offer:{card}")
    assert table.player(jane).stock == EMPTY
    assert table.player(charles).workers["golem"] == "laid:vodnik"
    assert table.hood("vodnik").square[charles] == ""
    assert (table.place("vodnik-left").cards[-1], table.place("vodnik-left").worker) == (card, "")
    assert len(set(table.game.city.offer) - {"", card}) == 4
    assert table.player(jane).prices == ["price-vodnik-1-c"]
    assert PRICES[table.place("vodnik-left").price or ""].level == 2
    assert table.hood("vodnik").influence[jane] == 1
    assert visitors(table.game)["vodnik"] == 1
    table.turn(charles)
    assert "vodnik" in table.do("place:robot").choices("square:")
    table = table.turn(charles).do("bench", "bench:robot", "basic:beer")
    assert table.player(charles).stock["rumor"] == 0


def charles_between_vodniks_and_golems() -> Table:
    """Robot on the Vodnik Square, Golem on the Golem Square; three Vodnik cards, the left one not for a Golem."""
    table = Table().stand(0, "robot", "vodnik").stand(0, "golem", "golem").give(book=2)
    table.place("vodnik-left").cards.clear()
    table.place("golem-right").cards.clear()
    table.card("vodnik-left", "grand-mill").card("vodnik-middle", "tyn-court").card("vodnik-right", "kampa-landing")
    return table.card("golem-left", "old-new-attic").card("golem-middle", "clock-loft")


def test_t08_charles_enters_a_building_over_a_bridge() -> None:
    """T08: PU-ENTER-01, 03, 05, 08, 09; PU-POP-02."""
    table = charles_between_vodniks_and_golems().complete("vodnik-golem-1").do("enter:golem")
    assert set(table.choices("card:")) == {"vodnik-middle", "vodnik-right", "golem-left"}
    assert table.refused("card:vodnik-left") == "PU-ENTER-05"
    table.do("card:vodnik-right", "pay:book2")
    assert table.player().stock == EMPTY | {"fish": 4}
    assert (table.place("vodnik-right").seat, table.place("vodnik-right").worker) == (0, "golem")
    assert visitors(table.game) == {"vodnik": 2, "golem": 0, "horned": 0, "robot": 0}
    assert table.hood("golem").square[0] == ""


def test_t08_half_a_bridge_is_not_enough() -> None:
    """T08, negative: PU-ENTER-04."""
    table = charles_between_vodniks_and_golems().card("golem-right", "havel-market")
    table.game.edit_city().spaces["vodnik-golem-1:vodnik"] = 2
    table.refresh().do("enter:golem")
    assert set(table.choices("card:")) == {"golem-left", "golem-right"}
    assert {table.refused(f"card:vodnik-{side}") for side in ("middle", "right")} == {"PU-ENTER-03"}


@pytest.mark.parametrize("second", [2, 3])
def test_t09_ann_before_jane_and_charles_before_john(second: int) -> None:
    """T09: PU-SCORE-05."""
    ann, jane, charles, john = 0, 1, 2, 3
    points = share_row({ann: 5, jane: 3, charles: 3, john: 2}, 4, second)
    assert (points[ann], points[jane], points[charles], points.get(john, 0)) == (4, 1, 1, 0)


def test_t09_at_the_end_of_the_first_era() -> None:
    """T09: PU-SCORE-05 on the printed rows, the Golems in the second one with 4 and 2."""
    table = Table()
    table.game.edit_city().popularity = ["horned", "golem", "vodnik", "robot"]
    for hood in HOODS:
        table.hood(hood).influence = [5, 3, 3, 2] if hood == "golem" else [0, 0, 0, 0]
    for seat in range(4):
        table.turn(seat).do("bench").finish().do("end-turn")
    assert [table.player(seat).era_vp for seat in range(4)] == [[4], [1], [1], [0]]


@pytest.mark.parametrize(
    ("former", "order"),
    [
        (["golem", "horned", "vodnik", "robot"], ["robot", "vodnik", "golem", "horned"]),
        (["vodnik", "horned", "golem", "robot"], ["robot", "golem", "vodnik", "horned"]),
    ],
)
def test_t10_golems_and_vodniks_switch_places(former: list[str], order: list[str]) -> None:
    """T10: PU-POP-03 to 05."""
    assert new_order(former, {"robot": 1, "golem": 3, "vodnik": 3, "horned": 6}) == order


def test_t11_sans_scores_the_display_case() -> None:
    """T11: PU-SCORE-08, PU-SCORE-09: 8 + 1 + 3 = 12 and 1 for the Repair area."""
    rows = [["bag"] * 4, ["mirror"], ["potion"] * 2, []]
    assert categories(Player(0, display=rows, repair={"lantern": 1}))["horned"] == 13


@pytest.mark.parametrize(("pens", "vp"), [(0, 0), (1, 3), (2, 8), (3, 14), (4, 20)])
def test_t12_jane_scores_ideas(pens: int, vp: int) -> None:
    """T12: PU-SCORE-10, PU-SCORE-11: three pens and a marker on 6, the space worth 3, are 14 + 3 = 17."""
    jane = Player(0)
    jane.milestones["robot"] = ["bonus", "activate", "garnet", "influence"][:pens]
    assert categories(jane)["robot"] == vp
    jane.idea = 6
    assert categories(jane)["robot"] == vp + 3


def test_t13_charles_scores_the_river() -> None:
    """T13: PU-SCORE-12, PU-SCORE-13: 12 at the End and 8 on the second voyage are 20."""
    for boat in (14, 15):
        assert categories(Player(0, ends=[12], voyages=1, boat=boat))["vodnik"] == 20


def test_t14_john_scores_bridges() -> None:
    """T14: PU-SCORE-14, PU-SCORE-15: 3 + 3 + 2 + 2 + 1 = 11, complete or not; one beside the board makes it 12."""
    john = Table()
    john.game.edit_city().spaces["vodnik-golem-3:golem"] = 1  # only the first of the five completes a Bridge
    sites = ["vodnik-golem-3:vodnik", "golem-horned-3:golem", "golem-horned-2:horned", "robot-vodnik-2:robot"]
    for stack, space in zip((1, 1, 2, 2, 3), [*sites, "horned-robot-1:horned"], strict=True):
        john.turn(0).player().guilds = ["masons", "carpenters", "smiths", "ropers"]
        john.refresh().do(f"bridge:{stack}", f"bridge-space:{space}").finish()
    assert categories(john.player())["golem"] == 11
    spaces = john.game.edit_city().spaces
    spaces.update(dict.fromkeys(spaces, 2))
    john.turn(0).player().guilds = ["masons", "carpenters", "smiths", "ropers"]
    john.refresh().do("bridge:4").finish()
    assert (categories(john.player())["golem"], john.player().beside) == (12, 1)


def test_t15_ann_scores_buildings() -> None:
    """T15: PU-SCORE-16, PU-SCORE-17: four tokens of level I, two of II and one of III are 26."""
    tokens = [f"price-{hood}-1-a" for hood in HOODS] + ["price-robot-2-b", "price-golem-2-c", "price-robot-3-a"]
    assert categories(Player(0, prices=tokens))["buildings"] == 26


def test_t16_jane_and_charles_score_the_robot_bonus() -> None:
    """T16: PU-SCORE-18 to 20: first with three pens 9, second with one pen 2, without a marker nothing."""
    table = Table()
    table.gain("bonus", seat=0).do("bonus:robot").gain("bonus", seat=1).do("bonus:robot")
    jane, charles, ann = table.player(0), table.player(1), table.player(2)
    jane.milestones["robot"] = ["garnet", "bonus", "influence"]
    charles.milestones["robot"] = ["garnet"]
    ann.milestones["robot"] = ["garnet", "bonus", "influence", "activate"]
    assert [categories(player)["bonuses"] for player in (jane, charles, ann)] == [9, 2, 0]
