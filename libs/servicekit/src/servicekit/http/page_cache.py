"""Public pages answered before FastAPI, from bytes kept until something changes.

Pure ASGI and outermost: a hit costs a third of a hello world. An endpoint has its
answer kept by giving tags to `public_json`; `servicekit.changes` drops them.
"""

import asyncio
from collections.abc import Iterable, Sequence

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from servicekit.http import request_id
from servicekit.http.etag import PAGE_TAGS
from servicekit.http.metrics import REQUESTS
from servicekit.http.page_asked import Asked
from servicekit.http.pages import (
    SMALLEST_COMPRESSED,
    Headers,
    Key,
    Page,
    Pages,
    Variant,
    lines,
)

LONG_COMPRESSION = 65_536
_OWN = (b"x-request-id", b"content-length")


class PageCache:
    """For anonymous GETs below `paths`; give it to `create_app(pages=…)`."""

    def __init__(self, paths: Sequence[str], pages: Pages | None = None) -> None:
        self._paths = tuple(paths)
        self._pages = pages or Pages()
        self._flights: dict[Key, asyncio.Future[Page | None]] = {}
        self._making = 0

    def around(self, app: ASGIApp) -> ASGIApp:
        """The application behind the cache."""

        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            is_page = scope["type"] == "http" and scope["method"] == "GET"
            if not (is_page and scope["path"].startswith(self._paths)):
                await app(scope, receive, send)
                return
            asked = Asked.by(scope)
            if asked.is_personal:
                await app(scope, receive, send)
                return
            page = self._pages.find(asked.key) or await self._awaited(asked.key)
            if page is None:
                page = await self._made(app, asked, scope, receive, send)
            if page is not None:
                await self._send(page, asked, send)

        return answer

    def drop(self, tags: Iterable[str]) -> None:
        """Call it in the event loop's thread."""
        self._flights.clear()  # who comes now must not wait for what is old already
        self._pages.drop(tags)

    def clear(self) -> None:
        self._flights.clear()
        self._pages.clear()

    async def _awaited(self, key: Key) -> Page | None:
        """What somebody else is just making, if it turns out a page to share."""
        flight = self._flights.get(key)
        return await asyncio.shield(flight) if flight else None

    async def _made(
        self, app: ASGIApp, asked: Asked, scope: Scope, receive: Receive, send: Send
    ) -> Page | None:
        """None when the answer was no page to keep; it is sent then."""
        flight = asyncio.get_running_loop().create_future()
        self._flights[asked.key] = flight
        self._making += 1
        turn, page = self._pages.turn(), None
        try:
            plain = _plain(scope)
            taken = _Taken(plain, send)
            await app(plain, receive, taken.send)
            page = taken.page()
            if page is not None:
                self._pages.keep(asked.key, page, turn)
            return page
        finally:
            self._landed(asked.key, flight, page)

    def _landed(
        self, key: Key, flight: "asyncio.Future[Page | None]", page: Page | None
    ) -> None:
        flight.set_result(page)
        if self._flights.get(key) is flight:
            del self._flights[key]
        self._making -= 1
        if not self._making:
            self._pages.forget_drops()

    def ready(self, asked: Asked, also: Headers) -> bytes | None:
        """The whole answer as it goes over the wire, `also` among its headers; None
        when there is anything to do first."""
        page = self._pages.find(asked.key)
        if page is None:
            return None
        variant = _known_to(asked, page) or page.ready(_wanted(asked, page))
        if variant is None:
            return None
        page.hits.inc()
        named = [*also, _request_id(asked)]
        return b"".join((variant.status_line, lines(named), variant.head, variant.body))

    async def _send(self, page: Page, asked: Asked, send: Send) -> None:
        variant = _known_to(asked, page) or await self._variant(page, asked)
        headers = [*variant.headers, _request_id(asked)]
        start = {"type": "http.response.start", "status": variant.status}
        await send({**start, "headers": headers})
        await send({"type": "http.response.body", "body": variant.body})
        page.hits.inc()

    async def _variant(self, page: Page, asked: Asked) -> Variant:
        encoding = _wanted(asked, page)
        ready = page.ready(encoding)
        if ready is not None:
            return ready
        if encoding and len(page.body) > LONG_COMPRESSION:
            ready = await asyncio.to_thread(page.variant, encoding)
        else:
            ready = page.variant(encoding)
        self._pages.weigh(asked.key)
        return ready


def _known_to(asked: Asked, page: Page) -> Variant | None:
    return page.not_modified if asked.knows(page.etag) else None


def _wanted(asked: Asked, page: Page) -> bytes:
    return asked.encoding if len(page.body) >= SMALLEST_COMPRESSED else b""


def _request_id(asked: Asked) -> tuple[bytes, bytes]:
    return (b"x-request-id", request_id.of(asked.request_id).encode())


def _plain(scope: Scope) -> Scope:
    """The request as made by one who knows nothing yet: a whole page comes."""
    asked_for = (b"if-none-match", b"accept-encoding")
    headers = [each for each in scope["headers"] if each[0] not in asked_for]
    return {**scope, "headers": headers, PAGE_TAGS: []}


class _Taken:
    """Holds an answer back when it is a page to keep; all others pass."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self._scope, self._send = scope, send
        self._start: Message | None = None
        self._parts: list[bytes] = []

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start" and self._is_page(message):
            self._start = message
        elif self._start is not None:
            self._parts.append(message.get("body", b""))
        else:
            await self._send(message)

    def _is_page(self, start: Message) -> bool:
        names = {name for name, _ in start["headers"]}
        is_plain = {b"set-cookie", b"content-encoding"}.isdisjoint(names)
        is_whole = start["status"] == 200 and b"etag" in names and is_plain
        return is_whole and bool(self._scope[PAGE_TAGS])

    def page(self) -> Page | None:
        if self._start is None:
            return None
        headers = [each for each in self._start["headers"] if each[0] not in _OWN]
        route = getattr(self._scope.get("route"), "path", "unknown")
        return Page(
            body=b"".join(self._parts),
            headers=headers,
            etag=dict(headers)[b"etag"],
            tags=frozenset(self._scope[PAGE_TAGS]),
            hits=REQUESTS.labels("GET", route, "200"),
        )
