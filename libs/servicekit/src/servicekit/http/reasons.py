"""Why a field is refused: our own sentences for all that a schema can find.

No text of the validation library gets out: what has no sentence here is "not valid".
"""

from collections.abc import Mapping
from datetime import date
from typing import Any

from servicekit import error_texts as texts
from servicekit.error_detail import ErrorDetail, InvalidValue

# pydantic's type of error to our sentence; with an underscore at the end, a beginning.
_TEXTS = {
    "missing": texts.REQUIRED,
    "extra_forbidden": texts.UNKNOWN_FIELD,
    "json_": texts.UNREADABLE,
    "string_too_short": texts.TOO_SHORT,
    "string_too_long": texts.TOO_LONG,
    "string_pattern_mismatch": texts.WRONG_FORMAT,
    "string_": texts.NOT_TEXT,
    "int_": texts.NOT_WHOLE_NUMBER,
    "float_": texts.NOT_NUMBER,
    "finite_number": texts.NOT_NUMBER,
    "decimal_max_places": texts.TOO_MANY_PLACES,
    "decimal_max_digits": texts.TOO_MANY_DIGITS,
    "decimal_whole_digits": texts.TOO_MANY_DIGITS,
    "decimal_": texts.NOT_NUMBER,
    "greater_than": texts.NOT_ABOVE,
    "greater_than_equal": texts.TOO_SMALL,
    "less_than": texts.NOT_BELOW,
    "less_than_equal": texts.TOO_LARGE,
    "too_short": texts.TOO_FEW_ITEMS,
    "too_long": texts.TOO_MANY_ITEMS,
    "list_type": texts.NOT_LIST,
    "set_type": texts.NOT_LIST,
    "tuple_type": texts.NOT_LIST,
    "dict_type": texts.NOT_OBJECT,
    "mapping_type": texts.NOT_OBJECT,
    "model_": texts.NOT_OBJECT,
    "bool_": texts.NOT_YES_OR_NO,
    "uuid_": texts.NOT_ID,
    "date_": texts.NOT_DATE,
    "datetime_": texts.NOT_TIME,
    "time_": texts.NOT_TIME,
    "timezone_": texts.NOT_TIME,
    "literal_error": texts.NOT_CHOICE,
    "enum": texts.NOT_CHOICE,
    "union_tag_": texts.NOT_CHOICE,
    "too_many_errors": texts.TOO_MANY_ERRORS,
}
_OF_LENGTH = ("too_short", "too_long")
_FROM_ONE = (texts.TOO_SHORT, texts.TOO_FEW_ITEMS)
_OF_DATES = {texts.TOO_SMALL: texts.TOO_EARLY, texts.TOO_LARGE: texts.TOO_LATE}
_LIMITS = (
    *("min_length", "max_length", "ge", "gt", "le", "lt"),
    *("decimal_places", "max_digits", "whole_digits"),
)


def detail(problem: Mapping[str, Any]) -> ErrorDetail:
    """Of a problem pydantic found: by its type and its limit, never by its words."""
    context = problem.get("ctx", {})
    if isinstance(context.get("error"), InvalidValue):
        found: ErrorDetail = context["error"].detail
        return found
    limit = _limit(context)
    kind = problem["type"]
    # A length behind our own validators: pydantic speaks of items there.
    is_text = kind in _OF_LENGTH and isinstance(problem.get("input"), str)
    text = _text(f"string_{kind}" if is_text else kind)
    if text in _FROM_ONE and limit == 1:
        return texts.REQUIRED
    if isinstance(limit, date):
        text = _OF_DATES.get(text, text)
    return text.fill(n=limit) if "{n}" in text else text


def _text(kind: str) -> ErrorDetail:
    if kind in _TEXTS:
        return _TEXTS[kind]
    family = kind.partition("_")[0] + "_"
    return _TEXTS.get(family, texts.NOT_VALID)


def _limit(context: Mapping[str, Any]) -> Any:
    return next((context[name] for name in _LIMITS if name in context), "")
