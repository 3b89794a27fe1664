"""The seller's stream of server-sent events, continued after each break."""

import asyncio
import contextlib
import json

import httpx

from tests.contract.people import bearer
from tests.rollout.people import Cast

RETRY_S = 1.0  # what the stream itself asks for
LOST_AFTER_S = 60


class Page:
    """Reconnects with `Last-Event-ID`, as a browser does."""

    def __init__(self, base_url: str, cast: Cast) -> None:
        self._base_url, self._token = base_url, cast.seller.token
        self.heard: set[str] = set()
        self.connections = self.refused = self.cut = 0
        self._last = ""

    async def stay_open(self) -> None:
        """Until cancelled."""
        async with httpx.AsyncClient(
            base_url=self._base_url, timeout=LOST_AFTER_S
        ) as api:
            while True:
                try:
                    await self._listen(api)
                except httpx.HTTPError:  # ended in the middle: not politely
                    self.cut += 1
                await asyncio.sleep(RETRY_S)

    async def hears(self, enquiries: set[str], within_s: float) -> set[str]:
        """The events that did not arrive in time."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within_s):
                while not enquiries <= self.heard:
                    await asyncio.sleep(0.1)
        return enquiries - self.heard

    async def _listen(self, api: httpx.AsyncClient) -> None:
        headers = bearer(self._token)
        if self._last:
            headers["Last-Event-ID"] = self._last
        path = "/api/notifications/stream"
        async with api.stream("GET", path, headers=headers) as answer:
            if answer.status_code != 200:
                self.refused += 1
                return
            self.connections += 1
            async for line in answer.aiter_lines():
                self._take(line)

    def _take(self, line: str) -> None:
        if line.startswith("id: "):
            self._last = line[4:]
        elif line.startswith("data: "):
            about = json.loads(line[6:]).get("data", {})
            self.heard.add(about.get("enquiry_id", ""))
