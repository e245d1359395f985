"""Dataclasses to JSON and back."""

import json
from dataclasses import dataclass, field

import pytest

from orloj.engine.codec import Codec, encode
from orloj.engine.errors import Refused


@dataclass(slots=True)
class Box:
    names: list[str] = field(default_factory=list)
    inside: "dict[str, Box]" = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Step:
    path: tuple[tuple[str, int], ...] = ()
    last: bool = False
    then: "Step | None" = None


CODEC = Codec(Box, Step)


def test_mutable_parts_come_back_with_lists_and_frozen_effects_with_tuples() -> None:
    value = [Box(["a"], {"b": Box(["c"])}), Step((("a", 1), ("b", 2)), True, Step((("c", 3),)))]
    back = CODEC.decode(json.loads(json.dumps(encode(value))))
    assert back == value
    assert hash(back[1]) == hash(value[1])
    assert type(back[0].names) is list


def test_a_frozen_effect_inside_a_part_keeps_its_tuples() -> None:
    data = {"@": "Box", "names": [{"@": "Step", "path": [["a", 1]], "last": False, "then": None}], "inside": {}}
    assert CODEC.decode(data).names == [Step((("a", 1),))]


def test_plain_values_are_left_alone() -> None:
    for value in (None, True, 0, "x", {"a": [1, None]}):
        assert encode(value) == value
        assert CODEC.decode(value) == value


@pytest.mark.parametrize("value", [1.5, {1, 2}, b"x", object(), [Box, 1.5]])
def test_what_has_no_json_form_is_refused(value: object) -> None:
    with pytest.raises(TypeError):
        encode(value)


def test_an_unknown_class_is_a_bad_state() -> None:
    with pytest.raises(Refused, match="'Bomb'") as refusal:
        CODEC.decode([{"@": "Bomb"}])
    assert refusal.value.code == "bad-state"


@pytest.mark.parametrize("data", [{"@": "Box", "colour": 1}, {"@": "Step", "path": [], "lost": True}])
def test_a_field_that_the_class_lacks_is_a_bad_state(data: dict[str, object]) -> None:
    with pytest.raises(Refused) as refusal:
        CODEC.decode(data)
    assert refusal.value.code == "bad-state"


def test_two_classes_of_one_name_cannot_both_be_known() -> None:
    CODEC.register(Box)
    with pytest.raises(ValueError, match="two classes are called Box"):
        CODEC.register(type("Box", (), {}))
