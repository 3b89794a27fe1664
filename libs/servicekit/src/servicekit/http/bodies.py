"""The maximum size of bodies, from the gateway's route table; checked before parsing.

The work for a body depends more on keys and items than on bytes. So all are counted
before validation, and expensive bodies are handled one after the other.
"""

import asyncio
from dataclasses import dataclass
from typing import Any

import orjson
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from servicekit.error_texts import TOO_MANY_ITEMS_IN_BODY, UNREADABLE
from servicekit.http import route_values
from servicekit.http.body_pace import Pace
from servicekit.http.errors import AppError, Invalid, TooLarge, answer
from servicekit.http.route_values import Routes

FILE = "body_limits.json"
_SENT = {b"content-length", b"transfer-encoding"}
# Above so many commas and brackets nobody checks which of them are inside strings.
MAX_SIGNS = 10_000
# What is left of the body is not read.
_CLOSE = {"Connection": "close"}


@dataclass(frozen=True)
class BodyLimit:
    """`items` counts keys and items; None: a file, which passes without a buffer."""

    bytes: int
    items: int | None


DEFAULT = BodyLimit(bytes=262_144, items=500)


@dataclass(frozen=True)
class BodyLimits:
    """The limits of one service: those of its routes, and one for all others."""

    routes: Routes[BodyLimit] = ()
    default: BodyLimit = DEFAULT

    @classmethod
    def of(cls, package: str) -> "BodyLimits":
        table = route_values.load(package, FILE)
        routes = route_values.routes_in(table, _limit)
        return cls(routes, _limit(table["default"]))

    def find(self, method: str, path: str) -> BodyLimit:
        return route_values.find(self.routes, method, path) or self.default


def _limit(entry: dict[str, Any]) -> BodyLimit:
    return BodyLimit(entry["bytes"], entry["items"])


class LimitBody:
    """413 by the announced length, or as soon as a stream has grown too large; 422
    for JSON with too many keys and items."""

    def __init__(self, app: ASGIApp, limits: BodyLimits) -> None:
        self._app, self._limits, self._pace = app, limits, Pace()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or _has_no_body(scope):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        limit = self._limits.find(scope["method"], scope["path"])
        announced = headers.get("content-length", "0")
        if not announced.isdigit() or int(announced[:20]) > limit.bytes:
            await self._refuse_unread(scope, receive, send)
        elif limit.items is None:
            await self._app(scope, _counted(receive, limit.bytes), send)
        else:
            await self._pass_checked(limit, headers, scope, receive, send)

    async def _refuse_unread(self, scope: Scope, receive: Receive, send: Send) -> None:
        error: AppError = TooLarge(headers=_CLOSE)
        try:
            await asyncio.sleep(self._pace.wait_s(0, 0))
        except AppError as busy:
            error = busy
        await _refuse(error, scope, receive, send)

    async def _pass_checked(
        self,
        limit: BodyLimit,
        headers: Headers,
        scope: Scope,
        receive: Receive,
        send: Send,
    ) -> None:
        try:
            body = await _read(_counted(receive, limit.bytes))
            if body is None:
                return  # the caller has disconnected
            if "json" in headers.get("content-type", "json").lower():
                await self._check(body, limit.items or 0)
        except HTTPException:
            await _refuse(TooLarge(headers=_CLOSE), scope, receive, send)
        except AppError as error:
            await _refuse(error, scope, receive, send)
        else:
            await self._app(scope, _replayed(body, receive), send)

    async def _check(self, body: bytes, max_items: int) -> None:
        signs = _signs(body)
        counted = min(signs, _max_signs(max_items))
        await asyncio.sleep(self._pace.wait_s(len(body), counted))
        check_items(body, max_items)


def _has_no_body(scope: Scope) -> bool:
    """By HTTP/1.1: neither a length nor chunks."""
    return _SENT.isdisjoint(name for name, _ in scope["headers"])


async def _refuse(error: AppError, scope: Scope, receive: Receive, send: Send) -> None:
    await answer(error.status, error.body, error.headers)(scope, receive, send)


def _counted(receive: Receive, max_bytes: int) -> Receive:
    seen = 0

    async def count() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > max_bytes:  # FastAPI lets an HTTPException through while reading
            raise HTTPException(413)
        return message

    return count


async def _read(receive: Receive) -> bytes | None:
    parts, more = [], True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        parts.append(message.get("body", b""))
        more = message.get("more_body", False)
    return b"".join(parts)


def _replayed(body: bytes, receive: Receive) -> Receive:
    """The body once, in one message; then the messages after it."""
    is_sent = False

    async def replay() -> Message:
        nonlocal is_sent
        if is_sent:
            return await receive()
        is_sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replay


def check_items(body: bytes, max_items: int) -> None:
    """Raises Invalid for JSON that holds more keys and items than `max_items`."""
    # Every key and item but a container's first follows a comma: most bodies have too
    # few of these signs, and need not be parsed here.
    signs = _signs(body)
    if signs <= max_items:
        return
    if signs > _max_signs(max_items) or _parsed_items(body, max_items) > max_items:
        raise Invalid(errors={"body": [TOO_MANY_ITEMS_IN_BODY.fill(max=max_items)]})


def _signs(body: bytes) -> int:
    return sum(map(body.count, (b",", b"{", b"[")))


def _max_signs(items: int) -> int:
    return max(MAX_SIGNS, 2 * items)


def _parsed_items(body: bytes, max_items: int) -> int:
    try:
        return _items(orjson.loads(body), max_items)
    except orjson.JSONDecodeError as error:
        raise Invalid(errors={"body": [UNREADABLE]}) from error


def _items(value: object, max_items: int) -> int:
    """Stops counting above `max_items`."""
    count, left = 0, [value]
    while left and count <= max_items:
        each = left.pop()
        if isinstance(each, dict | list):
            count += len(each)
            left.extend(each.values() if isinstance(each, dict) else each)
    return count
