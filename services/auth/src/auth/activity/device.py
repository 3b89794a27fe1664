"""The device that a request came from."""

from dataclasses import dataclass

from fastapi import Request

from servicekit.http.limits import client_address
from servicekit.http.networks import network_of, outside_network


@dataclass(frozen=True)
class Device:
    user_agent: str | None = None
    address: str | None = None

    @property
    def network(self) -> str:
        """Its neighbours: one subscriber has a /48 of IPv6, a few share a /24."""
        return network_of(self.address or "", ipv6_prefix=48)

    @property
    def outside_network(self) -> str | None:
        """The key of limits; None on this machine itself."""
        return outside_network(self.address or "")


def device_of(request: Request) -> Device:
    agent = request.headers.get("user-agent", "").replace("\x00", "")[:255]
    return Device(agent or None, client_address(request)[:64])
