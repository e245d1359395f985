"""Councilor Reward tokens (PU-SOLOREWARD)."""

from __future__ import annotations

import pytest

from orloj.games.unseen.components.solo import BOARDS, REWARD_TOKENS
from orloj.games.unseen.components.vocabulary import HOODS, show
from orloj.games.unseen.state import COUNCILOR
from tests.unseen.solo.office import Office

UPGRADE = "upgrade here"
"""What earns a Reward token at once (PU-SOLORES-13)."""
MOVES = {"vodnik": ("boat", 2), "golem": ("golem", 2), "robot": ("idea", 2)}


def earn(office: Office, *tokens: str) -> Office:
    """The Councilor earns a token; those flipped are given in order, without "reward-"."""
    return office.gains(UPGRADE, "golem", fate=[f"reward:reward-{token}" for token in tokens])


def flipped(office: Office) -> list[str]:
    """The tokens flipped, without "reward-"."""
    return [entry["what"].removeprefix("reward-") for entry in office.log("solo-token")]


def test_a_full_track_a_milestone_and_an_upgrade_card_each_earn_a_token() -> None:
    """PU-SOLOREWARD-01: the top one is flipped and gained at once."""
    office = Office()
    office.holds(rumor=office.track - 1)
    assert flipped(office.gains("rumor 1", fate=["reward:reward-garnet"])) == ["garnet"]
    office = Office()
    office.it.idea = 7
    assert flipped(office.gains("idea 1", fate=["reward:reward-garnet"])) == ["garnet"]
    assert flipped(earn(Office(), "garnet")) == ["garnet"]
    assert earn(Office(), "garnet").it.stock["garnet"] == 1


def test_there_are_four_kinds_of_reward() -> None:
    """PU-SOLOREWARD-02: a Garnet, an End Game Scoring bonus, Influence where it is most Popular, an Aim card's."""
    kinds = {f"aim {token.aim}" if token.aim else show(token.gain) for token in REWARD_TOKENS.values()}
    assert kinds == {"garnet", "bonus", "influence", "aim a", "aim b"}


def test_a_token_of_influence_advances_where_popularity_is_highest() -> None:
    """PU-SOLOREWARD-02."""
    office = Office().popular("horned")
    office.hood("horned").influence[COUNCILOR] = 0
    earn(office, "influence")
    assert office.log("influence") == [{"k": "influence", "seat": COUNCILOR, "hood": "horned", "to": 1}]


def test_a_token_of_a_bonus_claims_one() -> None:
    """PU-SOLOREWARD-02."""
    assert earn(Office(), "bonus").it.bonuses == {"vodnik": 1}


@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("slot", ["a", "b"])
@pytest.mark.parametrize("hood", MOVES)
def test_an_aim_reward_is_that_of_the_card_at_the_slot_by_the_level(hood: str, slot: str, level: int) -> None:
    """PU-SOLOREWARD-03: the amount is that of the level's column, here on the Councilor's board."""
    a, b = (hood, "horned") if slot == "a" else ("horned", hood)
    office = Office(level, a=a, b=b)
    office.game.edit_market().golem = 0
    kind, steps = MOVES[hood]
    earn(office, f"aim-{slot}")
    amount = BOARDS[level].aim_amount
    if kind == "golem":
        assert len(office.log("golem")) >= steps * amount
    else:
        assert office.log(kind)[0]["to"] == steps
        assert len(office.log(kind)) >= amount


def test_a_gained_token_is_discarded() -> None:
    """PU-SOLOREWARD-04."""
    office = earn(Office(), "garnet")
    assert office.game.councilor.spent == ["reward-garnet"]
    assert sorted(office.game.councilor.tokens.weights()) == sorted(set(REWARD_TOKENS) - {"reward-garnet"})
    assert (office.game.councilor.token, office.game.councilor.due) == ("", 0)


def test_no_token_comes_twice_before_the_stack_is_empty() -> None:
    """PU-SOLOREWARD-04 (SO27): then all are shuffled anew."""
    office, found = Office(), []
    for _ in range(2 * len(REWARD_TOKENS)):
        office.it.display = [[] for _ in office.it.display]
        for hood in HOODS:
            office.hood(hood).influence[COUNCILOR] = 0
        found += flipped(earn(office))
        if len(found) >= 10:
            break
    assert len(found) >= 10
    assert len(set(found[:5])) == len(set(found[5:10])) == 5


def chained() -> Office:
    """Influence leads to a space that gives an Upgrade card, so that a token earns another one."""
    office = Office().popular("robot")
    office.hood("robot").influence[COUNCILOR] = 1
    return office


def test_a_token_earned_by_a_token_is_flipped_after_it() -> None:
    """PU-SOLOREWARD-01 by SO41: the Reward in hand is finished first, its token put away, then the next flipped."""
    office = earn(chained(), "influence", "garnet")
    assert office.kinds() == ["solo-token", "solo-choice", "influence", "solo-token", "gain"]
    assert flipped(office) == ["influence", "garnet"]
    assert office.game.councilor.spent == ["reward-influence", "reward-garnet"]


def test_the_rest_of_a_reward_comes_before_the_token_it_earned() -> None:
    """SO41 (PU-SOLOREWARD-01): an Aim Reward of several moves, the first of which fills the Idea track."""
    office = Office(4, a="robot", b="golem")
    office.it.idea = 7
    earn(office, "aim-a", "garnet")
    amount = BOARDS[4].aim_amount
    kinds = office.kinds()
    assert kinds.index("gain") > max(i for i, kind in enumerate(kinds) if kind == "idea")
    assert office.it.idea == (7 + 2 * amount) % 8
    assert flipped(office) == ["aim-a", "garnet"]


def test_several_tokens_earned_by_one_are_flipped_one_after_the_other() -> None:
    """SO41 (PU-SOLOREWARD-01): none is forgotten; each is finished before the next."""
    office = chained()
    office.it.idea = 7
    part = office.game.edit_councilor()
    part.token, part.due = "", 0
    office.gains(
        "idea 1, upgrade here", "golem", fate=["reward:reward-influence", "reward:reward-garnet", "reward:reward-bonus"]
    )
    assert flipped(office) == ["influence", "garnet", "bonus"]
    assert (office.game.councilor.token, office.game.councilor.due) == ("", 0)


def test_a_track_filled_by_a_token_goes_back_to_0_and_its_token_follows() -> None:
    """SO41 with PU-SOLORES-08: the marker does not wait for the end of the chain."""
    office = Office(1, a="vodnik", b="golem").popular("horned")
    office.hood("horned").influence[COUNCILOR] = 2
    office.hood("horned").witch_tokens["1"] = "witch-1-mug"
    office.holds(rumor=office.track - 1)
    earn(office, "influence", "garnet")
    assert flipped(office) == ["influence", "garnet"]
    assert (office.it.stock["rumor"], len(office.log("solo-track"))) == (0, 1)


def test_a_token_earned_with_the_stack_empty_is_flipped_from_all_that_are_put_away() -> None:
    """PU-SOLOREWARD-05 by SO27 and SO41: the token in hand is discarded only after its Reward, and the next flip comes
    after that, so it is shuffled in with the other four."""
    office = chained()
    part = office.game.edit_councilor()
    part.spent = [token for token in REWARD_TOKENS if token != "reward-influence"]
    part.tokens.unseen = {"reward-influence": 1}
    earn(office, "influence", "garnet")
    assert office.game.councilor.spent == ["reward-garnet"]
    assert sorted(office.game.councilor.tokens.weights()) == sorted(set(REWARD_TOKENS) - {"reward-garnet"})


def test_a_token_in_hand_is_in_no_pile() -> None:
    """PU-SOLOREWARD-05: while its Reward is gained it is neither in the stack nor among the discards."""
    office = Office()
    seen: list[tuple[str, bool]] = []
    office.game.frames = []
    earn(office, "influence")
    for frame in office.game.frames:
        part = frame.game.councilor  # type: ignore[attr-defined]
        if part.token:
            seen.append((part.token, part.token in part.spent or part.token in part.tokens.unseen))
    assert ("reward-influence", False) in seen
    assert not any(twice for _, twice in seen)
