"""Searches without a result, noted beside the request and written once a second."""

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

from catalog.demand.writing import Miss, write
from catalog.search.schemas import Filters
from servicekit.clock import now
from servicekit.db import Database
from servicekit.http.limits import client_address
from servicekit.spelling.fold import fold, tokenize

WRITTEN_EVERY_S, MOST_WAITING, MOST_KNOWN = 1.0, 1_000, 50_000
LONGEST, MOST_WORDS = 60, 6
# Numbers to call, addresses and links are somebody's own.
_PERSONAL = re.compile(r"@|://|www\.|[0-9०-९][0-9०-९ ()+-]{5,}")
log = structlog.get_logger()


class Misses:
    """One process's; what waits is lost with it, which a count survives."""

    def __init__(self) -> None:
        self._waiting: deque[Miss] = deque(maxlen=MOST_WAITING)
        self._salt = secrets.token_bytes(16)
        self._known: set[bytes] = set()
        self._day = date.min
        self._lock = threading.Lock()

    def note(self, request: Request, asked: Filters) -> None:
        """A first page without hits; the same visitor counts once a day."""
        said = " ".join(tokenize(asked.q))
        if _is_narrowed(asked) or not _is_public(asked.q, said):
            return
        if not _is_browser(request):
            return
        folded = " ".join(map(fold, said.split()))
        if self._is_new(f"{_visitor(request)} {folded}"):
            self._waiting.append(Miss(folded, said, asked.category, asked.district))

    def taken(self) -> list[Miss]:
        taken = []
        while self._waiting:
            taken.append(self._waiting.popleft())
        return taken

    def _is_new(self, who_and_what: str) -> bool:
        mark = hashlib.blake2b(who_and_what.encode(), key=self._salt, digest_size=12)
        with self._lock:
            if self._day != now().date() or len(self._known) >= MOST_KNOWN:
                self._day, self._known = now().date(), set()
            is_new = mark.digest() not in self._known
            self._known.add(mark.digest())
        return is_new


def _is_narrowed(asked: Filters) -> bool:
    """Too cheap or too near a wish does not say that the goods are missing."""
    conditions = (
        asked.province,
        asked.verified,
        asked.price_min,
        asked.price_max,
        asked.moq_max,
    )
    return bool(asked.attr) or any(condition is not None for condition in conditions)


def _is_public(typed: str, said: str) -> bool:
    few = 0 < len(said.split()) <= MOST_WORDS and len(said) <= LONGEST
    return few and len(said) > 1 and not _PERSONAL.search(typed)


def _is_browser(request: Request) -> bool:
    """The shell's server names none: it draws pages for visitors, who ask again."""
    return "user-agent" in request.headers


def _visitor(request: Request) -> str:
    """Kept only as a keyed hash in memory, by a key that dies with the process."""
    return f"{client_address(request)} {request.headers.get('user-agent', '')}"


@asynccontextmanager
async def noting(app: FastAPI) -> AsyncIterator[None]:
    """Writes what `app.state.misses` has gathered, and once more at the end."""
    app.state.misses = Misses()
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(_write_on, app)
        yield
        tasks.cancel_scope.cancel()
    await anyio.to_thread.run_sync(flush, app.state.misses, app.state.database)


async def _write_on(app: FastAPI) -> None:
    while True:
        await anyio.sleep(WRITTEN_EVERY_S)
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
