"""Rate limits by the library `limits`: `Limit("5/minute")` as a dependency (ADR 53).

They are counted in each process. The gateway limits addresses over all replicas. Exact
limits (codes by SMS, enquiries) are counted in the database by their service. Every
POST has the two rules of `ServiceSettings`, for account and network; a route may add a
lower `Limit`.
"""

import time
from functools import cache
from typing import Annotated, Any
from uuid import UUID

from fastapi import Depends, Request
from limits import parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from servicekit.http.errors import TooMany
from servicekit.http.networks import network_of, outside_network


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


class Limiter:
    """One store for a process; `hit` raises TooMany with the seconds to wait."""

    def __init__(self) -> None:
        self._limiter = MovingWindowRateLimiter(MemoryStorage())

    def hit(self, rule: str, *identifiers: str) -> None:
        limit = _parsed(rule)
        if self._limiter.hit(limit, *identifiers):
            return
        reset_at, _ = self._limiter.get_window_stats(limit, *identifiers)
        raise TooMany(int(reset_at - time.time()) + 1)


class Limit:
    """Dependency: so many calls per network and path."""

    def __init__(self, rule: str) -> None:
        self._rule = rule

    async def __call__(self, request: Request) -> None:
        limiter: Any = request.app.state.limiter
        limiter.hit(self._rule, request.url.path, client_network(request))


_parsed = cache(parse)


async def count_post(request: Request) -> None:
    """Dependency of every route: what one network may send to one operation."""
    network = outside_network(client_address(request))
    if network and _is_counted(request):
        _hit(request, request.app.state.settings.posts_per_network, network)


def count_posts_of(request: Request, user_id: UUID) -> None:
    """What one account may send to one operation, from wherever."""
    if _is_counted(request):
        _hit(request, request.app.state.settings.posts_per_account, str(user_id))


def _is_counted(request: Request) -> bool:
    return request.method == "POST" and request.app.state.settings.limits == "on"


def _hit(request: Request, a_minute: int, who: str) -> None:
    """By the route, not the path: ids do not multiply it."""
    limiter: Limiter = request.app.state.limiter
    limiter.hit(f"{a_minute}/minute", request.scope["route"].path, who)
