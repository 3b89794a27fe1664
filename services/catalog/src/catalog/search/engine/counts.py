"""Facets: how many there are behind each filter."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate, pairwise
from typing import Any, NamedTuple
from uuid import UUID

from catalog.search.engine.types import ATTRIBUTE, FilterSet, Group
from catalog.search.facets import FACETS

MAX_CATEGORIES, MAX_PLACES, MAX_VALUES = 20, 80, 30
PRICES_NPR = (100, 500, 1_000, 5_000, 10_000, 50_000, 100_000)
MOQS = (1, 10, 50, 100, 500, 1_000)


@dataclass(frozen=True, slots=True)
class PriceBucket:
    """From (included) to (excluded), in NPR."""

    low: int | None
    high: int | None
    count: int


@dataclass(slots=True)
class Counts:
    """Each facet with all other filters on, its own off; categories with all on.

    `values` are those of `FACETS`: field -> value -> count. Prices and minimum orders
    are those in `unit`: the chosen one, else the most frequent.
    """

    categories: list[tuple[UUID, int]] = field(default_factory=list)
    values: dict[str, dict[int, int]] = field(default_factory=dict)
    units: dict[str, int] = field(default_factory=dict)
    unit: str | None = None
    lowest_paisa: int | None = None
    highest_paisa: int | None = None
    prices: list[PriceBucket] = field(default_factory=list)
    moqs: list[tuple[int, int]] = field(default_factory=list)
    attributes: dict[str, dict[str, int]] = field(default_factory=dict)

    def of(self, field: str) -> dict[int, int]:
        return self.values.get(field, {})


class Pass(NamedTuple):
    """Aggregations of what matches with these filters; both engines know the form."""

    by: FilterSet
    aggregations: dict[str, Any]


Passes = Generator[list[Pass], list[dict[str, Any]], Counts]


def counting(by: FilterSet, keys: Sequence[str] = ()) -> Passes:
    """One pass with all filters on, and one more for each filter of a facet.

    Prices and minimum orders take the same passes, within one unit. It yields passes
    and is sent their answers: each engine runs them in its own way.
    """
    answers = _merged((yield _passes(by, {"category": _CATEGORY, **_facets(keys)})))
    unit = by.unit or next(iter(_buckets(answers, "unit")), None)
    answers |= _merged((yield _passes(replace(by, unit=unit), _AMOUNTS)))
    return _counts(answers, unit, keys)


def count(aggregate: Callable[[Pass], dict[str, Any]], passes: Passes) -> Counts:
    """For an engine that answers at once."""
    answers: list[dict[str, Any]] | None = None
    try:
        while True:
            wanted = passes.send(answers) if answers is not None else next(passes)
            answers = [aggregate(each) for each in wanted]
    except StopIteration as done:
        counts: Counts = done.value
        return counts


def _passes(by: FilterSet, wanted: dict[Group, dict[str, Any]]) -> list[Pass]:
    free = {group: each for group, each in wanted.items() if group not in by.groups}
    passes = [Pass(by, _flat(free))] if free else []
    on = [group for group in by.groups if group in wanted]
    return passes + [
        Pass(by.without(group), _flat({group: wanted[group]})) for group in on
    ]


def _merged(answers: list[dict[str, Any]]) -> dict[str, Any]:
    return {name: each for answer in answers for name, each in answer.items()}


def _terms(field: str, size: int, **more: Any) -> dict[str, Any]:
    return {"terms": {"field": field, "size": size, **more}}


def _ranges(field: str, edges: Sequence[int]) -> dict[str, Any]:
    ends = [None, *edges, None]
    pairs = pairwise(ends)
    ranges = [
        {name: edge for name, edge in (("from", low), ("to", high)) if edge is not None}
        for low, high in pairs
    ]
    return {"range": {"field": field, "ranges": ranges}}


_CATEGORY = {"category": _terms("category", MAX_CATEGORIES)}
_FACETS: dict[Group, dict[str, Any]] = {
    **{each.field: {each.field: _terms(each.field, MAX_PLACES)} for each in FACETS},
    "unit": {"unit": _terms("unit", MAX_VALUES)},
}
_AMOUNTS: dict[Group, dict[str, Any]] = {
    "price": {
        "prices": {"stats": {"field": "price"}},
        "price": _ranges("price", [each * 100 for each in PRICES_NPR]),
    },
    "moq": {"moq": _ranges("moq", [each + 1 for each in MOQS])},
}


def _facets(keys: Sequence[str]) -> dict[Group, dict[str, Any]]:
    values = {
        f"{ATTRIBUTE}{key}": {
            f"{ATTRIBUTE}{key}": _terms("attribute", MAX_VALUES, include=f"{key}=.*")
        }
        for key in keys
    }
    return {**_FACETS, **values}


def _flat(groups: dict[Group, dict[str, Any]]) -> dict[str, Any]:
    return {name: each for group in groups.values() for name, each in group.items()}


def _counts(answers: dict[str, Any], unit: str | None, keys: Sequence[str]) -> Counts:
    prices = answers["prices"]
    moqs = accumulate(_in_order(answers["moq"], [each + 1 for each in MOQS]))
    return Counts(
        categories=[(UUID(key), n) for key, n in _buckets(answers, "category").items()],
        values={each.field: _numbered(answers, each.field) for each in FACETS},
        units=_buckets(answers, "unit"),
        unit=unit,
        lowest_paisa=None if prices["min"] is None else int(prices["min"]),
        highest_paisa=None if prices["max"] is None else int(prices["max"]),
        prices=_price_buckets(answers["price"]),
        moqs=list(zip(MOQS, moqs, strict=False)),
        attributes={
            key: {
                value.removeprefix(f"{key}="): n
                for value, n in _buckets(answers, f"{ATTRIBUTE}{key}").items()
            }
            for key in keys
        },
    )


def _buckets(answers: dict[str, Any], name: str) -> dict[Any, int]:
    return {each["key"]: each["doc_count"] for each in answers[name]["buckets"]}


def _numbered(answers: dict[str, Any], name: str) -> dict[int, int]:
    return {int(key): n for key, n in _buckets(answers, name).items()}


def _in_order(answer: dict[str, Any], edges: Sequence[int]) -> list[int]:
    """Counts from the lowest range on; the engine leaves out and orders as it likes."""
    counts = {each.get("from"): each["doc_count"] for each in answer["buckets"]}
    return [counts.get(low, 0) for low in (None, *edges)]


def _price_buckets(answer: dict[str, Any]) -> list[PriceBucket]:
    ends = pairwise((None, *PRICES_NPR, None))
    counts = _in_order(answer, [each * 100 for each in PRICES_NPR])
    buckets = zip(ends, counts, strict=True)
    return [PriceBucket(low, high, n) for (low, high), n in buckets if n]
