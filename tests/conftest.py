"""What tests of all parts share."""

from hypothesis import settings

from tests.postgres import postgres

__all__ = ["postgres"]

# The same examples in every run: a test that fails, fails for everybody.
settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.load_profile("steady")
