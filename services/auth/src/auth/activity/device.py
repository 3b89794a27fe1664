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

    @property
    def browser(self) -> str | None:
        """Such as "Chrome"."""
        parsed = ua_parser.parse(self.user_agent or "").user_agent
        # "Chrome Mobile" and "Mobile Safari": the system has that already.
        return " ".join(parsed.family.replace("Mobile", "").split()) if parsed else None

    @property
    def system(self) -> str | None:
        """Such as "Android"."""
        parsed = ua_parser.parse(self.user_agent or "").os
        return parsed.family if parsed else None

    def name(self, locale: Locale) -> str:
        """Browser and system, such as "Chrome on Android"."""
        browser, system = self.browser, self.system
        if browser and system:
            return BOTH[locale].format(browser=browser, system=system)
        return browser or system or UNKNOWN[locale]

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
