"""The fields of both indexes, and how entries become documents."""

from math import exp2

from tantivy import (
    Document,
    Index,
    Schema,
    SchemaBuilder,
    TextAnalyzerBuilder,
    Tokenizer,
)

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
from catalog.search.facets import FACETS, OF_SELLER

# Indexes of another version are not opened but rebuilt.
VERSION = 8
FOLDED, RAW = "words", "raw"  # tokenizers; an index on disk stores their names

LOW_64 = (1 << 64) - 1
_MAX_POPULARITY = 0x7FFF
_SPREAD = 0xFFFF  # bits of the id that order equal prices
_MAX_PAISA = (1 << 47) - 1


def product_schema() -> Schema:
    builder = SchemaBuilder()
    for name in ("title", "text", DETAILS, PREFIXES):
        builder.add_text_field(name, tokenizer_name=FOLDED, index_option="basic")
    for name in ("id", "lineage", "range"):
        builder.add_text_field(name, tokenizer_name=RAW, index_option="basic")
    for name in ("seller", "category", "attribute", "unit"):
        builder.add_text_field(
            name, tokenizer_name=RAW, index_option="basic", fast=True
        )
    for facet in FACETS:
        builder.add_unsigned_field(facet.field, indexed=True, fast=True)
    for name in ("high", "low", "moq", "price", "by_price", "newest", "wanted"):
        builder.add_unsigned_field(name, fast=True)
    builder.add_float_field("boost", fast=True)
    return builder.build()


def name_schema() -> Schema:
    builder = SchemaBuilder()
    builder.add_text_field("title", tokenizer_name=FOLDED, index_option="basic")
    for name in ("id", "kind"):
        builder.add_text_field(name, tokenizer_name=RAW, index_option="basic")
    for facet in OF_SELLER:
        builder.add_unsigned_field(facet.field, indexed=True, fast=True)
    for name in ("high", "low"):
        builder.add_unsigned_field(name, fast=True)
    builder.add_float_field("boost", fast=True)
    return builder.build()


def open_index(schema: Schema, path: str) -> Index:
    """Tokens are folded already: splitting at spaces never cuts at a virama."""
    index = Index(schema, path=path)
    spaces = TextAnalyzerBuilder(Tokenizer.whitespace()).build()
    index.register_tokenizer(FOLDED, spaces)
    return index


def product_document(entry: ProductEntry) -> Document:
    document = _identified(entry)
    document.add_text("text", entry.text)
    document.add_text(DETAILS, entry.details)
    boost = product_boost(entry)
    if boost >= POPULAR_BOOST_MIN:
        document.add_text(PREFIXES, prefixes(entry.title))
    document.add_text("seller", entry.seller_id.hex)
    document.add_text("category", entry.category_id.hex)
    for category_id in entry.lineage:
        document.add_text("lineage", category_id.hex)
    for key, value in entry.attributes:
        document.add_text("attribute", attribute(key, value))
    document.add_text("range", range_term(entry.range))
    document.add_text("unit", entry.unit)
    document.add_unsigned("moq", entry.moq)
    document.add_unsigned("wanted", popularity_order(entry))
    if entry.price is not None:
        paisa = min(round(entry.price * 100), _MAX_PAISA)
        document.add_unsigned("price", paisa)
        document.add_unsigned("by_price", paisa << 16 | entry.id.int & _SPREAD)
    if entry.published_at is not None:
        at = int(entry.published_at.timestamp() * 1_000_000)
        document.add_unsigned("newest", at << 8 | entry.id.int & 0xFF)
    document.add_float("boost", weight(boost))
    return document


def name_document(entry: NameEntry) -> Document:
    document = _identified(entry)
    document.add_text("kind", entry.kind)
    document.add_float("boost", weight(name_boost(entry)))
    return document


def _identified(entry: ProductEntry | NameEntry) -> Document:
    document = Document()
    document.add_text("id", entry.id.hex)
    document.add_unsigned("high", entry.id.int >> 64)
    document.add_unsigned("low", entry.id.int & LOW_64)
    names = entry.title if isinstance(entry, ProductEntry) else entry.name
    document.add_text("title", names)
    for field, value in entry.facets.items():
        document.add_unsigned(field, value)
    return document


def weight(boost: float) -> float:
    """tantivy multiplies a score by log2(2 + weight): this makes that 1 + boost."""
    return exp2(1 + boost) - 2


def popularity_order(entry: ProductEntry) -> int:
    """By popularity, then the oldest first: an id begins with its time."""
    created = entry.id.int >> 80
    return min(entry.popularity, _MAX_POPULARITY) << 48 | (1 << 48) - 1 - created
