"""How large a body may be, by the gateway's route table; judged before it is read.

Work grows with keys and items, not with bytes: both are counted before validation.
"""

import re
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

import orjson
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from servicekit.http.errors import AppError, Invalid, TooLarge, answer
from servicekit.http.reasons import UNREADABLE

FILE = "body_limits.json"
_SENT = {b"content-length", b"transfer-encoding"}


@dataclass(frozen=True)
class BodyLimit:
    """`items` counts keys and items; None: a file, which passes without being held."""

    bytes: int
    items: int | None


DEFAULT = BodyLimit(bytes=262_144, items=500)


@dataclass(frozen=True)
class BodyLimits:
    """The limits of one service: those of its routes, and one for all others."""

    routes: tuple[tuple[str, re.Pattern[str], BodyLimit], ...] = ()
    default: BodyLimit = DEFAULT

    @classmethod
    def of(cls, package: str) -> "BodyLimits":
        """As `make k8s` writes them from gateway/routes.toml."""
        table = orjson.loads((files(package) / FILE).read_bytes())
        routes = tuple(
            (each["method"], re.compile(each["path"]), _limit(each))
            for each in table["routes"]
        )
        return cls(routes, _limit(table["default"]))

    def find(self, method: str, path: str) -> BodyLimit:
        for known, pattern, limit in self.routes:
            if known in ("", method) and pattern.fullmatch(path):
                return limit
        return self.default


def _limit(entry: dict[str, Any]) -> BodyLimit:
    return BodyLimit(entry["bytes"], entry["items"])


class LimitBody:
    """413 by the announced length, or as soon as a stream has grown too large; 422
    for JSON with too many keys and items."""

    def __init__(self, app: ASGIApp, limits: BodyLimits) -> None:
        self._app, self._limits = app, limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or _has_no_body(scope):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        limit = self._limits.find(scope["method"], scope["path"])
        announced = headers.get("content-length", "0")
        if not announced.isdigit() or int(announced[:20]) > limit.bytes:
            await _refuse(TooLarge(), scope, receive, send)
        elif limit.items is None:
            await self._app(scope, _counted(receive, limit.bytes), send)
        else:
            await self._judge(limit, headers, scope, receive, send)

    async def _judge(
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
                return  # the caller has gone
            if "json" in headers.get("content-type", "").lower():
                check_items(body, limit.items or 0)
        except HTTPException:
            await _refuse(TooLarge(), scope, receive, send)
        except AppError as error:
            await _refuse(error, scope, receive, send)
        else:
            await self._app(scope, _replayed(body, receive), send)


def _has_no_body(scope: Scope) -> bool:
    """By HTTP/1.1: neither a length nor chunks."""
    return _SENT.isdisjoint(name for name, _ in scope["headers"])


async def _refuse(error: AppError, scope: Scope, receive: Receive, send: Send) -> None:
    await answer(error.status, error.body)(scope, receive, send)


def _counted(receive: Receive, most: int) -> Receive:
    seen = 0

    async def count() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > most:  # an HTTPException is what FastAPI lets through while reading
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
    """The body once, in one piece; then whatever comes after it."""
    is_sent = False

    async def replay() -> Message:
        nonlocal is_sent
        if is_sent:
            return await receive()
        is_sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replay


def check_items(body: bytes, most: int) -> None:
    """Raises Invalid for JSON that holds more keys and items than `most`."""
    # Every key and item but a container's first follows a comma: most bodies have too
    # few of these signs, and need not be parsed here.
    if sum(map(body.count, (b",", b"{", b"["))) <= most:
        return
    try:
        count = _items(orjson.loads(body), most)
    except orjson.JSONDecodeError as error:
        raise Invalid(errors={"body": [UNREADABLE]}) from error
    if count > most:
        raise Invalid(
            errors={"body": [f"At most {most} fields and items are possible."]}
        )


def _items(value: object, most: int) -> int:
    """Stops counting above `most`."""
    count, left = 0, [value]
    while left and count <= most:
        each = left.pop()
        if isinstance(each, dict | list):
            count += len(each)
            left.extend(each.values() if isinstance(each, dict) else each)
    return count
