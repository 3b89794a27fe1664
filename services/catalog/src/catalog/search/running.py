"""The search runs while the application does."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.concurrency import run_in_threadpool

from catalog.search.searches import Searches
from servicekit.changes.store import Change
from servicekit.http.page_cache import PageCache
from servicekit.http.page_drops import Drops


def _page_drops(app: FastAPI) -> Callable[[list[Change]], None]:
    """A page made of the index while it had not heard yet is the old one."""
    cache: PageCache | None = getattr(app, "pages", None)
    if cache is None:
        return lambda changes: None
    drops = Drops(cache, asyncio.get_running_loop())
    return lambda changes: drops.changed(changes, None)


@asynccontextmanager
async def run_search(app: FastAPI) -> AsyncIterator[None]:
    """Opens this process's index; not ready before it has caught up."""
    known = (app.state.settings, app.state.database, _page_drops(app))
    searches = await run_in_threadpool(Searches, *known)
    app.state.searches = searches
    app.state.checks = {"search": searches.is_ready}
    searches.start()
    try:
        yield
    finally:
        await run_in_threadpool(searches.stop)
