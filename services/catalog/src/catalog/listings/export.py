"""A seller's products as a table, in the columns of an import."""

from collections.abc import Iterator, Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import aggregate_order_by
from sqlmodel import Session

from catalog.categories.models import table as categories
from catalog.listings.queries import Wanted, matching
from catalog.products.cards import money
from catalog.products.models import images, products, ranges
from catalog.units.models import table as units
from servicekit.db import Database

BATCH = 500
MAX_SPECS = 200
NOBODY = UUID(int=0)
COLUMNS = (
    "sku",
    "name",
    "name_ne",
    "category",
    "product_range",
    "price",
    "currency",
    "unit",
    "moq",
    "price_tiers",
    "lead_time_days",
    "description",
    "description_ne",
    "keywords",
    "images",
    "status",
)
_above = categories.alias("above")
_PATH = (
    sa.select(sa.func.array_agg(aggregate_order_by(_above.c.name, _above.c.level)))
    .where(_above.c.id == sa.any_(categories.c.lineage))
    .scalar_subquery()
)
_PICTURES = sa.func.array(
    sa.select(images.c.path)
    .where(images.c.product_id == products.c.id)
    .order_by(images.c.position, images.c.id)
    .scalar_subquery()
)
_SOURCE = (
    products.join(units, units.c.id == products.c.unit_id)
    .join(categories, categories.c.id == products.c.category_id)
    .outerjoin(ranges, ranges.c.id == products.c.product_range_id)
)


def table(
    database: Database, seller_id: UUID, wanted: Wanted
) -> Iterator[Sequence[object]]:
    """Heading and rows, read in batches: no connection waits for a slow reader."""
    with database.session() as session:
        where = matching(session, seller_id, wanted)
        specs = _spec_names(session, where)
    yield [*COLUMNS, *(f"spec:{name}" for name in specs)]
    after = NOBODY
    while True:
        with database.session() as session:
            rows = _batch(session, where, after)
        for row in rows:
            yield _cells(row, specs)
        if len(rows) < BATCH:
            return
        after = rows[-1]["id"]


def _spec_names(session: Session, where: list[Any]) -> list[str]:
    names = sa.select(sa.func.jsonb_object_keys(products.c.specs).label("name"))
    used = names.where(*where).distinct().order_by("name")
    return list(session.execute(used.limit(MAX_SPECS)).scalars())


def _batch(session: Session, where: list[Any], after: UUID) -> Sequence[sa.RowMapping]:
    wanted = (
        sa.select(
            products,
            units.c.symbol.label("unit"),
            ranges.c.name.label("product_range"),
            _PATH.label("path"),
            _PICTURES.label("pictures"),
        )
        .select_from(_SOURCE)
        .where(*where, products.c.id > after)
        .order_by(products.c.id)
        .limit(BATCH)
    )
    return session.execute(wanted).mappings().all()


def _cells(row: sa.RowMapping, specs: Sequence[str]) -> list[object]:
    tiers = [f"{tier['min_qty']}:{tier['price']}" for tier in row["price_tiers"]]
    made: dict[str, object] = {
        "category": " > ".join(row["path"]),
        "price": money(row["price"]),
        "price_tiers": "; ".join(tiers),
        "keywords": ", ".join(row["keywords"]),
        "images": "; ".join(row["pictures"]),
    }
    plain = [made.get(name, row.get(name)) for name in COLUMNS]
    return [*plain, *(row["specs"].get(name) for name in specs)]
