"""Stored positions: the present form, older ones by named upgrades, and none from a future or unknown one."""

import pytest

from orloj.engine.codec import Codec, effects_of
from orloj.engine.errors import Refused
from orloj.engine.storing import Store
from orloj.games import GAMES
from tests.engine import coins

RULES = GAMES["unseen"]


def test_an_old_position_goes_through_every_upgrade_in_turn() -> None:
    seen: list[int] = []

    def second(data: dict[str, object]) -> dict[str, object]:
        seen.append(1)
        return data | {"format": 2}

    def third(data: dict[str, object]) -> dict[str, object]:
        seen.append(2)
        return data | {"format": 3}

    store = Store(
        lambda seats, options: pytest.fail("not reached"), (), Codec(*effects_of(coins)), 3, {1: second, 2: third}
    )
    assert store.upgraded({"format": 1, "players": []}) == {"format": 3, "players": []}
    assert seen == [1, 2]


@pytest.mark.parametrize("found", [0, 99])
def test_a_position_of_an_unknown_format_is_refused(found: int) -> None:
    game = RULES.new(2, {name: values[0] for name, values in RULES.options.items()})
    with pytest.raises(Refused) as refused:
        RULES.load(RULES.dump(game) | {"format": found})
    assert refused.value.code == "bad-state"
    assert str(found) in refused.value.detail
