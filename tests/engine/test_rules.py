"""Table options, completed and checked before a game is made."""

import pytest

from orloj.engine.errors import Refused
from orloj.engine.rules import checked_options
from tests.engine.coinrules import COINS


def test_what_is_left_out_gets_the_default() -> None:
    assert checked_options(COINS, 2, {}) == {"turns": "2", "deck": "full"}
    assert checked_options(COINS, 3, {"turns": "6"}) == {"turns": "6", "deck": "full"}


@pytest.mark.parametrize(
    ("seats", "options", "code", "said"),
    [
        (1, {}, "bad-seats", "Coins is for 2 to 3 players, not 1"),
        (4, {}, "bad-seats", "not 4"),
        (2, {"luck": "good"}, "bad-options", "no option 'luck'"),
        (2, {"turns": "3"}, "bad-options", "'turns' is one of 2, 6, not '3'"),
    ],
)
def test_what_is_not_on_offer_is_refused(seats: int, options: dict[str, str], code: str, said: str) -> None:
    with pytest.raises(Refused, match=said) as refusal:
        checked_options(COINS, seats, options)
    assert refusal.value.code == code
