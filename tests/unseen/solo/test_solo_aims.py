"""What the Aim cards look for (PU-SOLOAIM)."""

from __future__ import annotations

import pytest

from orloj.games.unseen.components.solo import AIMS, BOARDS, HELP
from orloj.games.unseen.components.vocabulary import HOODS
from orloj.games.unseen.state import COUNCILOR
from tests.unseen.dealing import deal
from tests.unseen.solo.office import Office
from tests.unseen.table import RULES

NEUTRAL = ("new-world-lane", "petrin-railway")
"""Cards whose Rewards neither the Vodniks' nor the Golems' Aim card looks for."""


def offered(a: str, b: str, *cards: str) -> str:
    """Which of some cards the Councilor builds; any place will do."""
    office = Office(a=a, b=b).can("build").offer(*cards).act("first-stone")
    (built,) = office.log("build")
    return str(built["what"])


@pytest.mark.parametrize(("a", "b"), [(a, b) for a in HOODS for b in HOODS if a != b])
def test_a_and_b_stand_for_the_cards_at_the_slots(a: str, b: str) -> None:
    """PU-SOLOAIM-01: on a Solo action card..."""
    office = Office(a=a, b=b).can("place").act("morning-rounds")
    assert office.log("place")[0]["hood"] == a
    office = Office(a=a, b=b).can("place").stand(COUNCILOR, "horned", a).act("morning-rounds")
    assert office.log("place")[0]["hood"] == b


@pytest.mark.parametrize(("slot", "moved"), [("a", "boat"), ("b", "idea")])
def test_a_reward_token_means_the_card_at_its_slot(slot: str, moved: str) -> None:
    """PU-SOLOAIM-01: ... and on a Reward token."""
    office = Office(a="vodnik", b="robot").gains("upgrade here", "golem", fate=[f"reward:reward-aim-{slot}"])
    assert moved in office.kinds()
    assert not {"boat", "idea"} - {moved} & set(office.kinds())


def test_an_aim_card_holds_a_neighborhood_symbols_in_order_and_a_reward() -> None:
    """PU-SOLOAIM-02: one card for each Neighborhood, and the Witch's; the Reward depends on the level."""
    assert sorted(card.hood for card in AIMS.values()) == sorted([*HOODS, "witch"])
    assert all(card.symbols and card.unit for card in AIMS.values())
    assert [BOARDS[level].aim_amount for level in (1, 2, 3, 4)] == sorted(b.aim_amount for b in BOARDS.values())


@pytest.mark.parametrize(
    ("cards", "built"),
    [
        (("old-water-tower", "havel-market"), "old-water-tower"),  # boat is the first of A
        (("grand-mill", "stvanice-lock"), "stvanice-lock"),  # boat before mug, though mug stands left
        (("havel-market", "grand-mill"), "grand-mill"),  # the second of A before the market of B
        (("havel-market", "danek-foundry"), "danek-foundry"),  # nothing for A; guild is the first of B
        (("tyn-court", "havel-market"), "havel-market"),  # market before book
        (("new-world-lane", "tyn-court"), "tyn-court"),  # the last of B before what shows nothing
        (NEUTRAL, "new-world-lane"),  # nothing at all: the action's own rule, here the leftmost
        (NEUTRAL[::-1], "petrin-railway"),
    ],
)
def test_all_symbols_of_a_come_before_those_of_b(cards: tuple[str, ...], built: str) -> None:
    """PU-SOLOAIM-03: A looks for boat, mug, fish, ..., B for guild, market, bridge, book, ..."""
    assert offered("vodnik", "golem", *cards) == built


def test_the_choice_tells_the_card_and_the_symbol() -> None:
    """PU-SOLOAIM-03: the log names slot and symbol, so that the choice can be checked."""
    office = Office().can("build").offer("new-world-lane", "havel-market").act("first-stone")
    (choice,) = office.chose("offer")
    assert (choice["why"], choice["slot"], choice["symbol"]) == ("aim", "b", "market")


@pytest.mark.parametrize("cards", [("stvanice-lock", "old-water-tower"), ("old-water-tower", "sova-mills")])
def test_of_two_that_show_the_symbol_the_larger_amount_is_taken(cards: tuple[str, str]) -> None:
    """PU-SOLOAIM-03 by SO40: the Boat moves 1 or 2, 2 or 3 spaces."""
    assert offered("vodnik", "golem", *cards) == cards[1]


def test_of_two_that_show_as_much_the_left_one_is_taken() -> None:
    """PU-SOLOAIM-03 by SO40."""
    assert offered("vodnik", "golem", "stvanice-lock", "old-new-attic") == "stvanice-lock"
    assert offered("vodnik", "golem", "old-new-attic", "stvanice-lock") == "old-new-attic"


def test_a_cost_is_no_reward() -> None:
    """PU-SOLOAIM-03: a card that asks Books shows no Book (PU-SOLOBUILD-03 speaks of Rewards)."""
    assert offered("golem", "robot", "new-world-lane", "kampa-landing") == "new-world-lane"


def witch_at(slot: str) -> Office:
    """The Witch's Aim card at a slot, the Robots' at the other."""
    a, b = ("witch", "robot") if slot == "a" else ("robot", "witch")
    return Office(level=3, a=a, b=b)


def test_the_witch_side_decides_some_minigames_differently() -> None:
    """PU-SOLOAIM-06: while her Aim card lies at A."""
    plain, witch = HELP["plain"], HELP["witch"]
    assert plain.flame != witch.flame
    assert plain.walk != witch.walk
    assert plain.around != witch.around


@pytest.mark.parametrize(("slot", "worker"), [("a", "golem"), ("b", "vodnik")])
def test_the_witch_side_ranks_the_flame_bonuses_anew(slot: str, worker: str) -> None:
    """PU-SOLOAIM-06: repair lies at the Vodnik, a Mug card at the Golem."""
    office = witch_at(slot).can("place").witch("horned" if slot == "a" else "golem")
    office.game.edit_cauldron().flame = 0
    if slot == "b":  # the Robots, who are A, are taken; then it is the Witch's place
        office.stand(COUNCILOR, "horned", "robot").witch("horned")
    office.act("morning-rounds")
    (placed,) = office.log("place")
    assert (placed["hood"], placed["worker"]) == ("horned", worker)


@pytest.mark.parametrize(("slot", "spaces"), [("a", [5, 8]), ("b", [1, 0])])
def test_the_witch_side_turns_the_golem_the_other_way(slot: str, spaces: list[int]) -> None:
    """PU-SOLOAIM-06: from the upper right corner."""
    office = witch_at(slot)
    office.game.edit_market().golem = 2
    office.gains("market 2")
    assert [entry["space"] for entry in office.log("golem")] == spaces


@pytest.mark.parametrize(("slot", "section"), [("a", 3), ("b", 0)])
def test_the_witch_side_turns_the_choice_of_items(slot: str, section: int) -> None:
    """PU-SOLOAIM-06: counterclockwise of the Vodnik's symbol, or clockwise of it."""
    office = witch_at(slot)
    office.game.edit_cauldron().items = ["bag", "lantern", "potion", "mirror"]
    office.game.edit_councilor().worker = "vodnik"
    office.gains("item")
    assert office.it.display[0] == [["bag", "lantern", "potion", "mirror"][section]]


@pytest.mark.parametrize(("slot", "worker"), [("a", "robot"), ("b", "horned")])
def test_the_witch_side_looks_at_the_mill_before_the_river(slot: str, worker: str) -> None:
    """PU-SOLOAIM-06: a Horned Worker sails farther, the Robot's section of the Mill holds more."""
    office = witch_at(slot).can().hand("robot", "horned").witch("vodnik")
    office.it.boat = 2
    for token, at in office.game.edit_mill().tokens.items():
        at.section, at.slot = (
            ("robot", int(token == "mill-cog")) if token in ("mill-cog", "mill-fish") else ("golem", 0)
        )
    if slot == "b":
        office.stand(COUNCILOR, "golem", "robot")
    office.act("morning-rounds")
    (placed,) = office.log("place")
    assert (placed["hood"], placed["worker"]) == ("vodnik", worker)


@pytest.mark.parametrize(("slot", "worker"), [("a", "horned"), ("b", "golem")])
def test_the_witch_side_looks_at_the_crates_before_the_ideas(slot: str, worker: str) -> None:
    """PU-SOLOAIM-06: the Clock would pass more bulbs to the Golems, at the Horned lies a Crate that A looks for."""
    office = witch_at(slot).can().hand("golem", "horned").witch("robot")
    if slot == "b":
        office.aims("robot", "witch")
    office.crates(horned=["crate-garnet", "crate-beer"]).game.edit_clock().at = "robot"
    office.act("morning-rounds")
    (placed,) = office.log("place")
    assert (placed["hood"], placed["worker"]) == ("robot", worker)


def test_the_witch_side_thinks_of_her_place_before_passing() -> None:
    """PU-SOLOAIM-06: the Bench help card has a side for her too: a Building where she stands is tried first."""
    office = witch_at("a").can().witch("golem").popular("horned").act("morning-rounds")
    bench = [(row["action"], row["tried"][0][0]) for row in office.log("solo-row") if row["bench"] and row["tried"]]
    assert bench[:2] == [("bridge", "horned"), ("build", "golem")]


@pytest.mark.parametrize("level", [3, 4])
def test_nothing_is_decided_by_the_witch_side_unless_the_table_wants_it(level: int) -> None:
    """PU-SOLOAIM-07 by SO35: what her side says is not in the texts, so by default she is not dealt and the
    choices are the printed ones."""
    for pick in (min, max):
        game = deal(1, pick=pick, solo={"councilor": str(level)}).game
        assert "aim-witch" not in game.councilor.aims.values()
        assert RULES.view(game, 0)["councilor"]["help"] == "plain"
