"""How refusals look in OpenAPI: the same for every operation of every service."""

from typing import Any

from pydantic import BaseModel

from servicekit.error_detail import ErrorDetail
from servicekit.http import errors


class FieldRefusal(BaseModel):
    """What a sentence says, for front ends: its code (`docs/refusals.md`), and
    `params`, such as the `n` of "at most {n}", as text."""

    code: str
    params: dict[str, str]

    @classmethod
    def of(cls, detail: ErrorDetail) -> "FieldRefusal":
        return cls(code=detail.code, params=dict(detail.params))


class Refusal(BaseModel):
    """`code`: the kind, for programs. `message` and `errors`: sentences, in English;
    `reason` and `reasons`: the same for front ends; `data`: what would be possible."""

    message: str
    code: str
    reason: FieldRefusal | None = None
    errors: dict[str, list[str]] | None = None
    reasons: dict[str, FieldRefusal] | None = None
    data: Any = None


_KINDS: tuple[type[errors.AppError], ...] = (
    errors.Unauthenticated,
    errors.Forbidden,
    errors.NotFound,
    errors.Conflict,
    errors.TooLarge,
    errors.Invalid,
    errors.TooMany,
    errors.Unavailable,
)
REFUSALS: dict[int | str, dict[str, Any]] = {
    kind.status: {"model": Refusal, "description": str(kind.message)} for kind in _KINDS
}
