"""Statements that find sellers, words and suggestions."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY

from catalog.categories.models import table as categories
from catalog.products import cards
from catalog.products.models import products
from catalog.products.queries import SELLERS_PRODUCTS
from catalog.search.models import table as vocabulary
from catalog.sellers.models import table as sellers

HINTS = {"products": 4, "categories": 3, "suppliers": 3}

_patterns = sa.func.all(sa.bindparam("patterns"))


def _unless_given(name: str, column: Any) -> Any:
    # The cast tells PostgreSQL the type of a value that may be null.
    value = sa.cast(sa.bindparam(name), column.type)
    return sa.or_(value.is_(None), column == value)


CARD = (
    sellers.c.id,
    sellers.c.slug,
    sellers.c.company_name,
    sellers.c.company_name_ne,
    sellers.c.is_verified.label("is_seller_verified"),
    sellers.c.district,
    sellers.c.district_ne,
    sellers.c.company_logo,
    sellers.c.colour,
    sellers.c.established,
    sellers.c.province_id,
    SELLERS_PRODUCTS,
)
_sells = (
    sa.select(sa.literal(1))
    .select_from(products)
    .where(
        products.c.seller_id == sellers.c.id,
        products.c.status == "published",
        products.c.search_key.like(_patterns),
    )
    .exists()
)
_in_category = (
    sa.select(sa.literal(1))
    .select_from(products.join(categories, categories.c.id == products.c.category_id))
    .where(
        products.c.seller_id == sellers.c.id,
        products.c.status == "published",
        sa.select(categories.alias("branch").c.id)
        .where(sa.literal_column("branch.slug") == sa.bindparam("category"))
        .scalar_subquery()
        == sa.any_(categories.c.lineage),
    )
    .exists()
)
_by_name = sellers.c.search_key.like(_patterns)
SUPPLIERS = (
    sa.select(*CARD, sa.func.count().over().label("total"))
    .where(
        sellers.c.status == "active",
        sa.or_(_by_name, _sells),
        _unless_given("province", sellers.c.province_id),
        _unless_given("district", sellers.c.district_id),
        _unless_given("verified", sellers.c.is_verified),
        sa.or_(sa.cast(sa.bindparam("category"), sa.Text).is_(None), _in_category),
    )
    .order_by(
        _by_name.desc(),
        sellers.c.is_verified.desc(),
        SELLERS_PRODUCTS.desc(),
        sellers.c.id,
    )
    .limit(sa.bindparam("limit"))
    .offset(sa.bindparam("offset"))
)

_word = (
    sa.func.unnest(sa.cast(sa.bindparam("words"), ARRAY(sa.Text)))
    .table_valued("word")
    .render_derived(name="typed")
)
_alike = (
    sa.select(vocabulary.c.word, vocabulary.c.shown)
    .where(vocabulary.c.word.op("%")(_word.c.word))
    .order_by(
        sa.func.similarity(vocabulary.c.word, _word.c.word).desc(), vocabulary.c.word
    )
    .limit(1)
    .lateral("alike")
)
CORRECTIONS = sa.select(_word.c.word.label("typed"), _alike.c.shown).select_from(
    _word.join(_alike, sa.true())
)

PRODUCT_HINTS = (
    sa.select(
        products.c.id,
        products.c.slug,
        products.c.name,
        products.c.name_ne,
        products.c.image,
    )
    .select_from(cards.OF_SELLER)
    .where(cards.PUBLIC, products.c.search_key.like(_patterns))
    .order_by(products.c.title_key.like(_patterns).desc(), *cards.WANTED_FIRST)
    .limit(HINTS["products"])
)
CATEGORY_HINTS = (
    sa.select(
        categories.c.id, categories.c.name, categories.c.name_ne, categories.c.slug
    )
    .where(~categories.c.is_deleted, categories.c.search_key.like(_patterns))
    .order_by(categories.c.level, categories.c.position, categories.c.name)
    .limit(HINTS["categories"])
)
SUPPLIER_HINTS = (
    sa.select(
        sellers.c.slug,
        sellers.c.company_name,
        sellers.c.company_name_ne,
        sellers.c.is_verified.label("is_seller_verified"),
    )
    .where(sellers.c.status == "active", sellers.c.search_key.like(_patterns))
    .order_by(sellers.c.is_verified.desc(), sellers.c.company_name)
    .limit(HINTS["suppliers"])
)
