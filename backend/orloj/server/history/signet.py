"""The mark of this house on positions that it has dealt."""

import hmac
import json
from collections.abc import Mapping
from typing import Any

from orloj.engine.record import Record


class Signet:
    """Marks positions that this house has dealt: no other one is ever loaded from what somebody brings along."""

    def __init__(self, key: bytes) -> None:
        self._key = hmac.digest(key, b"positions", "sha256")

    def mark(self, game: str, version: str, position: Mapping[str, Any]) -> str:
        """What proves that a position is ours."""
        text = json.dumps([game, version, position], sort_keys=True, separators=(",", ":")).encode()
        return hmac.digest(self._key, text, "sha256").hex()

    def knows(self, record: Record) -> bool:
        """Does a record begin with a position of ours?"""
        assert record.began is not None, "asked for only where the game began from another"
        proof = record.began.get("proof")
        ours = self.mark(record.game, record.version, record.began.get("position", {}))
        return isinstance(proof, str) and hmac.compare_digest(proof.encode(errors="replace"), ours.encode())
