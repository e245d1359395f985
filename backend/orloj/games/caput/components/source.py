"""The data files of Praga Caput Regni."""

from orloj.engine.data.files import Data, block, blocks, parse_files, read_files, version_of

__all__ = ["DATA", "FILES", "PACKAGE", "RAW", "VERSION", "Data", "block", "blocks"]

PACKAGE = "orloj.games.caput"
FILES = (
    "bridge",
    "buildings",
    "city",
    "crane",
    "grids",
    "plazas",
    "road",
    "scoring",
    "setup",
    "technologies",
    "tracks",
    "upgrades",
    "walls",
)

RAW = read_files(PACKAGE, FILES)
DATA = parse_files(RAW)
VERSION = version_of(RAW)
