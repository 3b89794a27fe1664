"""What a request tells about the device it came from."""

import ipaddress
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address

from fastapi import Request

from servicekit.http.limits import client_address


@dataclass(frozen=True)
class Device:
    user_agent: str | None = None
    address: str | None = None

    @property
    def network(self) -> str:
        """Its neighbours: one subscriber has a /48 of IPv6, a few share a /24."""
        try:
            address = ipaddress.ip_address(self.address or "")
        except ValueError:
            return self.address or ""
        if isinstance(address, IPv6Address):
            address = address.ipv4_mapped or address
        length = 24 if isinstance(address, IPv4Address) else 48
        return str(ipaddress.ip_network((address, length), strict=False))


def device_of(request: Request) -> Device:
    agent = request.headers.get("user-agent", "").replace("\x00", "")[:255]
    return Device(agent or None, client_address(request)[:64])
