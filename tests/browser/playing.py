"""Playing on through the pages: everybody moves when asked, and all boards show the same after each step."""

from collections.abc import Callable, Sequence

from tests.browser.board import Look, place_of
from tests.browser.hand import Hand
from tests.browser.person import Person

LONGEST = 900  # choices of a game; more mean that it does not end


def over(seen: Look) -> bool:
    """The game has ended."""
    return seen["over"]


def play(hands: Sequence[Hand], until: Callable[[Look], bool], *, version: int = 0) -> tuple[Hand, Look]:
    """Everybody moves when asked, until somebody sees what is wanted; who that is, and what they see."""
    people = [hand.person for hand in hands]
    for _ in range(LONGEST):
        seen = [person.board.look(version) for person in people]
        version = seen[0]["version"]
        assert {look["version"] for look in seen} == {version}
        agree(people)
        lit = [
            person.name
            for person, look in zip(people, seen, strict=True)
            if look["stray"] or (look["lit"] and not look["asked"])
        ]
        assert not lit, f"pieces are lit for {lit} who cannot press them"
        for hand, look in zip(hands, seen, strict=True):
            if until(look):
                return hand, look
        hand, look = asked(hands, seen)
        offers(hand.person, look)
        hand.move(look)
        version += 1
    raise AssertionError(f"not reached after {LONGEST} choices")


def asked(hands: Sequence[Hand], seen: Sequence[Look]) -> tuple[Hand, Look]:
    """Whose move it is: nobody else's board asks."""
    movers = [(hand, look) for hand, look in zip(hands, seen, strict=True) if look["asked"]]
    assert len(movers) == 1, f"{len(movers)} people are asked"
    return movers[0]


def offers(person: Person, seen: Look) -> None:
    """What is offered is what the service asks, neither more nor less, and each lit piece can be pressed.

    A hex is offered once a place, in one of its turns. A phone shows the list and the pieces on several pages, which
    scroll.
    """
    if not person.device.touch:
        assert not seen["covered"], seen["covered"]
        table = person.page.url.rsplit("/", 1)[1]
        choices = person.told("GET", f"/api/tables/{table}/state")["decision"]["choices"]
        offered = seen["listed"] + ["end-turn"] * seen["can_end"]
        assert sorted(map(place_of, offered)) == sorted({place_of(choice) for choice in choices})


def agree(people: Sequence[Person]) -> None:
    """The pieces on the common board are the same for all at a wide window; a phone shows them on many pages."""
    wide = [person.board.pieces(person.name) for person in people if not person.device.touch]
    for other in wide[1:]:
        different = set(wide[0]) ^ set(other)
        assert not different, different
