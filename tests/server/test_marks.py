"""Ids and tokens go whole through commands and chats: a hyphen or an underscore in them would now and then be lost."""

import asyncio
from typing import Any

import pytest

from orloj.server.marks import new_id, new_token
from tests.server.house import House

pytestmark = pytest.mark.either_database


def test_a_mark_has_letters_and_digits_only_and_comes_once() -> None:
    marks = [make() for make in (new_id, new_token) for _ in range(1000)]
    assert all(mark.isascii() and mark.isalnum() for mark in marks)
    assert len(set(marks)) == len(marks)
    assert {len(mark) for mark in marks} == {12, 32}
    assert len(set("".join(marks))) == 62


async def test_what_is_given_to_people_is_made_of_them(house: House) -> None:
    """Three of each, as an alphabet with two letters more would let a single one pass now and then."""
    guests = await asyncio.gather(*(house.guest(f"Guest {number}") for number in range(3)))
    for guest in guests:
        made = await guest.post("/api/tables", game="toy", seats=2)
        program = await guest.post("/api/bots", name="Example")
        given: list[Any] = [guest.id, made["id"], made["invite"], program["id"], program["token"]]
        given.append((await guest.post(f"/api/tables/{made['id']}/invite"))["invite"])
        given.append((await guest.post("/api/session/link"))["token"])
        assert all(mark.isalnum() for mark in given), given
