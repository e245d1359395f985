"""What every upgrade pays, worked out from its text in `upgrades.toml`."""

from __future__ import annotations

from tests.caput.tiles.hex_tiles import Upgrade

UPGRADES = [
    # ---- Era I
    Upgrade("spoil-sorting", "mines", {"stone": 1}),
    Upgrade("silver-smelting", "mines", {"silver": 1}),
    Upgrade("fine-dressing", "quarries", {"vp": 1}),
    Upgrade("stone-carting", "quarries", {"gold": 1}),
    Upgrade("tool-forging", "upgrade", {"gold": 1}, choices="option:1"),
    Upgrade("tool-forging", "upgrade", {"stone": 1}, choices="option:2"),
    Upgrade("rubble-filling", "wall", {"gold": 1}),
    Upgrade("loophole-glazing", "wall", {"silver": 1}),
    Upgrade("timber-framing", "building", {"stone": 1}),
    Upgrade("roof-tiling", "building", {"vp": 1}),
    Upgrade("mortar-mixing", "road", {"egg": 1}),
    Upgrade("paving", "road", {"gold": 1}, choices="option:1"),
    Upgrade("paving", "road", {"silver": 1}, choices="option:2"),
    # ---- Era I, special
    Upgrade("marble-polishing", "quarries", {"gold": 1, "vp": 1}, special=True),
    Upgrade("apprentice-hiring", "upgrade", {"egg": 1, "vp": 1}, special=True),
    Upgrade("rose-cutting", "wall", {"silver": 2}, special=True),
    Upgrade("guild-contracting", "building", {"gold": 1, "stone": 1}, special=True),
    # ---- Era II
    Upgrade("coin-striking", "mines", {"vp": 2}, steps=2),
    Upgrade("assaying", "mines", {"tech": 1}, steps=2),
    Upgrade("wedge-splitting", "quarries", {"quarries": 1}, steps=2),
    Upgrade("lime-burning", "quarries", {"gold": 1}, choices="option:1", steps=2),
    Upgrade("lime-burning", "quarries", {"egg": 1}, choices="option:2", steps=2),
    Upgrade("draughting", "upgrade", {"side:wall": 1}, choices="option:1", steps=2),
    Upgrade("draughting", "upgrade", {"side:cath": 1}, choices="option:2", steps=2),
    Upgrade("glass-staining", "upgrade", {"red": 1}, steps=2),
    Upgrade("rampart-laying", "wall", {"side:wall": 1}, steps=2),
    Upgrade("battlement-carving", "wall", {"vp": 2}, steps=2),
    Upgrade("buttressing", "building", {"side:cath": 1}, steps=2),
    Upgrade("plastering", "building", {"silver": 1}, choices="option:1", steps=2),
    Upgrade("plastering", "building", {"egg": 1}, choices="option:2", steps=2),
    Upgrade("arch-centring", "road", {"silver": 1, "vp": 1}, steps=2),
    # ---- Era II, special
    Upgrade("mint-mastery", "mines", {"silver": 1, "tech": 1}, steps=2, special=True),
    Upgrade("shield-carving", "wall", {"red": 1, "gold": 1}, steps=2, special=True),
    Upgrade("house-sign-painting", "building", {"blue": 1, "stone": 1}, steps=2, special=True),
    Upgrade("pageantry", "road", {"goldwindow": 1, "vp": 1}, steps=2, special=True),
]

UPGRADE_FACES = {
    # id: edges 0-5 as printed (s silver, t tech, g gold, o stone, v point), red corners
    "spoil-sorting": (".....v", "14"),
    "silver-smelting": (".o..s.", "0"),
    "fine-dressing": ("s....g", "02"),
    "stone-carting": ("...s.g", "1"),
    "tool-forging": ("...t..", ""),
    "rubble-filling": ("s...v.", "4"),
    "loophole-glazing": ("....so", "4"),
    "timber-framing": ("....v.", "02"),
    "roof-tiling": (".go...", "04"),
    "mortar-mixing": (".v....", "1"),
    "paving": (".s.v..", ""),
    "marble-polishing": ("...t..", "14"),
    "apprentice-hiring": ("sg...v", ""),
    "rose-cutting": (".o....", "2"),
    "guild-contracting": (".....g", "2"),
    "coin-striking": ("...o..", "3"),
    "assaying": (".osg..", ""),
    "wedge-splitting": ("...t..", "0"),
    "lime-burning": ("...s..", "02"),
    "draughting": ("v.s...", ""),
    "glass-staining": ("....t.", "2"),
    "rampart-laying": (".ov...", "1"),
    "battlement-carving": ("....o.", "3"),
    "buttressing": (".v..o.", "4"),
    "plastering": (".....o", "15"),
    "arch-centring": ("g.....", ""),
    "mint-mastery": ("....v.", "13"),
    "shield-carving": ("s...g.", "4"),
    "house-sign-painting": ("...s.g", "1"),
    "pageantry": ("....g.", ""),
}
