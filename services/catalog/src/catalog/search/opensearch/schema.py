"""The fields of both indexes, and how entries become documents."""

from typing import Any

from catalog.search.engine.entries import NameEntry, ProductEntry
from catalog.search.engine.ranking import (
    DETAILS,
    POPULAR_BOOST_MIN,
    PREFIXES,
    attribute,
    name_boost,
    prefixes,
    product_boost,
    range_term,
)
from catalog.search.facets import FACETS, OF_SELLER, Facet

# Indexes of another version are not used but built beside.
VERSION = 1
# A later delete must win over an earlier write for as long as a rebuild takes.
REMEMBER_DELETES = "24h"

_TERM = {"type": "keyword", "doc_values": False, "norms": False}
_COUNTED = {"type": "keyword", "norms": False}
_LONG = {"type": "long"}
Document = dict[str, Any]


def product_mapping() -> Document:
    """Tokens are folded already: each is a term, and nothing splits or stems."""
    tokens = dict.fromkeys(("title", "text", DETAILS), _COUNTED)
    terms = dict.fromkeys((PREFIXES, "lineage", "range"), _TERM)
    counted = dict.fromkeys(("id", "seller", "category", "attribute", "unit"), _COUNTED)
    numbers = dict.fromkeys(("moq", "price", "newest", "popularity"), _LONG)
    return _mapping({**tokens, **terms, **counted, **numbers, **_numbers(FACETS)})


def name_mapping() -> Document:
    terms = {"title": _COUNTED, "kind": _TERM, "id": _COUNTED}
    return _mapping({**terms, **_numbers(OF_SELLER)})


def _numbers(facets: tuple[Facet, ...]) -> Document:
    return {each.field: {"type": "integer"} for each in facets}


def _mapping(fields: Document) -> Document:
    boost = {"boost": {"type": "float", "index": False}}
    # PostgreSQL has the source of every document.
    source = {"enabled": False}
    return {"dynamic": "strict", "_source": source, "properties": {**fields, **boost}}


def product_document(entry: ProductEntry) -> Document:
    boost, price = product_boost(entry), entry.price
    published = entry.published_at
    begun = prefixes(entry.title).split() if boost >= POPULAR_BOOST_MIN else []
    return {
        "id": entry.id.hex,
        "title": entry.title.split(),
        "text": entry.text.split(),
        DETAILS: entry.details.split(),
        PREFIXES: begun,
        "seller": entry.seller_id.hex,
        "category": entry.category_id.hex,
        "lineage": [each.hex for each in entry.lineage],
        "attribute": [attribute(key, value) for key, value in entry.attributes],
        "range": range_term(entry.range),
        "unit": entry.unit,
        "moq": entry.moq,
        "price": None if price is None else round(price * 100),
        "newest": None if published is None else int(published.timestamp() * 1_000_000),
        "popularity": entry.popularity,
        "boost": 1 + boost,
        **entry.facets,
    }


def name_document(entry: NameEntry) -> Document:
    return {
        "id": entry.id.hex,
        "kind": entry.kind,
        "title": entry.name.split(),
        "boost": 1 + name_boost(entry),
        **entry.facets,
    }
