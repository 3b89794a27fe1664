"""Why a field is refused: our own sentences for all that a schema can find.

A reason has a code and at most one parameter, `n`; front ends word it by both. No text
of the validation library gets out: what has no reason here is "not valid".
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

UNREADABLE = "This is not valid JSON, or not a valid form."
# Code to sentence, as libs/web-platform/src/api/server-reasons.ts has them.
SENTENCES = {
    "required": "This field is required.",
    "unknown_field": "This field is not known.",
    "unreadable": UNREADABLE,
    "too_short": "Use at least {n} characters.",
    "too_long": "Use at most {n} characters.",
    "wrong_format": "This does not have the right form.",
    "not_text": "This must be text.",
    "not_whole_number": "This must be a whole number.",
    "not_number": "This must be a number.",
    "too_many_digits": "This number has too many digits.",
    "too_many_places": "Use at most {n} decimal places.",
    "not_above": "This must be more than {n}.",
    "too_small": "This must be at least {n}.",
    "too_early": "This must be {n} or later.",
    "too_late": "This must be {n} or earlier.",
    "not_below": "This must be less than {n}.",
    "too_large": "This must be at most {n}.",
    "too_few_items": "Choose at least {n}.",
    "too_many_items": "Choose at most {n}.",
    "not_list": "This must be a list.",
    "not_object": "This must be a group of fields.",
    "not_yes_or_no": "This must be yes or no.",
    "not_id": "This is not a valid id.",
    "not_date": "This is not a valid date.",
    "not_time": "This is not a valid date and time.",
    "not_choice": "Choose one of the possible values.",
    "too_many_errors": "This has too many errors.",
    "not_valid": "This is not valid.",
}
# pydantic's type of error to our code; with an underscore at the end, a beginning.
_CODES = {
    "missing": "required",
    "extra_forbidden": "unknown_field",
    "json_": "unreadable",
    "string_too_short": "too_short",
    "string_too_long": "too_long",
    "string_pattern_mismatch": "wrong_format",
    "string_": "not_text",
    "int_": "not_whole_number",
    "float_": "not_number",
    "finite_number": "not_number",
    "decimal_max_places": "too_many_places",
    "decimal_max_digits": "too_many_digits",
    "decimal_whole_digits": "too_many_digits",
    "decimal_": "not_number",
    "greater_than": "not_above",
    "greater_than_equal": "too_small",
    "less_than": "not_below",
    "less_than_equal": "too_large",
    "too_short": "too_few_items",
    "too_long": "too_many_items",
    "list_type": "not_list",
    "set_type": "not_list",
    "tuple_type": "not_list",
    "dict_type": "not_object",
    "mapping_type": "not_object",
    "model_": "not_object",
    "bool_": "not_yes_or_no",
    "uuid_": "not_id",
    "date_": "not_date",
    "datetime_": "not_time",
    "time_": "not_time",
    "timezone_": "not_time",
    "literal_error": "not_choice",
    "enum": "not_choice",
    "union_tag_": "not_choice",
    "too_many_errors": "too_many_errors",
}
_FROM_ONE = ("too_short", "too_few_items")
_OF_DATES = {"too_small": "too_early", "too_large": "too_late"}
_LIMITS = (
    *("min_length", "max_length", "ge", "gt", "le", "lt"),
    *("decimal_places", "max_digits", "whole_digits"),
)
_OWN = re.compile(r"[A-Z].{1,199}[.?!]")


@dataclass(frozen=True)
class Reason:
    """`sentence` is English and whole; `code` is None for a sentence of one field."""

    sentence: str
    code: str | None = None
    params: Mapping[str, str] | None = None

    @property
    def body(self) -> dict[str, Any] | None:
        if self.code is None:
            return None
        return {"code": self.code, "params": dict(self.params or {})}


def reason(problem: Mapping[str, Any]) -> Reason:
    """Of a problem pydantic found: by its type and its limit, never by its words."""
    if problem["type"] == "value_error":
        return _own(str(problem["msg"]).removeprefix("Value error, "))
    limit = _limit(problem.get("ctx", {}))
    code = _code(problem["type"])
    if code in _FROM_ONE and limit == 1:
        code = "required"
    if isinstance(limit, date):
        code = _OF_DATES.get(code, code)
    return _worded(code, f"{limit:g}" if isinstance(limit, float) else str(limit))


def sentence(problem: Mapping[str, Any]) -> str:
    """What a person reads of it."""
    return reason(problem).sentence


def _own(text: str) -> Reason:
    """What a validator of ours says is a sentence; a library's ValueError is none."""
    return Reason(text) if _OWN.fullmatch(text) else _worded("not_valid", "")


def _worded(code: str, n: str) -> Reason:
    text = SENTENCES[code]
    if "{n}" not in text:
        return Reason(text, code)
    return Reason(text.format(n=n), code, {"n": n})


def _code(kind: str) -> str:
    if kind in _CODES:
        return _CODES[kind]
    family = kind.partition("_")[0] + "_"
    return _CODES.get(family, "not_valid")


def _limit(context: Mapping[str, Any]) -> Any:
    return next((context[name] for name in _LIMITS if name in context), "")
