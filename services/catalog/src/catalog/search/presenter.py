"""Counts of the engine as the API answers them, with names."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any
from uuid import UUID

from catalog.attributes.labels import labelled, unit_ne
from catalog.search.engine.counts import Counts
from catalog.search.facets import FLAGS
from contracts.places import Province, places
from contracts.units import units

NO_COUNTS = Counts()


def facets(
    counts: Counts,
    categories: Mapping[UUID, Mapping[str, Any]],
    attributes: Sequence[dict[str, Any]] = (),
) -> dict[str, Any]:
    return {
        "categories": _categories(counts.categories, categories),
        "provinces": _places(sorted(counts.of("province").items()), places().provinces),
        "districts": sorted(
            _places(counts.of("district").items(), places().districts),
            key=lambda each: (-each["count"], each["name"]),
        ),
        "units": [{**_unit(code), "count": n} for code, n in counts.units.items()],
        "price": {
            "unit": _unit(counts.unit) if counts.unit else None,
            "min": _from_paisa(counts.lowest_paisa),
            "max": _from_paisa(counts.highest_paisa),
            "buckets": [
                {"from": _npr(each.low), "to": _npr(each.high), "count": each.count}
                for each in counts.prices
            ],
        },
        **{each.name: {"count": counts.of(each.field).get(1, 0)} for each in FLAGS},
        "moq": [{"max": limit, "count": n} for limit, n in counts.moqs],
        "attributes": [
            _attribute(each, counts.attributes.get(each["key"], {}))
            for each in attributes
        ],
    }


def _categories(
    counts: Iterable[tuple[UUID, int]], categories: Mapping[UUID, Mapping[str, Any]]
) -> list[dict[str, Any]]:
    """The largest first; one that was just deleted is left out."""
    named = [
        {**categories[each], "count": n} for each, n in counts if each in categories
    ]
    return sorted(named, key=lambda each: (-each["count"], each["name"]))


def _places(
    counts: Iterable[tuple[int, int]], names: Mapping[int, Province]
) -> list[dict[str, Any]]:
    return [{**_place(each, names.get(each)), "count": n} for each, n in counts]


def _place(number: int, place: Province | None) -> dict[str, Any]:
    """An id that Nepal does not have is its own name."""
    name, name_ne = (place.name, place.name_ne) if place else (str(number),) * 2
    return {"id": number, "name": name, "name_ne": name_ne}


def _unit(code: str) -> dict[str, str]:
    """A unit that the reference data does not have is its own name."""
    for unit in units():
        if unit.code == code:
            return unit.model_dump(include={"code", "name", "name_ne", "symbol"})
    return dict.fromkeys(("code", "name", "name_ne", "symbol"), code)


def _attribute(attribute: dict[str, Any], counts: dict[str, int]) -> dict[str, Any]:
    options = []
    for value, count in counts.items():
        (label,) = labelled([attribute], {attribute["key"]: value})
        labels = {"label": label["value"], "label_ne": label["value_ne"]}
        options.append({"value": value, **labels, "count": count})
    names = {name: attribute[name] for name in ("key", "name", "name_ne", "unit")}
    return {**names, "unit_ne": unit_ne(attribute["unit"]), "options": options}


def _from_paisa(paisa: int | None) -> str | None:
    return None if paisa is None else f"{paisa // 100}.{paisa % 100:02d}"


def _npr(npr: int | None) -> str | None:
    return None if npr is None else f"{npr}.00"
