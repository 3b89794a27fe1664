"""Refusals a caller can understand, and the one place that turns them into HTTP."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import OperationalError
from starlette.exceptions import HTTPException

log = structlog.get_logger()

FieldErrors = Mapping[str, Sequence[str]]


class AppError(Exception):
    """An expected refusal; `status`, `code` and `message` go to the caller."""

    status: ClassVar[int] = 400
    code: ClassVar[str] = "bad_request"
    message: ClassVar[str] = "The request could not be handled."

    def __init__(
        self,
        message: str | None = None,
        *,
        code: str | None = None,
        errors: FieldErrors | None = None,
        data: object = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(message or self.message)
        self.body: dict[str, Any] = {
            "message": message or self.message,
            "code": code or self.code,
        }
        if errors:
            self.body["errors"] = {
                field: list(texts) for field, texts in errors.items()
            }
        if data is not None:
            self.body["data"] = data
        self.headers = dict(headers or {})


class Unauthenticated(AppError):
    """The token is missing, expired or revoked: the caller is signed out (spec 8)."""

    status, code, message = 401, "unauthenticated", "Unauthenticated."


class Forbidden(AppError):
    status, code, message = 403, "forbidden", "This is not yours to do."


class NotFound(AppError):
    """Also the answer for somebody else's id (D13)."""

    status, code, message = 404, "not_found", "No such thing."


class Conflict(AppError):
    status, code, message = 409, "conflict", "Not possible in this state."


class Invalid(AppError):
    """A field the user can correct: `Invalid(errors={"email": ["…"]})`."""

    status, code, message = 422, "invalid", "The given data was invalid."


class TooMany(AppError):
    status, code, message = 429, "too_many_requests", "Too many attempts. Try later."

    def __init__(self, retry_after_s: int, message: str | None = None) -> None:
        super().__init__(message, headers={"Retry-After": str(max(1, retry_after_s))})


class Unavailable(AppError):
    status, code, message = 503, "unavailable", "Not available right now. Try again."


def answer(status: int, body: object, headers: Mapping[str, str] = {}) -> JSONResponse:
    return JSONResponse(body, status, {"Cache-Control": "no-store", **headers})


async def _refuse(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, AppError)  # noqa: S101
    return answer(error.status, error.body, error.headers)


async def _invalid(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)  # noqa: S101
    fields: dict[str, list[str]] = {}
    for problem in error.errors():
        fields.setdefault(_field(problem["loc"]), [_sentence(problem)])
    return answer(422, Invalid(errors=fields).body)


def _field(location: Sequence[str | int]) -> str:
    """`("body", "items", 0, "name")` becomes `items.0.name`; a broken body is `body`."""
    parts = [str(part) for part in location[1:]] or ["body"]
    return "body" if parts[0].isdigit() else ".".join(parts)


def _sentence(problem: Mapping[str, Any]) -> str:
    if problem["type"] == "missing":
        return "This field is required."
    if problem["type"] == "extra_forbidden":
        return "This field is not known."
    text = str(problem["msg"]).removeprefix("Value error, ")
    return text if text.endswith(".") else f"{text}."


async def _http(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)  # noqa: S101
    codes = {404: ("not_found", NotFound.message), 405: ("method_not_allowed", "")}
    code, message = codes.get(error.status_code, ("refused", ""))
    body = {"message": message or str(error.detail), "code": code}
    return answer(error.status_code, body, dict(error.headers or {}))


async def _database_away(_: Request, error: Exception) -> JSONResponse:
    log.error("database_unavailable", error=type(error).__name__)
    return answer(503, Unavailable().body, {"Retry-After": "2"})


async def _unexpected(_: Request, error: Exception) -> JSONResponse:
    log.exception("request_failed", exc_info=error)
    return answer(500, {"message": "Something went wrong.", "code": "server_error"})


def install(app: FastAPI) -> None:
    """Every error leaves as the contract's body, never as HTML or a stack trace."""
    app.add_exception_handler(AppError, _refuse)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(OperationalError, _database_away)
    app.add_exception_handler(Exception, _unexpected)
