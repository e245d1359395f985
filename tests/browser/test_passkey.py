"""A passkey in a real browser: made with the browser's own key, it lets one in where nobody is known yet."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Arrive
from tests.cli.service import Service

KEY = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
    "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip
# The page's own parts: what asks the browser, and what asks the service.
PARTS = """
  const { account } = await import("/js/net/account-api.js");
  const { makePasskey, usePasskey } = await import("/js/passkeys.js");
"""
MAKE = """
  const credential = await makePasskey(await account.passkeyOptions());
  return await account.keepPasskey(credential, "This browser");
"""
SAY_NAME = """
  { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ name: "Jana" }) }
"""
ENTER = "return await account.passkeyEnter(await usePasskey(await account.askPasskey()));"


@pytest.fixture
def page(arrive: Arrive, house: Service) -> Iterator[Page]:
    """A page in a browser with a key of its own, at an address for which browsers make passkeys."""
    person = arrive("Jana", url=house.url.replace("127.0.0.1", "localhost"))
    line = person.context.new_cdp_session(person.page)
    line.send("WebAuthn.enable")
    line.send("WebAuthn.addVirtualAuthenticator", {"options": KEY})
    person.page.goto("/")
    yield person.page
    line.detach()


def test_a_passkey_is_made_and_lets_one_in(page: Page) -> None:
    def run(steps: str) -> dict[str, Any]:
        return dict(page.evaluate(f"async () => {{ {PARTS} {steps} }}") or {})

    assert run("return await account.ways();") == {"mail": False, "passkeys": True}
    here = run(f'await fetch("/api/session", {SAY_NAME}); return await account.session();')
    assert run(MAKE)["name"] == "This browser"
    run("await account.signOut();")
    assert run('return { status: (await fetch("/api/session")).status };') == {"status": 401}
    came = run(ENTER)
    assert came["person"] == here["person"]
    assert (came["passkeys"], came["login"] != here["login"]) == (1, True)
    assert run(ENTER)["login"] == came["login"], "who is in stays in"
