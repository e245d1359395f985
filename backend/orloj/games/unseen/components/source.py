"""The data files of Prague Unseen."""

from orloj.engine.data.files import Data, block, blocks, parse_files, read_files, version_of

__all__ = ["DATA", "FILES", "PACKAGE", "RAW", "VERSION", "Data", "block", "blocks"]

PACKAGE = "orloj.games.unseen"
FILES = (
    "board",
    "bridges",
    "buildings",
    "crates",
    "items",
    "mill",
    "mugs",
    "prices",
    "river_milestones",
    "solo",
    "upgrades",
    "variety",
    "witch",
)

RAW = read_files(PACKAGE, FILES)
DATA = parse_files(RAW)
VERSION = version_of(RAW)
