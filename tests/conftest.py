"""What tests of all parts share."""

from tests.postgres import postgres

__all__ = ["postgres"]
