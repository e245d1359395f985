"""The Councilor and the Witch (PU-SOLOWITCH)."""

from __future__ import annotations

import pytest

from orloj.games.unseen.components.vocabulary import HOODS
from orloj.games.unseen.state import COUNCILOR
from tests.unseen.solo.office import Office


def haunted(at: str, a: str, b: str, *popular: str, **tokens: str) -> Office:
    """The Councilor will place a Worker where the Witch is, on the first of A and B where none stands; Witch tokens of
    level 1 lie in Neighborhoods."""
    office = Office(a=a, b=b).can("place").popular(*popular).witch(at)
    if at == b:
        office.stand(COUNCILOR, "horned", a)
    for hood, token in tokens.items():
        office.hood(hood).witch_tokens["1"] = token
    return office


def sent(office: Office) -> tuple[str, str]:
    """Where she went, and what decided."""
    (entry,) = office.act("morning-rounds").log("witch")
    return str(entry["to"]), str(office.chose("witch")[0]["why"])


def reward(office: Office) -> str:
    """What of her space was taken."""
    found = office.chose("witch-reward")
    return str(found[0]["pick"]) if found else "reward:printed"


@pytest.mark.parametrize(
    ("a", "b", "tokens", "to", "taken"),
    [
        ("golem", "robot", {}, "robot", "printed"),  # nothing for A (Book is at her place), a Cog for B
        ("golem", "horned", {}, "horned", "printed"),  # Beer for B
        ("vodnik", "golem", {}, "golem", "printed"),  # Book for B
        ("vodnik", "golem", {"horned": "witch-1-mug"}, "horned", "token"),  # a Mug card for A before Book
        ("vodnik", "golem", {"horned": "witch-1-mug", "robot": "witch-1-road"}, "robot", "token"),  # the Boat first
        ("vodnik", "golem", {"golem": "witch-1-mug"}, "golem", "token"),
        ("horned", "golem", {"robot": "witch-1-any"}, "robot", "token"),  # any Resource for A
    ],
)
def test_she_goes_where_the_reward_is_what_the_aim_cards_look_for(
    a: str, b: str, tokens: dict[str, str], to: str, taken: str
) -> None:
    """PU-SOLOWITCH-01 (SO30): token or printed, A before B."""
    office = haunted(a, a, b, **tokens)
    assert sent(office) == (to, "aim")
    assert reward(office) == f"reward:{taken}"


@pytest.mark.parametrize("token", ["witch-1-rumor", "witch-1-any"])
def test_without_any_match_a_is_home(token: str) -> None:
    """PU-SOLOWITCH-02 (SO30): Books at the Golems are what A and B do not look for here; nor is the token."""
    office = Office(a="golem", b="vodnik").can("place").witch("vodnik").stand(COUNCILOR, "horned", "golem")
    office.hood("golem").witch_tokens["1"] = token
    with office.looking_for({"a": ["influence"], "b": ["garnet"]}):
        assert sent(office) == ("golem", "home")
    assert reward(office) == "reward:printed"
    assert office.log("gain")[0] == {"k": "gain", "seat": COUNCILOR, "what": "any", "n": 1, "lost": 0}


@pytest.mark.parametrize("top", ["golem", "horned", "robot"])
def test_from_a_she_goes_to_the_most_popular_other_neighborhood(top: str) -> None:
    """PU-SOLOWITCH-03, PU-SOLOWITCH-04 (SO30): she never stays, though A is where she stands."""
    office = haunted("vodnik", "vodnik", "golem", "vodnik", top, **{top: "witch-1-rumor"})
    with office.looking_for({"a": ["influence"], "b": ["garnet"]}):
        assert sent(office) == (top, "popular")
    assert reward(office) == "reward:printed"


@pytest.mark.parametrize("at", HOODS)
def test_she_never_stays(at: str) -> None:
    """PU-SOLOWITCH-04: though the best match would be where she is."""
    office = haunted(at, at, "golem" if at != "golem" else "robot", **{at: "witch-1-mug"})
    assert sent(office)[0] != at


@pytest.mark.parametrize(("space", "level"), [(3, "1"), (5, "2")])
def test_the_first_on_a_witch_space_places_the_one_top_token(space: int, level: str) -> None:
    """PU-SOLOWITCH-05 (SO31): it looks at no second one, and gains its bonus."""
    token = {"1": "witch-1-any", "2": "witch-2-any"}[level]
    office = Office().popular("robot")
    office.hood("robot").influence[COUNCILOR] = space - 1
    pile = len(office.game.city.witch_piles[level])
    office.gains("influence", fate=[f"token:{token}"])
    assert office.hood("robot").witch_tokens == {level: token}
    assert len(office.game.city.witch_piles[level]) == pile - 1
    assert office.game.city.witch_piles[level].tail == []
    assert office.it.stock["any"] == int(level)
    assert office.chose("witch-token") == []


def test_whoever_comes_later_gains_what_the_token_shows() -> None:
    """PU-SOLOWITCH-05: the Councilor after the human, and the human after the Councilor."""
    office = Office().popular("robot")
    office.hood("robot").influence[:], office.hood("robot").witch_tokens["1"] = [2, 2], "witch-1-any"
    office.gains("influence")
    assert office.it.stock["any"] == 1
    office.gain("influence here", "robot").do("basic:fish")
    assert office.player(0).stock["fish"] == 1
    assert office.hood("robot").witch_tokens == {"1": "witch-1-any"}


def test_the_witch_symbol_gives_the_reward_of_where_she_is() -> None:
    """PU-SOLORES-01 (PU-SYM-07): a token only where an Aim card looks for it."""
    office = Office().witch("robot")
    office.hood("robot").witch_tokens["1"] = "witch-1-mug"
    office.gains("witch")
    assert (reward(office), office.it.stock["rumor"], office.game.city.witch) == ("reward:token", 1, "robot")
