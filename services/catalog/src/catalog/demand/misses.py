"""Searches without a result, noted by requests and written once a second."""

import hashlib
import re
import secrets
import threading
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import date

import anyio.to_thread
import structlog
from fastapi import FastAPI, Request

from catalog.demand.service import Miss, write
from catalog.search.facets import FLAGS
from catalog.search.schemas import Filters
from servicekit.clock import now
from servicekit.db import Database
from servicekit.http.limits import client_address
from servicekit.spelling.fold import fold, tokenize

WRITE_INTERVAL_S, MAX_WAITING, MAX_VISITORS = 1.0, 1_000, 50_000
MAX_LENGTH, MAX_TERMS = 60, 6
# Numbers to call, addresses and links are somebody's own.
_PERSONAL = re.compile(r"@|://|www\.|[0-9०-९][0-9०-९ ()+-]{5,}")
log = structlog.get_logger()


class Misses:
    """Of one process; waiting ones are lost with it, which a count survives."""

    def __init__(self) -> None:
        self._waiting: deque[Miss] = deque(maxlen=MAX_WAITING)
        self._salt = secrets.token_bytes(16)
        self._visitors: set[bytes] = set()
        self._day = date.min
        self._lock = threading.Lock()

    def note(self, request: Request, filters: Filters) -> None:
        """A first page without hits; the same visitor counts once a day."""
        text = " ".join(tokenize(filters.q))
        if _has_filters(filters) or not _is_public(filters.q, text):
            return
        if not _is_browser(request):
            return
        folded = " ".join(map(fold, text.split()))
        if self._is_new(f"{_visitor(request)} {folded}"):
            self._waiting.append(Miss(folded, text, filters.category, filters.district))

    def taken(self) -> list[Miss]:
        taken = []
        while self._waiting:
            taken.append(self._waiting.popleft())
        return taken

    def _is_new(self, who_and_what: str) -> bool:
        visitor = hashlib.blake2b(who_and_what.encode(), key=self._salt, digest_size=12)
        with self._lock:
            if self._day != now().date() or len(self._visitors) >= MAX_VISITORS:
                self._day, self._visitors = now().date(), set()
            is_new = visitor.digest() not in self._visitors
            self._visitors.add(visitor.digest())
        return is_new


def _has_filters(filters: Filters) -> bool:
    """With filters a miss does not mean that the products are missing."""
    flags = [flag.name for flag in FLAGS]
    names = ["province", *flags, "unit", "price_min", "price_max", "moq_max"]
    return bool(filters.attr) or any(getattr(filters, n) is not None for n in names)


def _is_public(typed: str, text: str) -> bool:
    is_short = 0 < len(text.split()) <= MAX_TERMS and len(text) <= MAX_LENGTH
    return is_short and len(text) > 1 and not _PERSONAL.search(typed)


def _is_browser(request: Request) -> bool:
    """The shell's server has no user agent: visitors repeat its requests."""
    return "user-agent" in request.headers


def _visitor(request: Request) -> str:
    """Stored only as a keyed hash in memory; the key dies with the process."""
    return f"{client_address(request)} {request.headers.get('user-agent', '')}"


@asynccontextmanager
async def record_misses(app: FastAPI) -> AsyncIterator[None]:
    """Writes what `app.state.misses` has gathered, and once more at the end."""
    app.state.misses = Misses()
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(_write_periodically, app)
        yield
        tasks.cancel_scope.cancel()
    await anyio.to_thread.run_sync(flush, app.state.misses, app.state.database)


async def _write_periodically(app: FastAPI) -> None:
    while True:
        await anyio.sleep(WRITE_INTERVAL_S)
        await anyio.to_thread.run_sync(flush, app.state.misses, app.state.database)


def flush(misses: Misses, database: Database) -> None:
    """Writes what waits."""
    if not (taken := misses.taken()):
        return
    try:
        with database.session() as session:
            write(session, taken)
    except Exception:  # a count is not worth a page
        log.warning("search misses not written", count=len(taken), exc_info=True)
