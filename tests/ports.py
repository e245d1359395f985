"""Ports for servers that must be told one before they start."""

import random
import socket
from contextlib import suppress

# Below those that a system gives to whoever asks for any: no other test's server or line takes one of these by chance.
PORTS = range(15_000, 30_000)
DICE = random.SystemRandom()  # of its own: others are seeded alike in all tests


def free_port() -> int:
    """A port that nobody listens on now."""
    for port in DICE.sample(PORTS, 100):
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")
