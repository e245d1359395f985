"""The data files of a game: found beside its code, read as TOML and handed out block by block."""

import hashlib
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from importlib import resources

from orloj.engine.data.rows import ComponentError, Row, Table

Data = Mapping[str, Table]  # file name without its ending -> the parsed file
Files = Mapping[str, bytes]  # file name without its ending -> what is in the file

_in_place: dict[str, Files] = {}  # by package: what stands in for the shipped files


def block(data: Data, file: str, name: str) -> Row:
    """The table `[name]` of a file."""
    return Row(file, name, Row(file, "the file", data[file]).value(name, dict))


def blocks(data: Data, file: str, name: str) -> Iterator[Row]:
    """The tables `[[name]]` of a file, each with an id."""
    return Row(file, "the file", data[file]).rows(name)


def read_files(package: str, names: Iterable[str]) -> dict[str, bytes]:
    """The data files of a game's package as they stand: the shipped ones, unless others were put in their place.

    Raises KeyError for one that is missing among those.
    """
    if package in _in_place:
        return {name: _in_place[package][name] for name in names}
    folder = resources.files(package).joinpath("data")
    return {name: folder.joinpath(f"{name}.toml").read_bytes() for name in names}


def put_in_place(package: str, files: Files | None) -> None:
    """Lets a package read these files in place of the shipped ones (or these again: None) when it is imported next."""
    if files is None:
        _in_place.pop(package, None)
    else:
        _in_place[package] = files


def parse_files(files: Files) -> Data:
    """The files as tables. Raises ComponentError for one that is not TOML."""
    data: dict[str, Table] = {}
    for name, content in files.items():
        try:
            data[name] = tomllib.loads(content.decode())
        except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise ComponentError(name, "the file", f"not TOML: {error}") from error
    return data


def version_of(files: Files) -> str:
    """A short name that changes with every byte of the data; games and records keep it."""
    digest = hashlib.sha256()
    for name in sorted(files):
        digest.update(name.encode() + b"\0" + files[name] + b"\0")
    return digest.hexdigest()[:12]
