"""The solo material."""

from orloj.engine.data.rows import Row
from orloj.games.unseen.components.minigames.horned import flame
from orloj.games.unseen.components.solo import WITCH, aims, boards, help_side, reward_tokens, solo_cards
from orloj.games.unseen.components.source import Data, block
from orloj.games.unseen.components.vocabulary import GUILDS, HOODS, VOCABULARY, show

GIVEN = {"boards": 4, "aims": 5, "cards": 8, "help_cards": 2, "reward_tokens": 5}
BY_WORKER = {"vodnik": {"far", "mill"}, "robot": {"crate", "ideas"}}


def check(data: Data) -> None:
    """Raise ComponentError for solo material that is not as the texts and the rulings have it."""
    _check_counts(data)
    levels = boards(data)
    row = block(data, "solo", "councilors")
    row.same(sorted(levels), [1, 2, 3, 4], "levels 1 to 4 (PU-SOLOSETUP-04)")
    row.require(all(b.track > 0 and b.aim_amount > 0 for b in levels.values()), "a track and an amount")
    _check_wild(data)
    _check_aims(data)
    for id, card in solo_cards(data).items():
        last = Row("solo", id, {})
        ends = [r.action for r in card.rows if r.action in ("draw", "pass")]
        last.require(
            len(ends) == 1 and card.rows[-1].action == ends[0], "the last row is pass or draw (PU-SOLOTURN-06)"
        )
    cards = solo_cards(data).values()
    block(data, "solo", "solo_cards").require(
        any(c.rows[-1].action == "pass" for c in cards), "not every card draws another one (PU-SOLOTURN-09)"
    )
    _check_help(data)


def _check_counts(data: Data) -> None:
    box = block(data, "solo", "solo_setup")
    listed = {
        "boards": len(boards(data)),
        "aims": len(aims(data)),
        "cards": len(solo_cards(data)),
        "help_cards": GIVEN["help_cards"],
        "reward_tokens": len(reward_tokens(data)),
    }
    for name, number in GIVEN.items():
        box.same(box.number(name), number, f"{name} (PU-SOLOSETUP-01)")
        box.same(listed[name], number, f"{name} in the data (PU-SOLOSETUP-01)")


def _check_wild(data: Data) -> None:
    row = block(data, "solo", "wild")
    row.same(row.number("guilds"), len(GUILDS), "as many wild Guild symbols as there are Guilds (PU-SOLORES-11)")
    row.same((row.number("mug"), row.number("upgrade")), (1, 1), "Rumors for a Mug and Upgrade card (PU-SOLOENTER-06)")
    tokens = block(data, "solo", "reward_tokens")
    gains = sorted(show(token.gain) for token in reward_tokens(data).values() if not token.aim)
    tokens.same(gains, ["bonus", "garnet", "influence"], "what tokens without an Aim give (PU-SOLOREWARD-02)")


def _check_aims(data: Data) -> None:
    row, cards = block(data, "solo", "aims"), aims(data).values()
    row.same(sorted(c.hood for c in cards), sorted((*HOODS, WITCH)), "an Aim card for each Neighborhood and the Witch")
    row.same([c.from_level for c in cards if c.hood == WITCH], [3], "the Witch from level 3 (PU-SOLOAIM-04)")
    row.require(all(c.from_level == 1 for c in cards if c.hood != WITCH), "the others at every level")
    for card in cards:
        unknown = set(card.symbols) - set(VOCABULARY.symbols)
        Row("solo", card.id, {}).require(not unknown, f"symbols of the notation, not {unknown}")
        Row("solo", card.id, {}).require(len(set(card.symbols)) == len(card.symbols), "a symbol once")


def _check_help(data: Data) -> None:
    bonuses = sorted(bonus.text for bonus in flame(data))
    for side in ("plain", "witch"):
        row, card = block(data, "solo", f"help_{side}"), help_side(data, side)
        row.same(sorted(card.flame), bonuses, "each Flame bonus has its rank (PU-SOLOPLACE-04)")
        for field, known in BY_WORKER.items():
            row.require(set(row.texts(field)) <= known, f"{field} is decided by {', '.join(sorted(known))}")
        row.require(all(r.action in ("bridge", "build") for r in card.bench), "the Bench card builds (PU-SOLOPASS-01)")
