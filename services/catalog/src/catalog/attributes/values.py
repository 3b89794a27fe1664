"""Specifications as values: parsed as people write them, checked by their attribute."""

from collections.abc import Mapping, Sequence

from catalog.attributes.models import Attribute
from catalog.error_texts import NOT_A_NUMBER, NOT_IN_LIST, YES_OR_NO
from servicekit.error_detail import ErrorDetail
from servicekit.error_texts import REQUIRED
from servicekit.numbers import UnreadableNumber, read_number

Specs = Mapping[str, str]
_BOOLEAN_SPELLINGS = {
    "true": ("true", "yes", "y", "1", "हो", "छ"),
    "false": ("false", "no", "n", "0", "होइन", "छैन"),
}
_MAX_NUMBER_LENGTH = 30


def tidied(attributes: Sequence[Attribute], specs: Specs) -> dict[str, str]:
    """Attributes by their key, numbers and choices as they are stored.

    What cannot be parsed stays as it was written; a free key, too.
    """
    named = {_fold(text): each for each in attributes for text in _names(each)}
    tidy: dict[str, str] = {}
    for name, text in specs.items():
        attribute = named.get(_fold(name))
        if attribute is None:
            tidy[name] = text
        else:
            tidy[attribute.key] = _value(attribute, text.strip())
    return tidy


def errors(
    attributes: Sequence[Attribute], specs: Specs, *, publishing: bool
) -> dict[str, list[ErrorDetail]]:
    """By `specs.<key>`; required ones must be there when a product is published."""
    found: dict[str, list[ErrorDetail]] = {}
    for attribute in attributes:
        text = specs.get(attribute.key, "")
        if text:
            reason = _reason(attribute, text)
        else:
            is_missing = publishing and attribute.is_required
            reason = REQUIRED if is_missing else None
        if reason:
            found[f"specs.{attribute.key}"] = [reason]
    return found


def _names(attribute: Attribute) -> tuple[str, ...]:
    unit = f" ({attribute.unit})" if attribute.unit else ""
    names = (attribute.name, attribute.name_ne)
    return (attribute.key, *names, *(name + unit for name in names))


def _fold(text: str) -> str:
    return " ".join(text.casefold().split())


def _value(attribute: Attribute, text: str) -> str:
    if attribute.type == "number":
        return _number(text, attribute.unit) or text
    if attribute.type == "choice":
        return _choice(attribute, text) or text
    if attribute.type == "boolean":
        folded = _fold(text)
        return next(
            (
                value
                for value, spellings in _BOOLEAN_SPELLINGS.items()
                if folded in spellings
            ),
            text,
        )
    return text


def _number(text: str, unit: str | None) -> str | None:
    """`१,२००.५० mm` is 1200.5; None for what is no plain number."""
    bare = text.removesuffix(unit or "").strip()
    if len(bare) > _MAX_NUMBER_LENGTH:
        return None
    try:
        number = read_number(bare, is_signed=True)
    except UnreadableNumber:
        return None
    return f"{number.normalize():f}" if number else "0"


def _choice(attribute: Attribute, text: str) -> str | None:
    for option in attribute.options:
        if _fold(text) in {_fold(word) for word in option.values()}:
            return str(option["value"])
    return None


def _reason(attribute: Attribute, text: str) -> ErrorDetail | None:
    if attribute.type == "number" and _number(text, attribute.unit) != text:
        return NOT_A_NUMBER
    values = [option["value"] for option in attribute.options]
    if attribute.type == "choice" and text not in values:
        return NOT_IN_LIST
    if attribute.type == "boolean" and text not in _BOOLEAN_SPELLINGS:
        return YES_OR_NO
    return None
