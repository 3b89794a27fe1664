"""The search runs while the application does."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.concurrency import run_in_threadpool

from catalog.search.searches import Searches


@asynccontextmanager
async def run_search(app: FastAPI) -> AsyncIterator[None]:
    """Opens this process's index; not ready before it has caught up."""
    searches = await run_in_threadpool(Searches, app.state.settings, app.state.database)
    app.state.searches = searches
    app.state.checks = {"search": searches.is_ready}
    searches.start()
    try:
        yield
    finally:
        await run_in_threadpool(searches.stop)
