"""The Upgrade cards whose wording the texts give (PU-CARD)."""

import pytest

from orloj.games.unseen.components.cards import MUGS, UPGRADES
from tests.unseen.dealing import holdings
from tests.unseen.table import Table

TYPES = ("vodnik", "golem", "horned", "robot")


def owner(*upgrades: str, **goods: int) -> Table:
    """Seat 0 to move with Upgrades, the Witch at Vodnik, a Flame board that gives the Robot a Mug."""
    table = Table().witch("vodnik").give(**goods)
    table.player().upgrades[:] = upgrades
    table.game.edit_cauldron().flame = 2
    table.game.edit_market().priority = list(TYPES)
    table.game.log.clear()
    return table.refresh()


def gains_of(table: Table, card: str) -> list[tuple[str, int]]:
    """What was gained from when an Upgrade set in, in order, up to the next thing that is no gain."""
    start = next(i for i, entry in enumerate(table.game.log) if entry["k"] == "upgrade" and entry["what"] == card)
    found: list[tuple[str, int]] = []
    for entry in table.game.log[start + 1 :]:
        if entry["k"] not in ("gain", "mug-draw", "idea", "golem"):
            break
        found.append((str(entry.get("what", entry["k"])), int(entry.get("n", 1))))
    return found


def test_cards_that_say_discard_are_mug_cards() -> None:
    """PU-CARD-02, reading (a): swap, Rumor and move are among the Mugs; Upgrades are kept."""
    assert {"second-round", "loose-tongue", "wobbly-detour"} <= set(MUGS)
    assert not {"second-round", "loose-tongue", "wobbly-detour"} & set(UPGRADES)


def test_a_card_used_up_is_ready_on_the_next_turn() -> None:
    """PU-CARD-01: the turn's end makes it ready, for the same and for every other turn."""
    table = owner("whispered-wager", rumor=6).do("upgrade:whispered-wager", "pay:rumor2")
    assert table.refused("upgrade:whispered-wager") == "PU-CARD-01"
    table.do("place:golem", "square:golem").finish().do("end-turn")
    for _ in range(3):
        table.do("bench").finish().do("end-turn")
    assert "upgrade:whispered-wager" in table.legal
    assert table.player().upgrades == ["whispered-wager"]


@pytest.mark.parametrize(
    ("spin", "turns", "bonus"),
    [("decline", 0, "mug"), ("spin:1", 1, "repair"), ("spin:2", 2, "rumor"), ("spin:3", 3, "any")],
)
def test_the_flame_upgrade_turns_the_board_first(spin: str, turns: int, bonus: str) -> None:
    """PU-CARD-03, T23: the reward is read from the new position; then the board turns its 90 degrees as ever."""
    table = owner("tame-ember").do("place:robot", "square:horned")
    assert table.legal == ["spin:1", "spin:2", "spin:3", "decline"]
    player = table.do(spin).player()
    gained = {"mug": len(player.mugs), "repair": len(player.repair), "rumor": player.stock["rumor"]}
    gained["any"] = int(table.ask == "basic")
    assert gained == dict.fromkeys(gained, 0) | {bonus: 1}
    if bonus == "any":
        table.do("basic:fish")
    assert (table.ask, table.game.cauldron.flame) == ("item", (2 + turns + 1) % 4)


def test_the_market_upgrade_sets_the_golem_anywhere() -> None:
    """PU-CARD-06, T22: nothing for the space it is set on, but its reward when it is entered again."""
    table = owner("side-door").do("place:robot", "square:golem")
    assert table.choices("space:") == ["0", "1", "2", "3", "5", "6", "7", "8"]
    table.do("space:2")
    assert (table.game.market.golem, holdings(table.player())) == (2, {"book": 1})
    table.do("space:1", "space:2")
    assert holdings(table.player()) == {"book": 1, "rumor": 1}
    assert table.player().guilds == ["masons"]


def test_the_market_upgrade_is_for_any_movement() -> None:
    """PU-CARD-06: also for one that a card gives, and again in the same turn."""
    table = owner("side-door")
    table.player().mugs[:] = ["friendly-shove", "friendly-shove"]
    table.refresh().do("mug:friendly-shove", "option:2", "space:8", "space:7")
    assert (table.player().guilds, holdings(table.player())) == (["ropers"], {})
    assert "space:0" in table.do("mug:friendly-shove", "option:2").legal


@pytest.mark.parametrize(
    ("card", "hood", "gains"),
    [
        ("weir-welcome", "vodnik", [("fish", 1), ("mug-draw", 1)]),
        ("stall-charter", "golem", [("book", 1)]),
        ("hearth-tithe", "horned", [("beer", 1), ("rumor", 1)]),
        ("workshop-bell", "robot", [("cog", 1), ("idea", 1)]),
    ],
)
@pytest.mark.parametrize("worker", TYPES)
def test_the_placement_upgrades(card: str, hood: str, gains: list[tuple[str, int]], worker: str) -> None:
    """PU-CARD-09 to PU-CARD-13, PU-CARD-15 to PU-CARD-17: besides the Square's own reward, for any type of Worker."""
    table = owner(card).witch("golem" if hood != "golem" else "robot").do(f"place:{worker}", f"square:{hood}")
    square = table.log("gain")[0]
    assert square["what"] == ("rumor" if worker == hood else gains[0][0])
    assert gains_of(table, card)[: len(gains)] == gains
    if card == "stall-charter":
        assert (table.ask, table.context["left"]) == ("step", 1)


@pytest.mark.parametrize(("card", "hood"), [("weir-welcome", "golem"), ("hearth-tithe", "robot")])
def test_a_placement_upgrade_is_for_its_own_square(card: str, hood: str) -> None:
    """PU-CARD-09: placing elsewhere gains nothing by it."""
    assert owner(card).do("place:robot", f"square:{hood}").log("upgrade") == []


def test_the_worked_placements() -> None:
    """PU-CARD-10, PU-CARD-11: a Robot at Vodnik: 1 Fish, 1 Mug; at Golem: 1 Book, 1 step; besides 1 of the Square."""
    table = owner("weir-welcome").witch("robot").do("place:robot", "square:vodnik")
    assert table.log("mug-draw")
    assert table.player().stock["fish"] >= 2
    table = owner("stall-charter").do("place:robot", "square:golem")
    assert (holdings(table.player()), table.context["left"]) == ({"book": 2}, 1)


def test_the_worked_changed_type() -> None:
    """PU-CARD-14, T20: Q26 and a Robot made a Horned by an own Upgrade on the Horned Square."""
    table = owner("hearth-tithe", "copied-gesture")
    assert UPGRADES["hearth-tithe"].code == "Q26"
    table.do("upgrade:copied-gesture", "type:horned", "place:robot", "square:horned")
    gains = [(entry["what"], entry["n"]) for entry in table.log("gain") if entry["seat"] == 0][-3:]
    assert gains == [("rumor", 3), ("beer", 1), ("rumor", 1)]
    while table.ask != "item":  # the bonus at the Horned's symbol comes first
        table.do(table.legal[0])
    assert table.choices("cauldron:cauldron-") == ["2", "3"]
