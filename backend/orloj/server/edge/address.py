"""Where a request comes from: the peer, or what a trusted proxy says of its own peer."""

from collections.abc import Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.requests import HTTPConnection

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
HOUSEHOLD = 64  # bits of an IPv6 address that one household has in common


def parsed(text: str) -> Address | None:
    """An address as it stands in a header, with or without a port; None for anything else."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def within(address: Address, networks: Sequence[Network]) -> bool:
    """Does an address belong to one of these networks?"""
    return any(address in network for network in networks)


def from_trusted(connection: HTTPConnection, trusted: Sequence[Network]) -> bool:
    """Is the peer a proxy whose headers are believed?"""
    peer = parsed(connection.client.host) if connection.client else None
    return peer is not None and within(peer, trusted)


def origin_of(connection: HTTPConnection, trusted: Sequence[Network]) -> Address | None:
    """The address a request comes from, None where it cannot be told.

    Only the part of X-Forwarded-For that trusted proxies have written counts: from the right up to the first address
    that is no trusted proxy. What stands left of it anybody can have sent.
    """
    here = parsed(connection.client.host) if connection.client else None
    if here is None or not within(here, trusted):
        return here
    chain = ",".join(connection.headers.getlist("x-forwarded-for")).split(",")
    for step in reversed(chain):
        further = parsed(step)
        if further is None:
            return here
        here = further
        if not within(here, trusted):
            return here
    return here


def household(address: Address | None) -> str:
    """What limits go by: the address, or of an IPv6 address the part that its household has in common."""
    if address is None:
        return "unknown"
    if isinstance(address, IPv6Address):
        return str(ip_network((address, HOUSEHOLD), strict=False))
    return str(address)
