"""What happened, as data: the kinds of log entry, and what of them a viewer may read.

Every entry has `k` (its kind) and `seat` (whose doing it was, -1 for nobody's). Words are found by the page.

| kind | details |
|---|---|
| turn | the seat's turn begins |
| undo | steps |
| first | the seat drew the First Player token |
| start, starter | hood: the starting Neighborhood; what (Building), place |
| gain | what (a good), n gained, lost beyond the Rumor maximum |
| pay | way: good -> n |
| give-up | what: a Guild, Mug or Upgrade card paid as a cost |
| points | n Victory Points at once, source |
| guild | what: marked |
| upgrade | what: an Upgrade card that does something |
| take-upgrade | what: a card kept |
| mug, mug-draw | what: played; drawn (`what` for its owner alone) |
| counts-as | worker: what the Worker used this turn counts as |
| place, move | worker, hood (and counts_as when placed) |
| enter | worker, what (Building), place, counts_as |
| activate | what (Building), place |
| witch, witch-token | to; what, hood |
| golem, jump | space |
| spin | flame: quarter turns since the start |
| item, refill | what: taken from, come into the Cauldron |
| display, repair, repair-draw | what, and row and column in the Display Case |
| clock, idea | to and bulbs; to |
| crate, turn-back | what; n |
| boat, river-end, mill | to; vp; what, to |
| milestone, bonus | hood, what; hood, position |
| influence | hood, to (7 is the crown) |
| build, offer, laid | what, place, price; what; worker, hood |
| bridge, joined | site, hood, vp; hoods |
| bench | worker, top |
| era-points, era-end, era | hood, n; era, points by seat; era, popularity |
| solo-aim | what (Aim card), slot |
| solo-card | what: the Solo action card flipped |
| solo-row | row, action, where (location code), bench (on the Bench help card); tried: [hood, why not]; hood or null |
| solo-choice | ask, pick, why: the priority that decided; for "aim" also slot and symbol |
| solo-token, solo-track | what: the Reward token flipped; the Rumor marker is back at 0 |
| final, over | points by category; winners |
"""

from __future__ import annotations

from orloj.engine.game import Entry


def log_for(entry: Entry, viewer: int | None) -> Entry:
    """The entry with its private details for the seat they belong to, without them for all others."""
    if "private" not in entry:
        return entry
    public = {key: value for key, value in entry.items() if key != "private"}
    return public | entry["private"] if entry["seat"] == viewer else public
