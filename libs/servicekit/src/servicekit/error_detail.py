"""A sentence that people read, with the code and the values by which it is worded."""

from collections.abc import Mapping
from datetime import date
from decimal import Decimal
from typing import Self


class ErrorDetail(str):
    """English text with a stable `code`; front ends word it by code and `params`.

    One with `{names}` is a template: `fill` gives the sentence. `params` are text:
    numbers in plain decimals, days as `2026-11-20`.
    """

    __slots__ = ("code", "params")
    code: str
    params: Mapping[str, str]

    def __new__(
        cls, code: str, text: str, params: Mapping[str, str] | None = None
    ) -> Self:
        detail = super().__new__(cls, text)
        detail.code, detail.params = code, params or {}
        return detail

    def __reduce__(self) -> tuple[type[Self], tuple[str, str, Mapping[str, str]]]:
        """For copies."""
        return type(self), (self.code, str(self), self.params)

    def fill(self, **values: object) -> "ErrorDetail":
        """Raises KeyError for a name of the template without its value."""
        params = {name: _plain(value) for name, value in values.items()}
        return ErrorDetail(self.code, self.format(**values), params)

    @property
    def reason(self) -> dict[str, object]:
        """As refusals carry it."""
        return {"code": self.code, "params": dict(self.params)}


def _plain(value: object) -> str:
    if isinstance(value, float):
        return f"{value:g}"
    if isinstance(value, date):
        return value.isoformat()
    return f"{value:f}" if isinstance(value, Decimal) else str(value)


class InvalidValue(ValueError):
    """What a validator raises: pydantic hands its `detail` on to the answer."""

    def __init__(self, detail: ErrorDetail) -> None:
        super().__init__(detail)
        self.detail = detail
