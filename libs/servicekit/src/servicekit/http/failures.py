"""The one place that turns errors into HTTP answers, without HTML or stack traces."""

from collections.abc import Sequence

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy import exc
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from servicekit import error_texts as texts
from servicekit.error_detail import ErrorDetail
from servicekit.http.errors import (
    MAX_ERRORS,
    AppError,
    Invalid,
    Unavailable,
    answer,
    body_of,
)
from servicekit.http.reasons import detail
from servicekit.outages import is_outage

log = structlog.get_logger()

ODD_TEXT = (exc.DataError, UnicodeEncodeError)
_SERVER_ERROR = body_of("server_error", texts.SERVER_ERROR)
_HTTP_CODES = {
    404: ("not_found", texts.NOT_FOUND),
    405: ("method_not_allowed", texts.METHOD_NOT_ALLOWED),
    413: ("too_large", texts.BODY_TOO_LARGE),
}


class AnswerUnexpected:
    """503 for an outage, else 500, made inside the middleware that names requests.

    Starlette's own place for it is outside: no request id on the answer or in the log.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        has_started = False

        async def watch(message: Message) -> None:
            nonlocal has_started
            has_started = has_started or message["type"] == "http.response.start"
            await send(message)

        try:
            await self._app(scope, receive, watch)
        except Exception as error:
            if scope["type"] != "http" or has_started:
                raise
            await _unexpected(error)(scope, receive, send)


def _unexpected(error: Exception) -> JSONResponse:
    if is_outage(error):
        log.error("outage", error=repr(error)[:200])
        refusal = Unavailable()
        return answer(refusal.status, refusal.body, refusal.headers)
    log.exception("request_failed", exc_info=error)
    return answer(500, _SERVER_ERROR)


async def _refuse(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, AppError)  # noqa: S101
    return answer(error.status, error.body, error.headers)


async def _invalid(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)  # noqa: S101
    found: dict[str, list[ErrorDetail]] = {}
    for problem in error.errors()[:MAX_ERRORS]:
        found.setdefault(_field(problem["loc"]), [detail(problem)])
    return answer(422, Invalid(errors=found).body)


def _field(location: Sequence[str | int]) -> str:
    """`("body", "items", 0, "name")` is `items.0.name`; a broken body is `body`."""
    parts = [printable(part) for part in location[1:]] or ["body"]
    return "body" if parts[0].isdigit() else ".".join(parts)


def printable(part: str | int) -> str:
    """A field's name may be any text the caller made up, half a surrogate pair too."""
    return str(part)[:100].encode(errors="replace").decode()


async def _http(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)  # noqa: S101
    if error.status_code == 400:  # FastAPI's word for a body nobody can read
        return answer(422, Invalid(errors={"body": [texts.UNREADABLE]}).body)
    other = ErrorDetail(texts.BAD_REQUEST.code, str(error.detail))
    code, message = _HTTP_CODES.get(error.status_code, ("refused", other))
    headers = dict(error.headers or {})
    return answer(error.status_code, body_of(code, message), headers)


async def _odd_text(_: Request, error: Exception) -> JSONResponse:
    log.warning("text_not_storable", error=type(error).__name__)
    return answer(422, Invalid().body)


def install(app: FastAPI) -> None:
    """Every error leaves as the contract's body."""
    app.add_exception_handler(AppError, _refuse)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    for odd in ODD_TEXT:
        app.add_exception_handler(odd, _odd_text)
    app.add_middleware(AnswerUnexpected)
