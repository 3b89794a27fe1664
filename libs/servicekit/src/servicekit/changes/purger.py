"""Purges cached answers by key, at every Varnish behind one name."""

import asyncio
import socket
import threading
from collections.abc import Iterable

import httpx
import structlog
from prometheus_client import Counter

from servicekit.settings import ServiceSettings

log = structlog.get_logger()

PURGES = Counter(
    "cache_purges_total",
    "Requests to Varnish: purged, failed (repeated) or given_up",
    ["result"],
)
# From zero: an alert sees the first one.
for result in ("purged", "failed", "given_up"):
    PURGES.labels(result)
TIMEOUT = httpx.Timeout(0.5, pool=30)
# Once more, for a page that was being rendered from what has changed.
AGAIN_S = 2.0
# Thirty seconds: then what was stored has expired.
TRIES, RETRY_S = 15, 2.0
# A header line of Varnish holds 8 KB.
MAX_KEYS = 150


class Purger:
    """Runs in a thread of its own: nobody waits for Varnish, and nothing raises."""

    def __init__(self, settings: ServiceSettings) -> None:
        host, _, port = settings.cache_address.rpartition(":")
        self._host, self._port = host, int(port)
        secret = {"X-Purge-Secret": settings.purge_secret}
        self._client = httpx.AsyncClient(
            timeout=TIMEOUT, headers=secret, trust_env=False
        )
        self._loop = asyncio.new_event_loop()
        self._purges: set[asyncio.Task[None]] = set()
        self._thread = threading.Thread(target=self._run, name="purger", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Purges still to repeat are lost: `s-maxage` ends what they missed."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(timeout=5)

    def _run(self) -> None:
        self._loop.run_forever()
        self._loop.run_until_complete(self._close())
        self._loop.close()

    async def _close(self) -> None:
        """Ends our own tasks, which end those of the client.

        Again while one is left: a timeout of the client may swallow a cancellation.
        """
        while self._purges:
            for task in self._purges:
                task.cancel()
            await asyncio.wait(self._purges, timeout=0.1)
        await self._client.aclose()

    def purge(self, keys: Iterable[str]) -> None:
        """Begin to purge these keys, now and once more; callable from any thread."""
        self._loop.call_soon_threadsafe(self._begin, sorted(set(keys)))

    def _begin(self, keys: list[str]) -> None:
        task = self._loop.create_task(self._purge(keys))
        self._purges.add(task)
        task.add_done_callback(self._purges.discard)

    async def _purge(self, keys: list[str]) -> None:
        """An address that is tried once more does not delay the second purge."""
        await asyncio.gather(self._send_all(keys, 0), self._send_all(keys, AGAIN_S))

    async def _send_all(self, keys: list[str], wait_s: float) -> None:
        await asyncio.sleep(wait_s)
        await asyncio.gather(
            *(
                self._send(address, " ".join(keys[start : start + MAX_KEYS]))
                for address in await self._addresses()
                for start in range(0, len(keys), MAX_KEYS)
            )
        )

    async def _addresses(self) -> set[str]:
        try:
            found = await self._loop.getaddrinfo(
                self._host, self._port, type=socket.SOCK_STREAM
            )
        except OSError:
            PURGES.labels("failed").inc()
            return set()
        return {str(address[0]) for *_, address in found}

    async def _send(self, address: str, keys: str) -> None:
        host = f"[{address}]" if ":" in address else address
        url = f"http://{host}:{self._port}/"
        for _ in range(TRIES):
            try:
                answer = await self._client.request(
                    "PURGE", url, headers={"xkey": keys}
                )
                answer.raise_for_status()
            except httpx.HTTPError:
                PURGES.labels("failed").inc()
                await asyncio.sleep(RETRY_S)
            else:
                PURGES.labels("purged").inc()
                return
        PURGES.labels("given_up").inc()
        log.warning("cache_purge_given_up", address=address)
