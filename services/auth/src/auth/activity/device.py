"""The device that a request came from."""

from dataclasses import dataclass

import ua_parser
from fastapi import Request

from servicekit.http.language import Locale
from servicekit.http.limits import client_address
from servicekit.http.networks import network_of, outside_network

BOTH = {"en": "{browser} on {system}", "ne": "{system} मा {browser}"}
UNKNOWN = {"en": "unknown", "ne": "थाहा भएन"}


@dataclass(frozen=True)
class Device:
    user_agent: str | None = None
    address: str | None = None

    def name(self, locale: Locale) -> str:
        """Browser and system, such as "Chrome on Android"."""
        parsed = ua_parser.parse(self.user_agent or "")
        # "Chrome Mobile" and "Mobile Safari": the system has that already.
        browser = parsed.user_agent and parsed.user_agent.family.replace("Mobile", "")
        system = parsed.os and parsed.os.family
        if browser and system:
            named = BOTH[locale].format(browser=browser.strip(), system=system)
            return " ".join(named.split())
        return (browser or system or UNKNOWN[locale]).strip()

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
