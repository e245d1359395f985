"""The setup of a solo game (PU-SOLOSETUP, PU-SOLOAIM-04, PU-SOLOAIM-05)."""

from __future__ import annotations

from collections import Counter

import pytest

from orloj.engine.errors import Refused
from orloj.engine.game import legal, play
from orloj.engine.match import Match
from orloj.games.unseen.components.cards import BUILDINGS
from orloj.games.unseen.components.city import START_BONUS
from orloj.games.unseen.components.solo import AIMS, BOARDS, HELP, REWARD_TOKENS, SOLO_CARDS
from orloj.games.unseen.components.source import DATA, block
from orloj.games.unseen.components.vocabulary import GUILDS, HOODS, show
from orloj.games.unseen.state import COUNCILOR
from tests.unseen.dealing import deal, factions, holdings
from tests.unseen.solo.office import Office
from tests.unseen.table import RULES

ORDER = ("golem", "robot", "vodnik", "horned")
NO_WITCH = {"aim-vodnik", "aim-golem", "aim-horned", "aim-robot"}


def options(level: int = 1, witch: str = "no") -> dict[str, str]:
    """The options of a solo table."""
    return {"councilor": str(level), "witch-aim": witch}


def test_the_box_holds_the_solo_pieces() -> None:
    """PU-SOLOSETUP-01: 5 Aim cards, 8 Solo action cards, 2 Solo help cards, 5 Councilor Reward tokens."""
    assert (len(AIMS), len(SOLO_CARDS), len(REWARD_TOKENS)) == (5, 8, 5)
    assert block(DATA, "solo", "solo_setup").number("help_cards") == 2
    assert set(HELP) == {"plain", "witch"}  # the sides of both


def test_boards_have_four_levels() -> None:
    """PU-SOLOSETUP-04: levels 1 to 4."""
    assert sorted(BOARDS) == [1, 2, 3, 4]
    assert RULES.options["councilor"] == ("1", "2", "3", "4")


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_the_human_picks_any_level(level: int) -> None:
    """PU-SOLOSETUP-04: the board of that level is the Councilor's; it is on the other seat, and never asked."""
    game = deal(1, solo=options(level)).game
    assert (game.councilor.level, game.decider, game.seats) == (level, 0, 2)
    board = RULES.view(game, 0)["councilor"]
    assert (board["level"], board["seat"], board["track"]) == (level, COUNCILOR, BOARDS[level].track)


def test_the_lowest_level_is_what_a_table_has_by_default() -> None:
    """PU-SOLOSETUP-04: the lowest is recommended; PU-SOLOAIM-04: the Witch Aim card is not for a first play."""
    match, _ = Match.start(RULES, 1, {}, b"seed")
    assert match.game.options["councilor"] == "1"  # type: ignore[attr-defined]
    assert match.game.options["witch-aim"] == "no"  # type: ignore[attr-defined]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("wanted", [options(2), options(3, "yes"), options(1, "yes")])
def test_a_councilor_plays_against_one_person_alone(seats: int, wanted: dict[str, str]) -> None:
    """PU-SOLOSETUP-04: with several players there is none to choose a level for."""
    with pytest.raises(Refused) as caught:
        Match.start(RULES, seats, wanted, b"seed")
    assert (caught.value.code, caught.value.clause) == ("bad-options", "PU-SOLOSETUP-04")
    assert deal(seats).game.councilor.level == 0
    assert RULES.view(deal(seats).game, None)["councilor"] is None


@pytest.mark.parametrize("level", [1, 2])
def test_the_witch_aim_card_is_refused_at_low_levels(level: int) -> None:
    """PU-SOLOAIM-04: legal only at level 3 or 4."""
    with pytest.raises(Refused) as caught:
        Match.start(RULES, 1, options(level, "yes"), b"seed")
    assert (caught.value.code, caught.value.clause) == ("bad-options", "PU-SOLOAIM-04")


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_four_aim_cards_are_shuffled_without_the_witch(level: int) -> None:
    """PU-SOLOAIM-04, PU-SOLOAIM-05 by SO35: she is set aside before shuffling unless the table asks for her."""
    first, second = deal(1, solo=options(level)).of("aim")
    assert first == dict.fromkeys(NO_WITCH, 1)
    assert len(second) == 3


@pytest.mark.parametrize("level", [3, 4])
def test_the_witch_is_one_of_five_where_she_is_wanted(level: int) -> None:
    """PU-SOLOAIM-05 by SO35: an option at levels 3 and 4."""
    first, second = deal(1, solo=options(level, "yes")).of("aim")
    assert first == dict.fromkeys({*NO_WITCH, "aim-witch"}, 1)
    assert len(second) == 4


def test_two_different_aim_cards_lie_at_a_and_b() -> None:
    """PU-SOLOSETUP-07: one to slot A, one to slot B; what is not dealt has left the game, and both stay."""
    drawn = deal(1, fate=["aim:aim-horned"], solo=options())
    assert drawn.game.councilor.aims == {"a": "aim-horned", "b": "aim-golem"}
    assert "aim-horned" not in drawn.of("aim")[1]
    office = Office()
    office.act("morning-rounds").act("first-stone")
    assert office.game.councilor.aims == {"a": "aim-vodnik", "b": "aim-golem"}


def test_solo_starts_from_the_setup_of_two() -> None:
    """PU-SOLOSETUP-05 (SO2): the 1-2 side, two places of three Price tokens, virtual Gargoyles on 3, 2, 2, 1."""
    game = deal(1, fate=factions(*ORDER), solo=options()).game
    assert all(sorted(part.places) == [f"{hood}-left", f"{hood}-right"] for hood, part in game.hoods.items())
    assert {place.left for part in game.hoods.values() for place in part.places.values()} == {3}
    assert {int(site.split(":")[0][-1]) for site in game.city.spaces} == {1, 3}
    assert [game.hoods[hood].virtual for hood in ORDER] == [3, 2, 2, 1]


def test_the_virtual_player_stands_beside_the_councilor_and_scores_nothing() -> None:
    """PU-SOLOSETUP-05 (SO2, SO44): a third party on the tracks: virtual 3, Councilor 2, human 1 for 4/2."""
    office = Office().popular("golem").hand("robot").can().last_human_turn()
    for hood in HOODS:
        office.hood(hood).influence[:], office.hood(hood).virtual = [0, 0], 0
    office.hood("golem").influence[:], office.hood("golem").virtual = [1, 2], 3
    office.act("morning-rounds")
    assert [office.player(seat).era_vp for seat in (0, COUNCILOR)] == [[0], [2]]
    assert office.game.seats == 2


def test_five_reward_tokens_lie_hidden_and_the_rumor_marker_at_0() -> None:
    """PU-SOLOSETUP-06: any of the five may be on top."""
    game = deal(1, solo=options()).game
    assert game.councilor.tokens.weights() == dict.fromkeys(REWARD_TOKENS, 1)
    assert game.councilor.spent == []
    starting = deal(1, fate=[*factions(*ORDER), "aim:aim-golem"], solo=options()).game
    assert starting.players[COUNCILOR].stock["rumor"] == 0  # the first row's starting Reward has no Rumor


def test_eight_solo_action_cards_form_one_shuffled_deck() -> None:
    """PU-SOLOSETUP-08: any of the eight may be on top; no card is discarded."""
    game = deal(1, solo=options()).game
    assert game.councilor.deck.weights() == dict.fromkeys(SOLO_CARDS, 1)
    assert (game.councilor.discard, game.councilor.card) == ([], "")


@pytest.mark.parametrize(("a", "side"), [("witch", "witch"), ("robot", "plain")])
def test_the_help_cards_show_the_witch_only_when_she_is_at_a(a: str, side: str) -> None:
    """PU-SOLOSETUP-09: dealt to B she does not turn them; the more specific of two sentences (PU-SOLOAIM-06)."""
    office = Office(level=3, a=a, b="witch" if a != "witch" else "robot")
    assert RULES.view(office.game, 0)["councilor"]["help"] == side


@pytest.mark.parametrize("pair", [(one, two) for one in GUILDS for two in GUILDS if one < two])
def test_no_bridge_tile_of_the_councilor_names_a_guild(pair: tuple[str, str]) -> None:
    """PU-SOLOSETUP-10: Guild side down, so any two symbols will do for the top tile."""
    office = Office().can("bridge")
    office.it.guilds = list(pair)
    office.act("toll-gate")
    assert (len(office.it.bridges), office.it.guilds) == (1, [])


@pytest.mark.parametrize("a", HOODS)
def test_the_councilor_sets_up_before_the_human_at_the_neighborhood_of_a(a: str) -> None:
    """PU-SOLOSETUP-11: 1 Influence there and that row's starting Reward; then the human's choice (SO3)."""
    game = deal(1, fate=[*factions(*ORDER), f"aim:aim-{a}"], solo=options()).game
    assert [game.hoods[hood].influence for hood in HOODS] == [[0, int(hood == a)] for hood in HOODS]
    reward = {"golem": (2, 0), "robot": (2, 1), "vodnik": (3, 0), "horned": (5, 2)}[a]
    assert show(START_BONUS[ORDER.index(a)]).startswith(f"home {reward[0]}")
    assert holdings(game.players[COUNCILOR]) == {name: n for name, n in zip(("any", "rumor"), reward, strict=True) if n}
    assert (game.decider, game.stack[-1].ask) == (0, "start")
    assert list(legal(game)) == [f"hood:{hood}" for hood in HOODS if hood != a]


def test_the_human_has_the_first_turn_of_the_game() -> None:
    """PU-SOLOSETUP-11, PU-SOLOSETUP-13 (SO1): no draw decides it."""
    drawn = deal(1, solo=options())
    assert drawn.of("seat") == []
    office = Office()
    assert [entry["seat"] for entry in office.log("turn")] == [0]
    assert (office.game.turn.first, office.game.decider) == (0, 0)


@pytest.mark.parametrize("first", [0, COUNCILOR])
def test_later_eras_begin_with_the_first_player_token(first: int) -> None:
    """PU-SOLOSETUP-13 by SO1: who is first on the Bench begins the next Era, the Councilor as well."""
    office = Office().can()
    if first == COUNCILOR:
        office.act("morning-rounds").do("bench", "bench:robot", "basic:fish", "end-turn")
    else:
        office.last_human_turn().act("morning-rounds")
    assert (office.game.turn.era, office.game.turn.first) == (2, first)
    of_the_era = office.game.log[office.kinds().index("era") :]
    began = [entry["seat"] for entry in of_the_era if entry["k"] == "turn"]
    assert began == ([0] if first == 0 else [COUNCILOR, 0])


def test_a_random_level_0_building_lies_where_its_influence_is() -> None:
    """PU-SOLOSETUP-12."""
    drawn = deal(1, fate=["aim:aim-horned", "building:charles-square"], solo=options())
    (starters,) = [draw for draw in drawn.of("building") if all(not BUILDINGS[card].level for card in draw)]
    assert Counter(starters) == Counter(card.id for card in BUILDINGS.values() if card.level == 0)
    cards = [(hood, place.cards) for hood, part in drawn.game.hoods.items() for place in part.places.values()]
    assert [(hood, found) for hood, found in cards if found] == [("horned", ["charles-square"])]


def test_the_neighborhood_of_the_witch_aim_card_is_where_she_stands() -> None:
    """PU-SOLOSETUP-14: it counts as that of A; she begins in the lowest row of the Popularity track."""
    drawn = deal(1, fate=[*factions(*ORDER), "aim:aim-witch"], solo=options(3, "yes"))
    assert drawn.game.hoods["horned"].influence == [0, 1]
    office = Office(level=3, a="witch", b="robot").can("build").witch("golem")
    office.act("first-stone")
    assert office.rows() == [("build", "golem")]


def test_the_first_human_choice_leads_to_the_first_human_turn() -> None:
    """PU-SOLOSETUP-11: nothing of the Councilor's comes between."""
    game = deal(1, fate=["aim:aim-robot"], solo=options()).game
    play(game, "hood:golem")
    while game.decider == -1:
        play(game, next(iter(legal(game))))
    assert (game.decider, game.stack[-1].ask, game.turn.seat) == (0, "turn", 0)
    assert game.councilor.card == ""
