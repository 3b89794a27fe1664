"""The demo products, and any number of made ones for load tests."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from itertools import islice
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from catalog.categories.models import table as categories
from catalog.images.paths import url
from catalog.products.events import state
from catalog.products.models import Product, images, products, ranges
from catalog.text.keys import key
from catalog.text.slugs import slugify
from catalog.units.models import table as units
from contracts.catalog import ProductPublished, ProductUnlisted
from haat_seed import Seed, SeedProduct, generate_products, seed_id
from servicekit.clock import now
from servicekit.messaging.outbox import record

BATCH = 500


@dataclass
class _Lookup:
    """What a row needs of other tables, read once."""

    names: dict[UUID, tuple[str, str]]
    symbols: dict[UUID, str]
    at: datetime = field(default_factory=now)

    @classmethod
    def read(cls, session: Session) -> "_Lookup":
        category = sa.select(categories.c.id, categories.c.name, categories.c.name_ne)
        unit = sa.select(units.c.id, units.c.symbol)
        return cls(
            names={
                row.id: (row.name, row.name_ne) for row in session.execute(category)
            },
            symbols={row.id: row.symbol for row in session.execute(unit)},
        )


def write_products(session: Session, seed: Seed) -> int:
    """Writes what is missing, and tells of the new ones that are or were public."""
    lookup = _Lookup.read(session)
    rows = [_row(each, lookup, at) for at, each in enumerate(seed.products)]
    added = _insert(session, lookup, seed.products, rows)
    for product in rows:
        if product.id in added and product.published_at:
            public = product.status == "published"
            event = ProductPublished if public else ProductUnlisted
            record(session, state(event, product, lookup.symbols[product.unit_id]))
    return len(added)


def write_generated(session: Session, count: int) -> int:
    """The first `count` made products; nobody is told, `haat resync` tells others."""
    lookup, made, total = _Lookup.read(session), generate_products(count), 0
    for batch in _batches(made):
        rows = [_row(each, lookup, total + at) for at, each in enumerate(batch)]
        total += len(_insert(session, lookup, batch, rows))
    return total


def _batches(made: Iterator[SeedProduct]) -> Iterator[list[SeedProduct]]:
    while batch := list(islice(made, BATCH)):
        yield batch


def _insert(
    session: Session, lookup: _Lookup, wanted: list[SeedProduct], rows: list[Product]
) -> set[UUID]:
    _add(session, ranges, _ranges(wanted, lookup))
    added = _add(session, products, [row.model_dump() for row in rows])
    _add(
        session,
        images,
        [p for each in wanted if each.id in added for p in _pictures(each)],
    )
    return added


def _add(session: Session, table: sa.Table, rows: list[dict[str, Any]]) -> set[UUID]:
    if not rows:
        return set()
    adding = insert(table).on_conflict_do_nothing().returning(table.c.id)
    return set(session.execute(adding, rows).scalars())


def _range_id(each: SeedProduct) -> UUID:
    return seed_id("range", f"{each.seller}/{each.product_range}")


def _ranges(wanted: list[SeedProduct], lookup: _Lookup) -> list[dict[str, Any]]:
    """The sellers' ranges: each is named like a category, so its Nepali is known."""
    nepali = dict(lookup.names.values())
    rows = {
        _range_id(each): {
            "id": _range_id(each),
            "seller_id": seed_id("seller", each.seller),
            "name": each.product_range,
            "name_ne": nepali.get(each.product_range),
            "slug": slugify(each.product_range),
            "position": 0,
        }
        for each in wanted
    }
    return list(rows.values())


def _pictures(each: SeedProduct) -> Iterator[dict[str, Any]]:
    for position, name in enumerate(each.images):
        yield {
            "id": seed_id("image", f"{each.slug}/{position}"),
            "seller_id": seed_id("seller", each.seller),
            "product_id": each.id,
            "path": url(name),
            "position": position,
        }


def _row(each: SeedProduct, lookup: _Lookup, number: int) -> Product:
    seller_id, category_id = (
        seed_id("seller", each.seller),
        seed_id("category", each.category),
    )
    names = (each.name, each.name_ne)
    own_key = key((*names, *each.keywords, *lookup.names[category_id]))
    at = lookup.at - timedelta(hours=7 * (number % 300) + 1)
    was_public = each.status != "draft"
    return Product(
        id=each.id,
        seller_id=seller_id,
        category_id=category_id,
        product_range_id=_range_id(each),
        unit_id=seed_id("unit", each.unit),
        image=url(each.images[0]) if each.images else None,
        price_tiers=[
            {"min_qty": tier.min_qty, "price": f"{tier.price:.2f}"}
            for tier in each.price_tiers
        ],
        own_key=own_key,
        created_at=at,
        updated_at=at,
        published_at=at if was_public else None,
        **each.model_dump(include=_SAME),
    )


_SAME = {
    "slug",
    "name",
    "name_ne",
    "sku",
    "description",
    "description_ne",
    "price",
    "currency",
    "moq",
    "lead_time_days",
    "specs",
    "keywords",
    "status",
}
