"""The filters of a query string as the engine applies them."""

from collections import defaultdict

from catalog.search.engine.types import FilterSet
from catalog.search.facets import FACETS
from catalog.search.reference_data import ReferenceData
from catalog.search.schemas import Filters


def filter_set(query: Filters, reference: ReferenceData) -> FilterSet | None:
    """None when the category does not exist."""
    category = reference.ids_by_slug.get(query.category) if query.category else None
    if query.category and category is None:
        return None
    attributes: dict[str, tuple[str, ...]] = defaultdict(tuple)
    for each in query.attr:
        key, _, value = each.partition(":")
        attributes[key] += (value,)
    return FilterSet(
        category=category,
        facets=_facets(query),
        unit=query.unit,
        price_min=query.price_min,
        price_max=query.price_max,
        moq_max=query.moq_max,
        attributes=dict(attributes),
    )


def _facets(query: Filters) -> dict[str, int]:
    chosen = {each.field: getattr(query, each.name) for each in FACETS}
    return {field: int(value) for field, value in chosen.items() if value is not None}
