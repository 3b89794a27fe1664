"""Counts calls by the library `limits`: in Valkey for all replicas, or in the process.

Only limits are lost while Valkey does not answer: each process then counts alone.
"""

import time
from functools import cache
from typing import Any

import structlog
from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage, RedisStorage
from limits.aio.strategies import MovingWindowRateLimiter
from limits.errors import StorageError
from valkey.asyncio import ConnectionPool

from servicekit.http.errors import TooMany

log = structlog.get_logger()
TIMEOUT_S = 0.3


class Limiter:
    """`url`: `valkey://host:port`, or empty; `prefix` separates the services there."""

    def __init__(self, url: str = "", prefix: str = "haat") -> None:
        self._own = MovingWindowRateLimiter(MemoryStorage())
        self._pool = _pool(url) if url else None
        self._shared = self._pool and _shared(url, prefix, self._pool)

    async def hit(self, rule: str, *identifiers: str) -> None:
        """Counts one call. Raises TooMany with the seconds to wait."""
        limit = _parsed(rule)
        try:
            await _hit(self._shared or self._own, limit, identifiers)
        # uvloop raises RuntimeError when Valkey closes a connection at once.
        except (StorageError, RuntimeError) as error:
            log.warning("limits_counted_alone", error=repr(error)[:200])
            await _hit(self._own, limit, identifiers)

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.aclose()


async def _hit(
    limiter: MovingWindowRateLimiter, limit: RateLimitItem, who: tuple[str, ...]
) -> None:
    if await limiter.hit(limit, *who):
        return
    reset_at, _ = await limiter.get_window_stats(limit, *who)
    raise TooMany(int(reset_at - time.time()) + 1)


def _pool(url: str) -> ConnectionPool:
    wait = {"socket_connect_timeout": TIMEOUT_S, "socket_timeout": TIMEOUT_S}
    return ConnectionPool.from_url(url, **wait)


def _shared(url: str, prefix: str, pool: ConnectionPool) -> MovingWindowRateLimiter:
    options: Any = {"key_prefix": prefix, "connection_pool": pool}
    storage = RedisStorage(
        url, implementation="valkey", wrap_exceptions=True, **options
    )
    return MovingWindowRateLimiter(storage)


_parsed = cache(parse)
