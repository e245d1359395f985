"""Coming back by a personal link and by e-mail."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import select, update

from orloj.server.accounts.mails import MOST
from orloj.server.db.tables import metadata, person
from orloj.server.wire import Present, now
from tests.server.house import Guest, House, running
from tests.server.post import ORIGIN, Post, post_office

pytestmark = pytest.mark.either_database


@pytest.fixture
async def post() -> AsyncIterator[Post]:
    """A mail server."""
    async with post_office() as post:
        yield post


@pytest.fixture
async def mailing(database_url: str, tmp_path: Path, post: Post) -> AsyncIterator[House]:
    """A server that sends its mail there."""
    async with running(database_url, tmp_path, **post.settings) as house:
        yield house


async def ticket(post: Post, number: int = 1) -> str:
    """The ticket in a letter's link."""
    link = await post.link(number)
    assert link.startswith(f"{ORIGIN}/enter#mail=")
    return link.rpartition("=")[2]


async def proved(house: House, post: Post, email: str = "jana@example.org") -> Guest:
    """Somebody with a proved address."""
    guest = await house.guest("Jana")
    await guest.post("/api/session/mail", email=email)
    answer = await guest.post("/api/session/mail/enter", ticket=await ticket(post, len(post.letters) + 1))
    assert answer["email"] == email
    return guest


async def test_a_personal_link_works_again_and_again_until_there_is_a_new_one(house: House) -> None:
    guest = await house.guest("Jana")
    assert not (await guest.get("/api/session"))["has_link"]
    first = (await guest.post("/api/session/link"))["token"]
    assert (await guest.get("/api/session"))["has_link"]
    for _ in range(2):
        phone = await house.guest(None)
        came = await phone.post("/api/session/enter", token=first)
        assert came["person"] == {"id": guest.id, "name": "Jana"}
    second = (await guest.post("/api/session/link"))["token"]
    await (await house.guest(None)).refused("/api/session/enter", 404, "bad-link", token=first)
    await (await house.guest(None)).post("/api/session/enter", token=second)
    assert (await phone.get("/api/session"))["person"]["id"] == guest.id, "who is in stays in"


async def test_ones_own_link_on_ones_own_device_makes_no_further_login(house: House) -> None:
    guest = await house.guest("Jana")
    token = (await guest.post("/api/session/link"))["token"]
    before = await guest.get("/api/session")
    assert (await guest.post("/api/session/enter", token=token))["login"] == before["login"]
    assert len((await guest.get("/api/session/logins"))["logins"]) == 1


async def test_who_comes_in_as_another_leaves_the_first_ones_pages(house: House) -> None:
    table = await house.table()
    jana, other = await house.guest("Jana"), table.guests[0]
    token = (await jana.post("/api/session/link"))["token"]
    page = await other.open(table)
    await page.until("presence")
    assert (await other.post("/api/session/enter", token=token))["person"]["id"] == jana.id
    assert await page.closed() == 4401
    assert (await other.get(table.path, 404))["code"] == "unknown-table"


@pytest.mark.parametrize("token", ["", "guess", "\0", "\ud83d", "x" * 200])
async def test_a_guessed_link_is_nothing(house: House, token: str) -> None:
    guest = await house.guest("Jana")
    answer = await guest.client.post("/api/session/enter", content=_body("token", token), headers=JSON)
    assert answer.status_code in (400, 404, 422)
    assert (await guest.get("/api/session"))["person"]["id"] == guest.id


async def test_an_address_is_proved_and_lets_one_in_elsewhere(mailing: House, post: Post) -> None:
    guest = await proved(mailing, post, "jana@example.org")
    phone = await mailing.guest(None)
    assert await phone.post("/api/session/mail", email=" Jana@EXAMPLE.org".strip()) == {}
    came = await phone.post("/api/session/mail/enter", ticket=await ticket(post, 2))
    assert (came["person"]["id"], came["email"]) == (guest.id, "jana@example.org")
    letter = await post.letter(2)
    assert (letter["To"], "Jana" in letter.get_content()) == ("jana@example.org", True)


async def test_a_link_by_mail_works_once(mailing: House, post: Post) -> None:
    """Known fault M7; also for several who come at the same moment."""
    await proved(mailing, post)
    phones = [await mailing.guest(None) for _ in range(4)]
    await phones[0].post("/api/session/mail", email="jana@example.org")
    text = await ticket(post, 2)
    answers = await asyncio.gather(
        *(phone.client.post("/api/session/mail/enter", json={"ticket": text}) for phone in phones)
    )
    assert sorted(answer.status_code for answer in answers) == [200, 404, 404, 404]
    await phones[1].refused("/api/session/mail/enter", 404, "bad-link", ticket=text)


async def test_a_link_by_mail_expires(mailing: House, post: Post, monkeypatch: pytest.MonkeyPatch) -> None:
    await proved(mailing, post)
    phone = await mailing.guest(None)
    await phone.post("/api/session/mail", email="jana@example.org")
    text = await ticket(post, 2)
    monkeypatch.setattr(Present, "ahead", timedelta(minutes=31))
    await phone.refused("/api/session/mail/enter", 404, "bad-link", ticket=text)


async def test_nothing_tells_whether_an_address_is_known(mailing: House, post: Post) -> None:
    await proved(mailing, post)
    stranger = await mailing.guest(None)
    answers = [
        await stranger.client.post("/api/session/mail", json={"email": email})
        for email in ("nobody@example.org", "jana@example.org")
    ]
    assert [(answer.status_code, answer.content) for answer in answers] == [(202, b"{}")] * 2
    assert (await post.letter(2))["To"] == "jana@example.org"
    await asyncio.sleep(0.05)
    assert len(post.letters) == 2, "nobody's box gets letters from strangers"


async def test_who_asks_with_anothers_address_gets_nothing_of_it(mailing: House, post: Post) -> None:
    """The owner of the box comes in as who he is; the asker stays without an address."""
    jana, eva = await proved(mailing, post), await mailing.guest("Eva")
    await eva.post("/api/session/mail", email="jana@example.org")
    phone = await mailing.guest(None)
    assert (await phone.post("/api/session/mail/enter", ticket=await ticket(post, 2)))["person"]["id"] == jana.id
    assert (await eva.get("/api/session"))["email"] is None


async def test_nobody_is_made_another_by_a_link_that_somebody_else_has_asked_for(mailing: House, post: Post) -> None:
    sly, jana = await mailing.guest("Sly"), await mailing.guest("Jana")
    await sly.post("/api/session/mail", email="jana@example.org")
    came = await jana.post("/api/session/mail/enter", ticket=await ticket(post))
    assert came["person"]["id"] == jana.id


async def test_a_proof_on_a_device_where_nobody_is_in_lets_one_in(mailing: House, post: Post) -> None:
    guest, phone = await mailing.guest("Jana"), await mailing.guest(None)
    await guest.post("/api/session/mail", email="jana@example.org")
    assert (await phone.post("/api/session/mail/enter", ticket=await ticket(post)))["person"]["id"] == guest.id
    assert (await guest.get("/api/session"))["email"] == "jana@example.org"


async def test_two_who_prove_one_address_at_once_do_not_both_have_it(mailing: House, post: Post) -> None:
    guests = [await mailing.guest("Jana"), await mailing.guest("Eva")]
    tickets = []
    for number, guest in enumerate(guests, 1):
        await guest.post("/api/session/mail", email="one@example.org")
        tickets.append(await ticket(post, number))
    pairs = zip(guests, tickets, strict=True)
    sent = (guest.client.post("/api/session/mail/enter", json={"ticket": text}) for guest, text in pairs)
    answers = await asyncio.gather(*sent)
    assert [answer.status_code for answer in answers] == [200, 200]
    assert len({answer.json()["person"]["id"] for answer in answers}) == 1
    assert {answer.json()["email"] for answer in answers} == {"one@example.org"}


async def test_an_address_is_given_up(mailing: House, post: Post) -> None:
    guest = await proved(mailing, post)
    phone = await mailing.guest(None)
    await phone.post("/api/session/mail", email="jana@example.org")
    text = await ticket(post, 2)
    assert (await guest.client.delete("/api/session/email")).status_code == 204
    assert (await guest.get("/api/session"))["email"] is None
    await phone.refused("/api/session/mail/enter", 404, "bad-link", ticket=text)


async def test_nobodys_box_is_filled(mailing: House, post: Post) -> None:
    await proved(mailing, post)
    for _ in range(MOST + 3):
        await (await mailing.guest(None)).post("/api/session/mail", email="jana@example.org")
    sly = await mailing.guest("Sly")
    boxes = (f"box{number}@example.org" for number in range(MOST + 3))
    await asyncio.gather(*(sly.post("/api/session/mail", email=email) for email in boxes))
    await post.letter(1 + 2 * MOST)
    await asyncio.sleep(0.1)
    assert len(post.letters) == 1 + 2 * MOST


@pytest.mark.parametrize(
    "email", ["", "jana", "jana@", "@example.org", "a@b@c.org", "a b@example.org", "x" * 310 + "@e.org"]
)
async def test_what_is_no_address_is_refused(mailing: House, post: Post, email: str) -> None:
    guest = await mailing.guest("Jana")
    await guest.refused("/api/session/mail", 422, "bad-email", email=email)
    for sly in ("jana@example.org\r\nBcc: eva@example.org", "jana@example.org\0"):
        await guest.refused("/api/session/mail", 422, "bad-email", email=sly)
    assert not post.letters


async def test_without_a_mail_server_there_is_no_way_by_mail(house: House) -> None:
    guest = await house.guest("Jana")
    assert await guest.get("/api/session/ways") == {"mail": False, "passkeys": False}
    await guest.refused("/api/session/mail", 409, "no-mail", email="jana@example.org")


async def test_a_mail_server_that_refuses_is_no_fault_for_others(
    mailing: House, post: Post, caplog: pytest.LogCaptureFixture
) -> None:
    post.refusal = "550 no such box"
    guest = await mailing.guest("Jana")
    await guest.post("/api/session/mail", email="jana@example.org")
    await post.refused.wait()
    post.refusal = ""
    await guest.post("/api/session/mail", email="jana@example.org")
    await guest.post("/api/session/mail/enter", ticket=await ticket(post))


async def test_no_link_can_be_read_in_the_database_or_the_log(
    mailing: House, post: Post, caplog: pytest.LogCaptureFixture
) -> None:
    """Known fault M7."""
    caplog.set_level("DEBUG", "orloj")
    guest = await proved(mailing, post)
    await guest.post("/api/session/mail", email="jana@example.org")
    text = await ticket(post, 2)
    async with mailing.parts.database.read() as connection:
        stored = "".join([str((await connection.execute(select(part))).all()) for part in metadata.sorted_tables])
    assert "jana@example.org" in stored
    assert text not in stored
    assert text not in caplog.text


async def test_a_banned_person_does_not_come_in_by_mail(mailing: House, post: Post) -> None:
    guest = await proved(mailing, post)
    phone = await mailing.guest(None)
    await phone.post("/api/session/mail", email="jana@example.org")
    async with mailing.parts.database.write() as connection:
        await connection.execute(update(person).where(person.c.id == guest.id).values(banned=now()))
    await phone.refused("/api/session/mail/enter", 403, "banned", ticket=await ticket(post, 2))


async def test_programs_and_companions_have_no_ways_of_their_own(house: House) -> None:
    owner = await house.guest("Olga")
    robot = await house.guest(None)
    token = (await owner.post("/api/bots", name="Robot"))["token"]
    robot.client.headers["Authorization"] = f"Bearer {token}"
    made = await owner.post("/api/tables", game="toy", seats=2)
    shown = await owner.post(f"/api/tables/{made['id']}/seats/1", action="companion", name="Dad")
    dad = shown["seats"][1]["person"]["id"]
    for method, path, body in (
        ("POST", "link", {}),
        ("POST", "enter", {"token": "x"}),
        ("POST", "mail", {"email": "a@example.org"}),
        ("POST", "mail/enter", {"ticket": "x"}),
        ("POST", "passkeys/options", {}),
        ("POST", "passkeys", {"credential": {}, "name": "x"}),
        ("POST", "passkeys/enter", {"credential": {}}),
        ("GET", "passkeys", None),
        ("GET", "logins", None),
        ("DELETE", "logins", None),
        ("DELETE", "email", None),
        ("DELETE", "person", None),
        ("DELETE", "", None),
    ):
        address = f"/api/session/{path}".rstrip("/")
        answer = await robot.client.request(method, address, json=body)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-for-bots"), path
        answer = await owner.client.request(method, f"{address}?as={dad}", json=body)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-for-companions"), path
    assert (await owner.get("/api/session"))["person"]["name"] == "Olga"


JSON = {"content-type": "application/json"}


def _body(name: str, text: str) -> bytes:
    units = text.encode("utf-16-be", "surrogatepass")
    escaped = "".join(f"\\u{units[i]:02x}{units[i + 1]:02x}" for i in range(0, len(units), 2))
    return f'{{"{name}": "{escaped}"}}'.encode()
