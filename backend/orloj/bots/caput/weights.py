"""What the bots believe about Praga Caput Regni, in points: every number of their judgement, to be tuned here alone."""

from collections.abc import Mapping

PRICE: Mapping[str, float] = {
    "vp": 1.0,  # a point is a point
    "gold": 1.7,  # buys buildings, crossings and red-zone tiles
    "stone": 1.5,  # buys walls and crossings
    "egg": 1.3,  # the way onto the bridge, or up to 3 of the 10 points at the end
    "silver": 0.9,  # half a step up
    "goldwindow": 4.8,  # more than half an extra action
    "mine": 2.6,  # with all turns left: more gold at every production, nearer to a token and a seal
    "quarry": 2.4,  # as a mine
    "tech": 3.0,  # points at the University's rate, and technologies on the way
    "uni": 1.6,  # raises the rate of all technology steps
    "red": 1.8,  # scores the Cathedral's column
    "blue": 1.8,  # scores the Hunger Wall's column
    "wall>": 2.0,  # raises the rate of all blue tokens
    "cath>": 2.0,  # raises the rate of all red tokens
    "wall^": 2.8,  # a row of the Hunger Wall without windows
    "cath^": 2.8,  # a row of the Cathedral without windows
    "special": 1.0,  # the choice of a better tile than others have
    "less": 1.4,  # one good less to pay
    "refresh": 0.4,  # other tiles to choose from
}
"""What one of a thing is worth while there is time to use it."""

ACTION = 7.5
"""An action that is still to be performed, as a rule."""
FADE = (0.0, 0.55, 0.8, 0.95, 1.0)
"""Part of their price that goods keep with 0, 1, 2 ... own actions to come: what cannot be spent is worth nothing."""
FEW = 3
"""The first gold and stone are worth more than the price, because without them nothing can be built."""
SCARCE = 1.3
"""How much more."""
PLENTY = 2.5
"""Gold or stone from which on each further one counts less, because so much is hard to spend ..."""
SPENDING = 0.4
"""... and how much more can be spent with each own action to come."""
SURPLUS = 0.4
"""What gold and stone beyond plenty, and windows beyond those that can be kept, are worth of their price."""
NEST = 0.35
"""What an egg beyond the fourth is worth of its price."""
PERFORM = 0.26
"""How often each of the six actions is performed in a turn to come."""
PRODUCE = 0.15
"""How often mines, and quarries, produce in a turn to come."""
RIGHT = 8.0
"""A seal claim that is earned and not used: the seal at hand is worth so much or more."""
NEAR = 0.25
"""Part of its worth by which the token or the seal ahead counts for each step of a track on the way there."""
GROWTH: Mapping[str, float] = {
    "mine": 0.12,  # mines
    "quarry": 0.12,  # quarries
    "upgrade": 0.22,  # upgrades laid
    "wall": 0.22,  # walls erected
    "building": 0.22,  # buildings erected
    "technology": 0.12,  # technologies gained
    "token": 0.35,  # corner tokens, both colours together
    "red": 0.16,  # red tokens
    "blue": 0.16,  # blue tokens
    "tech": 0.25,  # technology steps
    "uni": 0.3,  # University steps
    "egg": 0.3,  # eggs
    "column": 0.16,  # steps sideways on each project
    "gold": 0.3,  # gold put by for a seal
    "stone": 0.3,  # stone put by for a seal
    "pair": 0.3,  # gold and stone put by for a seal
}
"""What a player comes by in a turn to come, for all that is multiplied at the end."""
HOPE = 1.3
"""How sure more walls are with time enough, before the time that they take is taken off."""
PATIENCE = 2.6
"""Own turns that it takes to come by another wall."""
OPEN_EDGE = 0.3
"""Part of its worth that a symbol keeps on an edge beside an empty place: it may be met later."""
OPEN_CORNER = 0.25
"""The same for a red mark at a corner of an empty place."""
STRIDE = 3
"""Own turns that a step along the King's Road takes, with other actions between."""
ONCE: Mapping[str, float] = {"III": 0.8, "IV": 0.85}
"""Part of its worth that a technology for a single use has while it is not used, by its level."""
LASTING: Mapping[str, float] = {
    "mines": 0.22,
    "quarries": 0.19,
    "upgrade": 0.32,
    "wall": 0.15,
    "building": 0.15,
    "road": 0.22,
    "token": 0.4,
    "cross": 0.22,
    "claim": 0.18,
    "refresh": 0.4,
    "spend-egg": 0.25,
    "spend-goldwindow": 0.3,
}
"""How often in a turn to come the event of a lasting technology happens, measured in games among equal bots."""
KEEN, SHY = 1.5, 0.75
"""How much more often an action is performed that an upgrade lies on, and another."""
CLOSING = (1.0, 0.6, 0.35, 0.15, 0.05, 0.0)
"""How likely a plaza is completed that lacks so many buildings, with time enough."""
SLOW = 6
"""Own turns left below which plazas are completed less and less often."""
EXTRA = 7.0
"""The extra action that is bought and not performed."""
LAID: Mapping[str, float] = {
    "upgrade": 2.0,  # edges and corners met
    "wall": 4.0,  # edges and corners met, and the count of walls
    "building": 5.0,  # a claim or a point for every building round the plaza, the site, corners
}
"""What laying a tile usually pays beside its reward."""
STEP: Mapping[str, float] = {
    "bridge": 6.0,  # a tile of the silver stack
    "statue": 11.0,  # a tile of the gold stack
    "cathedral": 6.0,  # a tile of the Cathedral
    "I": 4.0,  # a technology of level I that is still to be chosen
    "II": 4.0,  # of level II
    "III": 4.0,  # of level III
    "IV": 5.5,  # of level IV
}
"""What is chosen next and cannot be known before."""
