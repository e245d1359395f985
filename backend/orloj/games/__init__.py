"""The games of the house, by id."""

from collections.abc import Mapping
from types import MappingProxyType

from orloj.engine.rules import Rules
from orloj.games.caput.rules import PragaCaputRegni
from orloj.games.unseen.rules import PragueUnseen

GAMES: Mapping[str, Rules] = MappingProxyType({rules.id: rules for rules in (PragueUnseen(), PragaCaputRegni())})
