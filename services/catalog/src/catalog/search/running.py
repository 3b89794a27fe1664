"""The search runs while the application does."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.concurrency import run_in_threadpool

from catalog.search.searches import Searches
from catalog.settings import CatalogSettings
from servicekit.changes.purger import Purger
from servicekit.changes.purging import keys_of
from servicekit.changes.store import Change

# The key of answers that come from the index alone.
INDEXED = "search"


@asynccontextmanager
async def run_search(app: FastAPI) -> AsyncIterator[None]:
    """Opens this process's index; not ready before it has caught up."""
    settings: CatalogSettings = app.state.settings
    purger = Purger(settings) if settings.cache_address else None
    known = (settings, app.state.database, _purge_by(purger, settings.name))
    searches = await run_in_threadpool(Searches, *known)
    app.state.searches = searches
    app.state.checks = {"search": searches.is_ready}
    if purger:
        purger.start()
    searches.start()
    try:
        yield
    finally:
        await run_in_threadpool(searches.stop)
        if purger:
            await run_in_threadpool(purger.stop)


def _purge_by(purger: Purger | None, service: str) -> Callable[[list[Change]], None]:
    """The index hears of a change later than the cache: what was made of it is purged
    when it has committed."""
    if purger is None:
        return lambda changes: None
    return lambda changes: purger.purge({INDEXED} | keys_of(changes, service))
