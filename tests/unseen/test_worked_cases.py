"""The worked examples of the rule texts with their exact numbers, T01 to T08 as the rulings list them.

Ann, Bob and the others are seats; what an example leaves free is set up first.
"""

from __future__ import annotations

from orloj.games.unseen.components.prices import PRICES
from orloj.games.unseen.effects.era import visitors
from orloj.games.unseen.state import Crate, Slot
from tests.unseen.table import RULES, Table

EMPTY = dict.fromkeys(("beer", "cog", "fish", "book", "garnet", "rumor"), 0)
HOODS = ("vodnik", "golem", "horned", "robot")


def test_t01_a_robot_walks_the_golem_three_steps() -> None:
    """T01: PU-GOLEM-01, PU-GOLEM-03, PU-GOLEM-06, PU-GOLEM-08, PU-GOLEM-12, PU-PLACE-06."""
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
    """T03: PU-HORNED-04, PU-HORNED-05, PU-HORNED-07, PU-HORNED-08, PU-HORNED-10, PU-HORNED-17."""
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
    """T04: PU-VODNIK-14 with PU-VODNIK-02, PU-VODNIK-04, PU-VODNIK-10, PU-VODNIK-11, PU-PLACE-06."""
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
    """T05: PU-ROBOT-12, PU-ROBOT-13 with PU-ROBOT-01, PU-ROBOT-03 to PU-ROBOT-07, PU-WITCH-01, PU-PLACE-04."""
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
    """T06: PU-BRIDGE-09 with PU-BRIDGE-01, PU-BRIDGE-03, PU-BRIDGE-04, PU-BRIDGE-08, PU-INFL-02, PU-INFL-04."""
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
    """T07: PU-BUILD-11 with PU-BUILD-02 to PU-BUILD-08, PU-POP-01, PU-BENCH-04."""
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
    """T08: PU-ENTER-08, PU-ENTER-09 with PU-ENTER-01, PU-ENTER-03, PU-ENTER-05, PU-POP-02."""
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
