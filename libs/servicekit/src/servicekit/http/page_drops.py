"""Drops kept pages as the database says that what they show has changed."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from servicekit.changes.follower import Follower
from servicekit.changes.store import Change, Position
from servicekit.http.page_cache import PageCache
from servicekit.settings import ServiceSettings


class Drops:
    """Brings what changed from the follower's thread to the cache in its loop."""

    def __init__(self, cache: PageCache, loop: asyncio.AbstractEventLoop) -> None:
        self._cache, self._loop = cache, loop

    def position(self) -> Position | None:
        """None: what happened while nobody listened is not known, so all goes."""
        return None

    def start_anew(self, position: Position) -> None:
        self._loop.call_soon_threadsafe(self._cache.clear)

    def changed(self, changes: list[Change], position: Position | None) -> None:
        if any(change.ref_id is None for change in changes):
            self._loop.call_soon_threadsafe(self._cache.clear)
            return
        tags = {change.kind for change in changes}
        tags |= {f"{change.kind}:{change.ref_id}" for change in changes}
        self._loop.call_soon_threadsafe(self._cache.drop, tags)


@asynccontextmanager
async def following(cache: PageCache, settings: ServiceSettings) -> AsyncIterator[None]:
    """Drops pages as the database changes, while the application runs."""
    drops = Drops(cache, asyncio.get_running_loop())
    follower = Follower(settings, drops, "pages")
    follower.start()
    try:
        yield
    finally:
        await asyncio.to_thread(follower.stop)
