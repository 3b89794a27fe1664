"""Refusals a caller can understand; `failures.py` turns them into HTTP."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from fastapi.responses import JSONResponse

from servicekit import error_texts as texts
from servicekit.error_detail import ErrorDetail

FieldErrors = Mapping[str, Sequence[ErrorDetail]]
MAX_ERRORS = 20  # fields an answer names


class AppError(Exception):
    """An expected refusal. `code` is its kind, for programs; the sentences carry codes
    of their own, by which front ends word them."""

    status: ClassVar[int] = 400
    code: ClassVar[str] = "bad_request"
    message: ClassVar[ErrorDetail] = texts.BAD_REQUEST
    default_headers: ClassVar[Mapping[str, str]] = {}

    def __init__(
        self,
        message: ErrorDetail | None = None,
        *,
        code: str | None = None,
        errors: FieldErrors | None = None,
        data: object = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        self.detail = message or self.message
        super().__init__(self.detail)
        self.errors = errors or {}
        self.body = body_of(code or self.code, self.detail, self.errors)
        if data is not None:
            self.body["data"] = data
        self.headers = {**self.default_headers, **(headers or {})}

    @property
    def first_detail(self) -> ErrorDetail:
        """What to show where there is room for one sentence: of a field, if any."""
        return next((details[0] for details in self.errors.values()), self.detail)


def body_of(
    code: str, message: ErrorDetail, errors: FieldErrors | None = None
) -> dict[str, Any]:
    """The contract's body: English sentences, each with its reason."""
    body: dict[str, Any] = {
        "message": str(message),
        "code": code,
        "reason": message.reason,
    }
    if errors:
        body["errors"] = {
            field: [str(detail) for detail in details]
            for field, details in errors.items()
        }
        body["reasons"] = {
            field: details[0].reason for field, details in errors.items()
        }
    return body


class Unauthenticated(AppError):
    """The token is missing, expired or revoked: the caller is signed out (spec 8)."""

    status, code, message = 401, "unauthenticated", texts.UNAUTHENTICATED


class Forbidden(AppError):
    status, code, message = 403, "forbidden", texts.FORBIDDEN


class EmailUnverified(Forbidden):
    """D9."""

    code, message = "email_unverified", texts.EMAIL_UNVERIFIED


class NotFound(AppError):
    """Also the answer for somebody else's id (D13)."""

    status, code, message = 404, "not_found", texts.NOT_FOUND


class Conflict(AppError):
    status, code, message = 409, "conflict", texts.CONFLICT


class Invalid(AppError):
    """A field the user can correct: `Invalid(errors={"email": [EMAIL_NOT_VALID]})`."""

    status, code, message = 422, "invalid", texts.INVALID


class TooLarge(AppError):
    status, code, message = 413, "too_large", texts.BODY_TOO_LARGE


class TooMany(AppError):
    status, code, message = 429, "too_many_requests", texts.TOO_MANY_REQUESTS

    def __init__(self, retry_after_s: int, message: ErrorDetail | None = None) -> None:
        super().__init__(message, headers={"Retry-After": str(max(1, retry_after_s))})


class Unavailable(AppError):
    status, code, message = 503, "unavailable", texts.UNAVAILABLE
    default_headers: ClassVar[Mapping[str, str]] = {"Retry-After": "2"}


def answer(status: int, body: object, headers: Mapping[str, str] = {}) -> JSONResponse:
    return JSONResponse(body, status, {"Cache-Control": "no-store", **headers})
