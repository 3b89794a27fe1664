"""`X-Request-Id` in and out, bound once to every log line of the request."""

import re

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from servicekit.ids import new_id

_ACCEPTED = re.compile(r"[A-Za-z0-9_-]{8,64}")


def of(sent: str) -> str:
    """The caller's own when it is one, or a new one."""
    return sent if _ACCEPTED.fullmatch(sent) else str(new_id())


class BindRequestId:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        sent = dict(scope["headers"]).get(b"x-request-id", b"")
        request_id = of(sent.decode("latin-1"))
        named = (b"x-request-id", request_id.encode())

        async def name(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], named]
            await send(message)

        with structlog.contextvars.bound_contextvars(request_id=request_id):
            await self._app(scope, receive, name)
