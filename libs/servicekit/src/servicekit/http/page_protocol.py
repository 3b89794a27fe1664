"""Kept pages sent by the parser itself: no task, no scope, no header looked at twice.

`uvicorn --http servicekit.http.page_protocol:PageProtocol`; what is not kept goes
uvicorn's own way, through `PageCache.around`.
"""

# uvicorn loads this before the application: most of a start is loaded from here.
from servicekit import starting  # noqa: F401  # isort: skip

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from servicekit.http.joined_writes import JoinedWrites
from servicekit.http.page_asked import Asked
from servicekit.http.page_cache import PageCache


class PageProtocol(HttpToolsProtocol):
    """One connection. Answers in order: never while another answer is under way."""

    def __init__(self, *how: Any, **named: Any) -> None:
        super().__init__(*how, **named)
        self._kept = _pages_of(self.app)
        self._is_sent = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._joined = JoinedWrites(transport, self.loop)
        super().connection_made(cast(asyncio.Transport, self._joined))

    def on_headers_complete(self) -> None:
        kept = self._kept
        answer = self._answer(kept) if kept and self._is_simple() else None
        self._is_sent = answer is not None
        if answer is None:
            super().on_headers_complete()
            return
        self._joined.write_now(answer)
        self.on_response_complete()

    def on_body(self, body: bytes) -> None:
        if not self._is_sent:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if not self._is_sent:
            super().on_message_complete()

    def _is_simple(self) -> bool:
        """A GET on a connection that stays, with nothing before it in the queue."""
        is_free = self.cycle is None or self.cycle.response_complete
        is_get = self.parser.get_method() == b"GET"
        stays = self.parser.should_keep_alive() and not self.parser.should_upgrade()
        return is_free and is_get and stays and not self.flow.write_paused

    def _answer(self, kept: PageCache) -> bytes | None:
        path, _, query = self.url.partition(b"?")
        if b"%" in path or not path.isascii():
            return None
        asked = Asked(path.decode("ascii"), query, self.headers)
        if asked.is_personal or asked.has_body:
            return None
        return kept.ready(asked, self.server_state.default_headers)


def _pages_of(app: Any) -> PageCache | None:
    """uvicorn may have wrapped the application."""
    while app is not None:
        if isinstance(pages := getattr(app, "pages", None), PageCache):
            return pages
        app = getattr(app, "app", None)
    return None
