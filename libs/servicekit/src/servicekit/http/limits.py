"""Rate limits: `Limit("5/minute")` as a dependency (ADR 53, ADR 91).

They count over all replicas where `HAAT_LIMITS_URL` names a Valkey. Exact limits (codes
by SMS, enquiries) are counted in the database by their service. Every POST has the two
rules of `ServiceSettings`, for account and network; a route may add a lower `Limit`.
The limits of the gateway's route table are counted again: there each pod counts alone.
"""

from typing import Annotated
from uuid import UUID

from fastapi import Depends, Request

from servicekit.http.limiter import Limiter
from servicekit.http.networks import address_of, network_of, outside_network
from servicekit.http.rate_limits import RateLimits


def client_address(request: Request) -> str:
    """The visitor's address, as the gateway's outer entry point saw it.

    It drops what a visitor claims. X-Forwarded-For ends with the gateway's last
    neighbour: with Varnish, when the request went through the cache.
    """
    real = request.headers.get("x-real-ip", "").strip()
    forwarded = request.headers.get("x-forwarded-for", "")
    peer = request.client.host if request.client else "unknown"
    return real or forwarded.split(",")[-1].strip() or peer


def client_network(request: Request) -> str:
    """The key of limits: neighbours of one network count together."""
    return network_of(client_address(request))


async def guest_network(request: Request) -> str | None:
    """None on this machine itself, where development and tests run."""
    return outside_network(client_address(request))


GuestNetwork = Annotated[str | None, Depends(guest_network)]


class Limit:
    """Dependency: so many calls per network and path."""

    def __init__(self, rule: str) -> None:
        self._rule = rule

    async def __call__(self, request: Request) -> None:
        path, network = request.url.path, client_network(request)
        await _limiter(request).hit(self._rule, path, network)


async def count_call(request: Request) -> None:
    """Dependency of every route: what one network may send to one operation, and one
    address to a route that the gateway limits."""
    address = client_address(request)
    network = outside_network(address)
    if network is None or request.app.state.settings.limits == "off":
        return
    rates: RateLimits = request.app.state.rate_limits
    if limit := rates.find(request.method, request.url.path):
        await _limiter(request).hit(limit.rule, limit.name, address_of(address))
    if request.method == "POST":
        await _hit(request, request.app.state.settings.posts_per_network, network)


async def count_posts_of(request: Request, user_id: UUID) -> None:
    """What one account may send to one operation, from wherever."""
    settings = request.app.state.settings
    if request.method == "POST" and settings.limits == "on":
        await _hit(request, settings.posts_per_account, str(user_id))


async def _hit(request: Request, a_minute: int, who: str) -> None:
    """By the route, not the path: ids do not multiply it."""
    route = request.scope["route"].path
    await _limiter(request).hit(f"{a_minute}/minute", route, who)


def _limiter(request: Request) -> Limiter:
    limiter: Limiter = request.app.state.limiter
    return limiter
