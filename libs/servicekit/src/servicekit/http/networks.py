"""The network of a caller: limits count networks, because addresses are cheap."""

import ipaddress
from ipaddress import IPv4Address, IPv6Address

IPV4_PREFIX, IPV6_PREFIX = 24, 64


def network_of(address: str, ipv6_prefix: int = IPV6_PREFIX) -> str:
    """`203.0.113.0/24` or `2001:db8::/64`; what is no address stays as it is."""
    parsed = _parsed(address)
    if parsed is None:
        return address
    length = IPV4_PREFIX if isinstance(parsed, IPv4Address) else ipv6_prefix
    return str(ipaddress.ip_network((parsed, length), strict=False))


def address_of(address: str) -> str:
    """One address, or with IPv6 the /64 of one customer: as the gateway counts."""
    parsed = _parsed(address)
    if isinstance(parsed, IPv6Address):
        return network_of(address)
    return str(parsed or address)


def outside_network(address: str) -> str | None:
    """None for this machine itself: limits of strangers do not count it."""
    parsed = _parsed(address)
    if parsed is None or parsed.is_loopback:
        return None
    return network_of(address)


def _parsed(address: str) -> IPv4Address | IPv6Address | None:
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return None
    if isinstance(parsed, IPv6Address):
        return parsed.ipv4_mapped or parsed
    return parsed
