"""Refusals a caller can understand; `failures.py` turns them into HTTP."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from fastapi.responses import JSONResponse

FieldErrors = Mapping[str, Sequence[str]]
MAX_ERRORS = 20  # fields an answer names


class AppError(Exception):
    """An expected refusal; `status`, `code` and `message` go to the caller."""

    status: ClassVar[int] = 400
    code: ClassVar[str] = "bad_request"
    message: ClassVar[str] = "The request could not be handled."
    default_headers: ClassVar[Mapping[str, str]] = {}

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
        self.headers = {**self.default_headers, **(headers or {})}

    @property
    def first_message(self) -> str:
        """What to say where there is room for one sentence: of a field, if any."""
        fields = list(self.body.get("errors", {}).values())
        return str(fields[0][0] if fields else self.body["message"])


class Unauthenticated(AppError):
    """The token is missing, expired or revoked: the caller is signed out (spec 8)."""

    status, code, message = 401, "unauthenticated", "Unauthenticated."


class Forbidden(AppError):
    status, code, message = 403, "forbidden", "This is not yours to do."


class EmailUnverified(Forbidden):
    """D9."""

    code, message = "email_unverified", "Verify your e-mail address first."


class NotFound(AppError):
    """Also the answer for somebody else's id (D13)."""

    status, code, message = 404, "not_found", "No such thing."


class Conflict(AppError):
    status, code, message = 409, "conflict", "Not possible in this state."


class Invalid(AppError):
    """A field the user can correct: `Invalid(errors={"email": ["…"]})`."""

    status, code, message = 422, "invalid", "The given data was invalid."


class TooLarge(AppError):
    status, code, message = 413, "too_large", "This is too large."


class TooMany(AppError):
    status, code, message = 429, "too_many_requests", "Too many attempts. Try later."

    def __init__(self, retry_after_s: int, message: str | None = None) -> None:
        super().__init__(message, headers={"Retry-After": str(max(1, retry_after_s))})


class Unavailable(AppError):
    status, code, message = 503, "unavailable", "Not available right now. Try again."
    default_headers: ClassVar[Mapping[str, str]] = {"Retry-After": "2"}


def answer(status: int, body: object, headers: Mapping[str, str] = {}) -> JSONResponse:
    return JSONResponse(body, status, {"Cache-Control": "no-store", **headers})
