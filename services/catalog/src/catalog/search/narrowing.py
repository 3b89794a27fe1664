"""The filters of a query string as the engine takes them."""

from collections import defaultdict

from catalog.search.engine.asking import Narrowing
from catalog.search.reference_data import ReferenceData
from catalog.search.schemas import Filters


def narrowing(asked: Filters, reference: ReferenceData) -> Narrowing | None:
    """None when the category is none of ours."""
    category = reference.ids_by_slug.get(asked.category) if asked.category else None
    if asked.category and category is None:
        return None
    attributes: dict[str, tuple[str, ...]] = defaultdict(tuple)
    for each in asked.attr:
        key, _, value = each.partition(":")
        attributes[key] += (value,)
    return Narrowing(
        category=category,
        province=asked.province,
        district=asked.district,
        verified=asked.verified,
        quick=asked.quick_reply,
        price_min=asked.price_min,
        price_max=asked.price_max,
        moq_max=asked.moq_max,
        attributes=dict(attributes),
    )
