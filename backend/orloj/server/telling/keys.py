"""The key by which push services know this house: made once and kept, for browsers subscribe to it."""

from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]
from py_vapid.utils import b64urlencode  # type: ignore[import-untyped]
from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from orloj.server.db.database import Database
from orloj.server.db.tables import setting

NAME = "vapid"


class Keys:
    """Finds the key; `given` by the host, or in the database, where the first process that needs it writes it."""

    def __init__(self, database: Database, given: str) -> None:
        self._database = database
        self._key = Vapid02.from_string(given) if given else None

    async def key(self) -> Vapid02:
        """The key with which pushes are signed."""
        if self._key is None:
            self._key = Vapid02.from_string(await self._kept())
        return self._key

    async def public(self) -> str:
        """The public key as browsers take it: base64url of the point."""
        point = (await self.key()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return str(b64urlencode(point))

    async def _kept(self) -> str:
        fresh = Vapid02()
        fresh.generate_keys()
        secret = b64urlencode(fresh.private_key.private_numbers().private_value.to_bytes(32, "big"))
        dialect = postgresql if self._database.postgres else sqlite
        made = dialect.insert(setting).values(name=NAME, value=secret).on_conflict_do_nothing()
        async with self._database.write() as connection:
            await connection.execute(made)
            return str((await connection.execute(select(setting.c.value).where(setting.c.name == NAME))).scalar_one())
