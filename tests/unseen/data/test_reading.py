"""Faults that are found while the data are read, before any rule is checked."""

from typing import Any

import pytest

from orloj.engine.data.files import parse_files, read_files, version_of
from orloj.engine.data.rows import ComponentError, Row
from orloj.games.unseen.components import checks
from orloj.games.unseen.components.source import DATA, FILES, PACKAGE, VERSION
from tests.broken import GONE
from tests.unseen.data.altered import altered


@pytest.mark.parametrize(
    ("path", "value", "where", "fault"),
    [
        ("buildings/buildings/card/loreto/effect", GONE, "loreto", "effect must be a str, found None"),
        ("buildings/buildings/card/loreto/level", "3", "loreto", "level must be a int, found '3'"),
        ("buildings/buildings/card/loreto/level", True, "loreto", "level must be a int, found True"),
        ("buildings/buildings/card/loreto/worker", "ghost", "loreto", "worker must be one of vodnik, golem"),
        ("buildings/buildings/card/loreto/effect", "gold", "loreto", "unknown symbol 'gold'"),
        ("buildings/buildings/card/loreto/effect", "garnet 1->vp 5", "loreto", "canonical is 'garnet -> vp 5'"),
        ("prices/price_list/price/price-golem-1-a/cost", "book | fish", "price-golem-1-a", "one list of"),
        ("prices/price_list/price/price-golem-1-a/cost", "book->fish", "price-golem-1-a", "left over from '->'"),
        ("prices/price_list/price/price-golem-1-a/cost", "book,fish", "price-golem-1-a", "is 'book, fish'"),
        ("prices/price_list/price/price-golem-1-a/cost", "", "price-golem-1-a", "one list of things to pay"),
        ("prices/price_list/price/price-golem-1-a/level", 4, "vp", "level_4 must be a int, found None"),
        ("prices/price_list/price/0/id", GONE, "price_list", "a price has no id"),
        ("prices/price_list", GONE, "the file", "price_list must be a dict, found None"),
        ("board/clock/clockwise", "robot", "clock", "clockwise must be a list, found 'robot'"),
        ("board/clock/bulbs", [2, "1", 2, 1], "clock", "bulbs must hold only int values"),
        ("board/idea_track/marks", [[1, 2, 3]], "idea_track", "marks must hold pairs of numbers"),
        ("board/river/spaces/0", "robot", "river", "spaces must hold only list values"),
        ("board/mill_wheel/start/golem", GONE, "mill_wheel.start", "golem must be a int, found None"),
        ("board/bridges/site/vodnik-golem-3/between", ["golem"], "vodnik-golem-3", "between two"),
        ("board/influence_rewards/space_4/golem", "gold", "influence_rewards.space_4", "unknown symbol"),
        ("river_milestones/river_milestones/token/0/type", "fish", "wave-2-garnet", "type must be one of"),
        ("upgrades/upgrade_cards/card/side-door/neighborhood", "moon", "side-door", "must be one of vodnik"),
        ("solo/councilors/board/councilor-3/rumor_track", "5", "councilor-3", "rumor_track must be a int, found '5'"),
        ("solo/aims/card/aim-golem/unit", "gold", "aim-golem", "unknown symbol 'gold'"),
        ("solo/aims/card/aim-golem/neighborhood", "moon", "aim-golem", "must be one of vodnik"),
        ("solo/reward_tokens/token/reward-aim-a/aim", "c", "reward-aim-a", "aim must be one of a, b, found 'c'"),
        ("solo/help_plain/flame/0", "gold", "help_plain", "unknown symbol 'gold'"),
        ("solo/help_plain/walk", "across", "help_plain", "walk must be one of clockwise, counterclockwise"),
        ("solo/wild/guilds", GONE, "wild", "guilds must be a int, found None"),
        ("items/items/kind/bag/wild", "yes", "bag", "wild must be a bool, found 'yes'"),
    ],
)
def test_a_fault_is_named_with_file_and_id(path: str, value: Any, where: str, fault: str) -> None:
    with pytest.raises(ComponentError) as caught:
        checks.check(altered({path: value}))
    assert caught.value.file == path.split("/")[0]
    assert caught.value.id == where
    assert fault in caught.value.rule


@pytest.mark.parametrize("content", [b"cards = [", b"\xff\xfe"])
def test_a_file_that_is_not_toml_is_named(content: bytes) -> None:
    with pytest.raises(ComponentError, match=r"^mugs\.toml, the file: not TOML: "):
        parse_files({"mugs": content})


def test_the_version_is_short_and_changes_with_every_byte() -> None:
    files = read_files(PACKAGE, FILES)
    assert version_of(files) == VERSION
    assert len(VERSION) == 12
    assert int(VERSION, 16) >= 0
    assert version_of(files | {"mill": files["mill"] + b" "}) != VERSION
    assert version_of(dict(reversed(files.items()))) == VERSION


def test_files_with_swapped_contents_are_another_version() -> None:
    files = read_files(PACKAGE, FILES)
    assert version_of(files | {"mill": files["witch"], "witch": files["mill"]}) != VERSION


def test_the_shipped_files_are_what_is_loaded() -> None:
    assert parse_files(read_files(PACKAGE, FILES)) == DATA


def test_a_row_knows_its_fields() -> None:
    row = Row("mill", "mill-cog", {"gain": "cog"})
    assert "gain" in row
    assert "cost" not in row
