"""How large a request may be."""

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from servicekit.http.errors import TooLarge, answer

MOST_JSON_BYTES = 1_048_576
MOST_UPLOAD_BYTES = 32 * 1_048_576  # five attachments of 5 MB, an import of 10 MB
_SENT = {b"content-length", b"transfer-encoding"}
_UPLOADS = ("multipart/form-data", "text/csv", "application/octet-stream")


class LimitBody:
    """413 by the announced length, or as soon as a stream has grown too large."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        if _SENT.isdisjoint(name for name, _ in scope["headers"]):
            await self._app(scope, receive, send)  # by HTTP/1.1 it has no body
            return
        headers = Headers(scope=scope)
        most = _most(headers)
        announced = headers.get("content-length", "0")
        if not announced.isdigit() or int(announced[:20]) > most:
            await answer(413, TooLarge().body)(scope, receive, send)
            return
        await self._app(scope, _counted(receive, most), send)


def _most(headers: Headers) -> int:
    kind = headers.get("content-type", "").lower()
    is_upload = kind.startswith(_UPLOADS)
    return MOST_UPLOAD_BYTES if is_upload else MOST_JSON_BYTES


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
