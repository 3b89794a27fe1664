"""Reads of searches without a result."""

from datetime import date
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from catalog.categories.models import table as categories
from catalog.demand.models import ANYTHING, NOWHERE, misses
from catalog.products.models import products
from catalog.sellers.models import table as sellers

MIN_VISITORS_FOR_SELLERS = 2  # visitors: what one person typed may be about them

_visitors = sa.func.sum(misses.c.visitors)
_COUNTED = sa.select(
    misses.c.folded,
    misses.c.category_id,
    misses.c.district_id,
    sa.func.min(misses.c.shown).label("shown"),
    _visitors.label("visitors"),
    sa.func.max(misses.c.last_at).label("last_at"),
).group_by(misses.c.folded, misses.c.category_id, misses.c.district_id)


def of_everybody(
    session: Session,
    since: date,
    window: tuple[int, int],
    category: str | None = None,
    district: int | None = None,
) -> tuple[list[dict[str, Any]], int]:
    """For administrators; `category` is a slug whose whole branch counts."""
    wanted = _COUNTED.where(misses.c.day >= since)
    if category:
        wanted = wanted.where(misses.c.category_id.in_(_branch_of_slug(category)))
    if district:
        wanted = wanted.where(misses.c.district_id == district)
    return _page(session, wanted, window)


def of_seller(
    session: Session, seller_id: UUID, since: date, window: tuple[int, int]
) -> tuple[list[dict[str, Any]], int]:
    """In the industries the seller has products in, and without any category."""
    wanted = _COUNTED.where(
        misses.c.day >= since,
        sa.or_(
            misses.c.category_id == ANYTHING,
            misses.c.category_id.in_(_industries_of(seller_id)),
        ),
    ).having(_visitors >= MIN_VISITORS_FOR_SELLERS)
    return _page(session, wanted, window)


def _branch_of_slug(slug: str) -> sa.Select[tuple[UUID]]:
    top = categories.alias("top")
    inside = top.c.id == sa.any_(categories.c.lineage)
    joined = sa.select(categories.c.id).join(top, inside)
    return joined.where(top.c.slug == slug)


def _industries_of(seller_id: UUID) -> sa.Select[tuple[UUID]]:
    mine = categories.alias("mine")
    tops = (
        sa.select(mine.c.lineage[1])
        .join(products, products.c.category_id == mine.c.id)
        .where(products.c.seller_id == seller_id, products.c.status == "published")
    )
    return sa.select(categories.c.id).where(categories.c.lineage[1].in_(tops))


def _page(
    session: Session, wanted: sa.Select[Any], window: tuple[int, int]
) -> tuple[list[dict[str, Any]], int]:
    counted = wanted.subquery()
    total = session.execute(sa.select(sa.func.count()).select_from(counted))
    limit, offset = window
    rows = (
        sa.select(
            counted,
            categories.c.name,
            categories.c.name_ne,
            categories.c.slug,
            *_district(counted),
        )
        .outerjoin(categories, categories.c.id == counted.c.category_id)
        .order_by(counted.c.visitors.desc(), counted.c.last_at.desc(), counted.c.folded)
        .limit(limit)
        .offset(offset)
    )
    found = session.execute(rows).mappings()
    return [_item(row) for row in found], total.scalar_one()


def _district(counted: sa.Subquery) -> list[Any]:
    """The district's name as its sellers have it."""
    there = sellers.c.district_id == counted.c.district_id
    return [
        sa.select(column).where(there).limit(1).scalar_subquery().label(column.name)
        for column in (sellers.c.district, sellers.c.district_ne)
    ]


def _item(row: sa.RowMapping) -> dict[str, Any]:
    has_category = row["category_id"] != ANYTHING and row["slug"] is not None
    category = {
        "id": row["category_id"],
        "name": row["name"],
        "name_ne": row["name_ne"],
        "slug": row["slug"],
    }
    has_district = row["district_id"] != NOWHERE
    return {
        "query": row["shown"],
        "visitors": row["visitors"],
        "category": category if has_category else None,
        "district_id": row["district_id"] if has_district else None,
        "district": row["district"],
        "district_ne": row["district_ne"],
        "last_at": row["last_at"],
    }
