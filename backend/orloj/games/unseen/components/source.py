"""The data files: found, read as TOML and handed out as rows with typed fields."""

import hashlib
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib import resources
from typing import Any

Table = Mapping[str, Any]
Data = Mapping[str, Table]  # file name without its ending -> the parsed file

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
    "upgrades",
    "variety",
    "witch",
)


class ComponentError(Exception):
    """Component data that breaks a rule of the box: `file` and `id` say where, `rule` what does not hold."""

    def __init__(self, file: str, id: str, rule: str) -> None:  # noqa: A002 - the data calls it id
        super().__init__(f"{file}.toml, {id}: {rule}")
        self.file = file
        self.id = id
        self.rule = rule


def _is(value: Any, kind: type) -> bool:
    """Strictly: to Python True is also an int, in the data it is no number."""
    return type(value) is kind


@dataclass(frozen=True, slots=True)
class Row:
    """One table of a data file. Every field that is missing or of another kind raises ComponentError."""

    file: str
    id: str
    fields: Table

    def __contains__(self, field: str) -> bool:
        return field in self.fields

    def error(self, rule: str) -> ComponentError:
        """The error that names this row."""
        return ComponentError(self.file, self.id, rule)

    def value(self, field: str, kind: type) -> Any:
        """The field's value, which must be of that very kind."""
        found = self.fields.get(field)
        if not _is(found, kind):
            raise self.error(f"{field} must be a {kind.__name__}, found {found!r}")
        return found

    def text(self, field: str) -> str:
        """A field that holds text."""
        found: str = self.value(field, str)
        return found

    def number(self, field: str) -> int:
        """A field that holds a whole number."""
        found: int = self.value(field, int)
        return found

    def texts(self, field: str) -> tuple[str, ...]:
        """A field that holds a list of texts."""
        return self._all(field, self.value(field, list), str)

    def numbers(self, field: str) -> tuple[int, ...]:
        """A field that holds a list of whole numbers."""
        return self._all(field, self.value(field, list), int)

    def text_lists(self, field: str) -> tuple[tuple[str, ...], ...]:
        """A field that holds lists of texts."""
        return tuple(self._all(field, part, str) for part in self._all(field, self.value(field, list), list))

    def pairs(self, field: str) -> tuple[tuple[int, int], ...]:
        """A field that holds pairs of whole numbers."""
        lists = [self._all(field, part, int) for part in self._all(field, self.value(field, list), list)]
        if any(len(pair) != 2 for pair in lists):
            raise self.error(f"{field} must hold pairs of numbers")
        return tuple((pair[0], pair[1]) for pair in lists)

    def part(self, field: str) -> "Row":
        """A field that is a table of its own; in errors it goes by the field's name."""
        return Row(self.file, f"{self.id}.{field}", self.value(field, dict))

    def rows(self, field: str) -> Iterator["Row"]:
        """A field that holds a list of tables, each with an id."""
        for fields in self._all(field, self.value(field, list), dict):
            if not isinstance(fields.get("id"), str):
                raise self.error(f"a {field} has no id")
            yield Row(self.file, fields["id"], fields)

    def _all(self, field: str, found: Any, kind: type) -> tuple[Any, ...]:
        if not _is(found, list) or not all(_is(value, kind) for value in found):
            raise self.error(f"{field} must hold only {kind.__name__} values, found {found!r}")
        return tuple(found)


def block(data: Data, file: str, name: str) -> Row:
    """The table `[name]` of a file."""
    return Row(file, name, Row(file, "the file", data[file]).value(name, dict))


def blocks(data: Data, file: str, name: str) -> Iterator[Row]:
    """The tables `[[name]]` of a file, each with an id."""
    return Row(file, "the file", data[file]).rows(name)


def read_files() -> dict[str, bytes]:
    """The shipped data files as they stand."""
    folder = resources.files("orloj.games.unseen").joinpath("data")
    return {name: folder.joinpath(f"{name}.toml").read_bytes() for name in FILES}


def parse_files(files: Mapping[str, bytes]) -> Data:
    """The files as tables. Raises ComponentError for one that is not TOML."""
    data: dict[str, Table] = {}
    for name, content in files.items():
        try:
            data[name] = tomllib.loads(content.decode())
        except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise ComponentError(name, "the file", f"not TOML: {error}") from error
    return data


def version_of(files: Mapping[str, bytes]) -> str:
    """A short name that changes with every byte of the data; games and records keep it."""
    digest = hashlib.sha256()
    for name in sorted(files):
        digest.update(name.encode() + b"\0" + files[name] + b"\0")
    return digest.hexdigest()[:12]


_RAW = read_files()
DATA = parse_files(_RAW)
VERSION = version_of(_RAW)
