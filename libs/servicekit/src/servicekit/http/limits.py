"""Rate limits by the library `limits`: `Limit("5/minute")` as a dependency.

Counted per process: the edge limits per address over all replicas, and limits
that must hold exactly (OTPs, leads) are counted in the database by their service.
"""

import time
from typing import Any

from fastapi import Request
from limits import parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from servicekit.http.errors import TooMany


def client_address(request: Request) -> str:
    """The address the gateway saw; it drops every X-Forwarded-For it was sent."""
    forwarded = request.headers.get("x-forwarded-for", "")
    peer = request.client.host if request.client else "unknown"
    return forwarded.split(",")[-1].strip() or peer


class Limiter:
    """One store for a process; `hit` raises TooMany with the seconds to wait."""

    def __init__(self) -> None:
        self._limiter = MovingWindowRateLimiter(MemoryStorage())

    def hit(self, rule: str, *identifiers: str) -> None:
        limit = parse(rule)
        if self._limiter.hit(limit, *identifiers):
            return
        reset_at, _ = self._limiter.get_window_stats(limit, *identifiers)
        raise TooMany(int(reset_at - time.time()) + 1)


class Limit:
    """Dependency: so many calls per address and path."""

    def __init__(self, rule: str) -> None:
        self._rule = rule

    async def __call__(self, request: Request) -> None:
        limiter: Any = request.app.state.limiter
        limiter.hit(self._rule, request.url.path, client_address(request))
