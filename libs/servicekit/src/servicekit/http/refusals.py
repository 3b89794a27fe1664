"""How refusals look in OpenAPI: the same for every operation of every service."""

from typing import Any

from pydantic import BaseModel

from servicekit.http import errors


class FieldRefusal(BaseModel):
    """Why a field is refused; `params` holds the `n` of "at most {n}"."""

    code: str
    params: dict[str, str]


class Refusal(BaseModel):
    """`errors`: the first message of each field, in English; `reasons`: the same for
    front ends, where the schema refused it; `data`: what would be possible."""

    message: str
    code: str
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
    kind.status: {"model": Refusal, "description": kind.message} for kind in _KINDS
}
