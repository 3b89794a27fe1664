"""The search runs while the application does."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from fastapi import FastAPI
from starlette.concurrency import run_in_threadpool

from catalog.search.searches import Searches
from catalog.settings import CatalogSettings
from servicekit.changes.keys import keys_of
from servicekit.changes.store import Change

if TYPE_CHECKING:
    from servicekit.changes.purger import Purger

# The key of answers that come from the index alone.
INDEXED = "search"


@asynccontextmanager
async def run_search(app: FastAPI) -> AsyncIterator[None]:
    """Opens this process's index; not ready before it has caught up."""
    settings: CatalogSettings = app.state.settings
    purger = _purger(settings)
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


def _purger(settings: CatalogSettings) -> "Purger | None":
    if not settings.cache_address:
        return None
    # Where there is no cache nobody loads an HTTP client.
    from servicekit.changes.purger import Purger

    return Purger(settings)


def _purge_by(purger: "Purger | None", service: str) -> Callable[[list[Change]], None]:
    """The index hears of a change later than the cache: what was made of it is purged
    when it has committed."""
    if purger is None:
        return lambda changes: None
    return lambda changes: purger.purge({INDEXED} | keys_of(changes, service))
