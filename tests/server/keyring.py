"""A passkey in software: makes credentials and signs with them as an authenticator and its browser do (WebAuthn)."""

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40  # flags of what the authenticator says


class Keyring:
    """One authenticator with one key. It signs for whatever host and origin it is told: a browser would not."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(32)
        self.count = 0
        self.handle = b""
        self._key = ec.generate_private_key(ec.SECP256R1())

    def create(self, options: dict[str, Any], **changed: Any) -> dict[str, Any]:
        """Answers creation options; `changed` members of the client data make it a lie."""
        self.handle = unpacked(options["user"]["id"])
        public = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: public.x.to_bytes(32, "big"), -3: public.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
        data = self._data(options["rp"]["id"], ATTESTED) + attested
        response = {
            "clientDataJSON": packed(self._client("webauthn.create", options["challenge"], changed)),
            "attestationObject": packed(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }
        return self._credential(response)

    def get(self, options: dict[str, Any], **changed: Any) -> dict[str, Any]:
        """Answers request options."""
        self.count += 1
        data = self._data(options["rpId"], 0)
        client = self._client("webauthn.get", options["challenge"], changed)
        signature = self._key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        response = {
            "clientDataJSON": packed(client),
            "authenticatorData": packed(data),
            "signature": packed(signature),
            "userHandle": packed(self.handle),
        }
        return self._credential(response)

    def _client(self, type: str, challenge: str, changed: dict[str, Any]) -> bytes:
        told = {"type": type, "challenge": challenge, "origin": self.origin, "crossOrigin": False, **changed}
        return json.dumps(told).encode()

    def _data(self, host: str, flags: int) -> bytes:
        said = PRESENT | VERIFIED | flags
        return sha256(host.encode()).digest() + bytes([said]) + self.count.to_bytes(4, "big")

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        id = packed(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {}}


def packed(data: bytes) -> str:
    """Bytes as WebAuthn's JSON has them."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def unpacked(text: str) -> bytes:
    """The bytes of such a text."""
    return urlsafe_b64decode(f"{text}==")
