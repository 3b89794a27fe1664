"""Counts of the engine as the wire has them, with names."""

from collections.abc import Sequence
from typing import Any

from catalog.attributes.labels import labelled, unit_ne
from catalog.search.engine.counting import Counts
from catalog.search.shelves import Shelves

NOTHING = Counts()


def facets(
    counts: Counts, shelves: Shelves, attributes: Sequence[dict[str, Any]] = ()
) -> dict[str, Any]:
    return {
        "categories": shelves.counted_categories(counts.categories),
        "provinces": shelves.counted_provinces(counts.provinces),
        "districts": shelves.counted_districts(counts.districts),
        "price": {
            "min": _npr(counts.lowest_paisa),
            "max": _npr(counts.highest_paisa),
            "buckets": [
                {"from": _whole(each.low), "to": _whole(each.high), "count": each.count}
                for each in counts.prices
            ],
        },
        "verified": {"count": counts.verified},
        "quick_reply": {"count": counts.quick},
        "moq": [{"max": most, "count": n} for most, n in counts.moqs],
        "attributes": [
            _attribute(each, counts.attributes.get(each["key"], {}))
            for each in attributes
        ],
    }


def _attribute(attribute: dict[str, Any], counts: dict[str, int]) -> dict[str, Any]:
    options = []
    for value, count in counts.items():
        (label,) = labelled([attribute], {attribute["key"]: value})
        words = {"label": label["value"], "label_ne": label["value_ne"]}
        options.append({"value": value, **words, "count": count})
    names = ("key", "name", "name_ne", "unit")
    shown = {name: attribute[name] for name in names}
    return {**shown, "unit_ne": unit_ne(attribute["unit"]), "options": options}


def _npr(paisa: int | None) -> str | None:
    return None if paisa is None else f"{paisa // 100}.{paisa % 100:02d}"


def _whole(npr: int | None) -> str | None:
    return None if npr is None else f"{npr}.00"
