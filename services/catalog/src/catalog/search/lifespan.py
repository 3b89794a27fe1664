"""The search starts and stops with the application."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from fastapi import FastAPI
from starlette.concurrency import run_in_threadpool

from catalog.search.runtime import SearchRuntime
from catalog.settings import CatalogSettings
from servicekit.changes.keys import keys_of
from servicekit.changes.store import Change

if TYPE_CHECKING:
    from servicekit.changes.purger import Purger

# The surrogate key of answers that depend on the index alone.
INDEXED = "search"


@asynccontextmanager
async def run_search(app: FastAPI) -> AsyncIterator[None]:
    """Opens this process's index; ready once it has the changes since its last run."""
    settings: CatalogSettings = app.state.settings
    purger = _purger(settings)
    on_indexed = _purge_by(purger, settings.name)
    runtime = await run_in_threadpool(
        SearchRuntime, settings, app.state.database, on_indexed
    )
    app.state.search_runtime = runtime
    app.state.checks = {"search": runtime.is_ready}
    if purger:
        purger.start()
    runtime.start()
    try:
        yield
    finally:
        await runtime.stop()
        if purger:
            await run_in_threadpool(purger.stop)


def _purger(settings: CatalogSettings) -> "Purger | None":
    if not settings.cache_address:
        return None
    # Without a cache no HTTP client is loaded.
    from servicekit.changes.purger import Purger

    return Purger(settings)


def _purge_by(purger: "Purger | None", service: str) -> Callable[[list[Change]], None]:
    """The index applies a change later than the cache is purged: answers from the
    old index are purged again after its commit."""
    if purger is None:
        return lambda changes: None
    return lambda changes: purger.purge({INDEXED} | keys_of(changes, service))
