"""Refuses addresses with the NUL character, which PostgreSQL cannot store."""

from urllib.parse import parse_qsl

from starlette.types import ASGIApp, Receive, Scope, Send

from servicekit.error_detail import ErrorDetail
from servicekit.error_texts import NUL_CHARACTER
from servicekit.http.errors import MAX_ERRORS, Invalid, NotFound, answer


class RefuseNul:
    """404 for a path, 422 for a query, before any statement or stream."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
        elif "\x00" in scope["path"]:
            await answer(404, NotFound().body)(scope, receive, send)
        elif b"%00" in scope["query_string"] or b"\x00" in scope["query_string"]:
            body = Invalid(errors=_errors(scope["query_string"])).body
            await answer(422, body)(scope, receive, send)
        else:
            await self._app(scope, receive, send)


def _errors(query: bytes) -> dict[str, list[ErrorDetail]]:
    """By parameter; a name that holds NUL is no name."""
    sent = parse_qsl(query.decode("latin-1"), keep_blank_values=True)
    named = [name for name, value in sent if "\x00" in value and "\x00" not in name]
    return {name[:100]: [NUL_CHARACTER] for name in named[:MAX_ERRORS]} or {
        "query": [NUL_CHARACTER]
    }
