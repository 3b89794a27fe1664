"""The network a request comes from: what one subscriber can change at will."""

import ipaddress
from ipaddress import IPv6Address


def network_of(address: str) -> str:
    """The /24 of an IPv4 address, the /64 of an IPv6 one; other text as it is."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        parsed = parsed.ipv4_mapped or parsed
    length = 64 if isinstance(parsed, IPv6Address) else 24
    return str(ipaddress.ip_network((parsed, length), strict=False))
