"""Labels of specifications in both languages, as a product's page has them."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

_BOOLEAN_LABELS = {"true": ("Yes", "हो"), "false": ("No", "होइन")}
# Units with a Nepali word; signs (mm, kW) are the same in both languages.
_UNITS_NE = {
    **dict.fromkeys(("s", "second", "seconds"), "सेकेन्ड"),
    **dict.fromkeys(("min", "minute", "minutes"), "मिनेट"),
    **dict.fromkeys(("h", "hour", "hours"), "घण्टा"),
    **dict.fromkeys(("day", "days"), "दिन"),
    **dict.fromkeys(("week", "weeks"), "हप्ता"),
    **dict.fromkeys(("month", "months"), "महिना"),
    **dict.fromkeys(("year", "years"), "वर्ष"),
    **dict.fromkeys(("piece", "pieces", "pcs"), "थान"),
    **dict.fromkeys(("box", "boxes"), "बाकस"),
    **dict.fromkeys(("bag", "bags"), "बोरा"),
    **dict.fromkeys(("set", "sets"), "सेट"),
    **dict.fromkeys(("roll", "rolls"), "रोल"),
    **dict.fromkeys(("page", "pages"), "पाना"),
    **dict.fromkeys(("layer", "layers"), "तह"),
}
_FREE: Mapping[str, Any] = {"unit": None, "type": "text", "options": ()}


def labelled(
    attributes: Iterable[Mapping[str, Any]], specs: Mapping[str, str]
) -> Iterator[dict[str, Any]]:
    """In the order of `attributes` (each key once), then the free ones."""
    keys = set()
    for attribute in attributes:
        key = attribute["key"]
        keys.add(key)
        if text := specs.get(key):
            yield _labelled(attribute, text)
    for key, text in specs.items():
        if key not in keys:
            yield _labelled({"key": key, "name": key, "name_ne": key, **_FREE}, text)


def _labelled(attribute: Mapping[str, Any], text: str) -> dict[str, Any]:
    value, value_ne = value_labels(attribute, text)
    return {**label(attribute), "value": value, "value_ne": value_ne}


def label(attribute: Mapping[str, Any]) -> dict[str, Any]:
    """The name and unit of an attribute."""
    return {
        "key": attribute["key"],
        "name": attribute["name"],
        "name_ne": attribute["name_ne"],
        "unit": attribute["unit"],
        "unit_ne": unit_ne(attribute["unit"]),
    }


def unit_ne(unit: str | None) -> str | None:
    return unit and _UNITS_NE.get(unit.lower(), unit)


def value_labels(attribute: Mapping[str, Any], text: str) -> tuple[str, str]:
    """The value as buyers read it, in both languages."""
    if attribute["type"] == "boolean":
        return _BOOLEAN_LABELS.get(text, (text, text))
    for option in attribute["options"]:
        if option["value"] == text:
            return option["label"], option["label_ne"]
    return text, text
