"""Reads of moderation: products of any status, and reports."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import aggregate_order_by
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session

from catalog.attributes import queries as attributes
from catalog.categories.models import table as categories
from catalog.moderation.models import history as decisions
from catalog.moderation.models import table as reports
from catalog.products import cards
from catalog.products.models import images, products, status_history
from catalog.sellers.models import table as sellers
from catalog.text.keys import prefixes
from catalog.videos import queries as videos

MAX_REPORTS = MAX_TRANSITIONS = 50
MAX_OF_SELLER = 200

_SUBMITTED = (
    sa.select(sa.func.max(status_history.c.moved_at))
    .where(
        status_history.c.product_id == products.c.id,
        status_history.c.to_status == "in_review",
    )
    .scalar_subquery()
    .label("submitted_at")
)
_REPORTED = (
    sa.select(sa.func.count())
    .where(reports.c.product_id == products.c.id, reports.c.status == "open")
    .scalar_subquery()
    .label("report_count")
)
_ROW = sa.select(
    *cards.COLUMNS,
    products.c.version,
    products.c.status,
    products.c.reason_code,
    products.c.reason_note,
    products.c.updated_at,
    sellers.c.status.label("seller_status"),
    _SUBMITTED,
    _REPORTED,
).select_from(cards.SOURCE)
_DETAIL = _ROW.add_columns(
    products.c.description,
    products.c.description_ne,
    products.c.sku,
    products.c.price_tiers,
    products.c.lead_time_days,
    products.c.specs,
    products.c.keywords,
    products.c.created_at,
    products.c.published_at,
    videos.OF_PRODUCT.label("video"),
).where(products.c.id == sa.bindparam("id"))
_NEXT = (
    sa.select(products.c.id)
    .where(products.c.status == "in_review", products.c.id != sa.bindparam("id"))
    .order_by(_SUBMITTED, products.c.id)
    .limit(1)
)
_PICTURES = (
    sa.select(images.c.path)
    .where(images.c.product_id == sa.bindparam("id"))
    .order_by(images.c.position, images.c.id)
)
_HISTORY = (
    sa.select(status_history)
    .where(status_history.c.product_id == sa.bindparam("id"))
    .order_by(status_history.c.id.desc())
    .limit(MAX_TRANSITIONS)
)
_SELLER_HISTORY = (
    sa.select(status_history, products.c.slug, products.c.name, products.c.name_ne)
    .select_from(
        status_history.join(products, products.c.id == status_history.c.product_id)
    )
    .where(products.c.seller_id == sa.bindparam("seller_id"))
    .order_by(status_history.c.id.desc())
    .limit(MAX_OF_SELLER)
)
_COUNTS = sa.select(products.c.status, sa.func.count()).group_by(products.c.status)
_DECISIONS = (
    sa.select(
        sa.func.json_agg(
            aggregate_order_by(
                sa.func.json_build_object(
                    *("id", decisions.c.id, "to_status", decisions.c.to_status),
                    *("by", decisions.c.by_user, "note", decisions.c.note),
                    *("at", decisions.c.at),
                ),
                decisions.c.id.desc(),
            )
        )
    )
    .where(decisions.c.report_id == reports.c.id)
    .scalar_subquery()
    .label("history")
)
_REPORTS = sa.select(
    reports,
    _DECISIONS,
    products.c.slug,
    products.c.name,
    products.c.name_ne,
    products.c.image,
    products.c.status.label("product_status"),
    products.c.seller_id,
).select_from(reports.join(products, products.c.id == reports.c.product_id))
_REPORT_PAGE = (
    _REPORTS.where(reports.c.status == sa.bindparam("status"))
    .order_by(reports.c.closed_at.desc().nulls_first(), reports.c.id)
    .limit(sa.bindparam("limit"))
    .offset(sa.bindparam("offset"))
)
_REPORT_COUNTS = sa.select(reports.c.status, sa.func.count()).group_by(reports.c.status)


async def page(
    reads: AsyncConnection, status: str, q: str, window: tuple[int, int]
) -> tuple[Sequence[sa.RowMapping], dict[str, int]]:
    """The longest in review first, else the newest; and counts by status."""
    sought = _sought(q)
    order = (
        (sa.text("submitted_at"), products.c.id)
        if status == "in_review"
        else (products.c.created_at.desc(), products.c.id.desc())
    )
    found = _ROW.where(products.c.status == status, *sought).order_by(*order)
    rows = await reads.execute(found.limit(window[0]).offset(window[1]))
    counted = await reads.execute(_COUNTS.where(*sought))
    return rows.mappings().all(), {row[0]: row[1] for row in counted}


def _sought(q: str) -> list[Any]:
    """By the tokens of the product's key, or its address."""
    patterns = prefixes(q)
    if not patterns:
        return []
    by_words = sa.and_(*(products.c.own_key.like(pattern) for pattern in patterns))
    return [sa.or_(by_words, products.c.slug == q.strip())]


def detail(session: Session, product_id: UUID) -> sa.RowMapping | None:
    return session.execute(_DETAIL, {"id": product_id}).mappings().first()


def attributes_of(session: Session, category_id: UUID) -> list[dict[str, Any]]:
    """The attributes of the product's category, with all above it."""
    lineage = sa.select(categories.c.lineage).where(categories.c.id == category_id)
    values = {"lineage": session.execute(lineage).scalar_one_or_none() or []}
    rows = session.execute(attributes.OF_LINEAGE, values)
    return attributes.nearest(rows.mappings())


def next_waiting(session: Session, product_id: UUID) -> UUID | None:
    """The longest in review of all others; None without any."""
    return session.execute(_NEXT, {"id": product_id}).scalar_one_or_none()


def pictures(session: Session, product_id: UUID) -> list[str]:
    return list(session.execute(_PICTURES, {"id": product_id}).scalars())


def history(session: Session, product_id: UUID) -> Sequence[sa.RowMapping]:
    """The newest first."""
    return session.execute(_HISTORY, {"id": product_id}).mappings().all()


async def seller_history(
    reads: AsyncConnection, seller_id: UUID
) -> Sequence[sa.RowMapping]:
    """Of all products of the company, the newest first."""
    rows = await reads.execute(_SELLER_HISTORY, {"seller_id": seller_id})
    return rows.mappings().all()


def reports_of(session: Session, product_id: UUID) -> Sequence[sa.RowMapping]:
    about = _REPORTS.where(reports.c.product_id == product_id)
    newest = about.order_by(reports.c.id.desc()).limit(MAX_REPORTS)
    return session.execute(newest).mappings().all()


def report(session: Session, report_id: UUID) -> sa.RowMapping:
    one = _REPORTS.where(reports.c.id == report_id)
    return session.execute(one).mappings().one()


async def report_page(
    reads: AsyncConnection, status: str, limit: int, offset: int
) -> tuple[Sequence[sa.RowMapping], dict[str, int]]:
    """The oldest first, of closed ones the last closed; and counts by status."""
    wanted = {"status": status, "limit": limit, "offset": offset}
    rows = (await reads.execute(_REPORT_PAGE, wanted)).mappings().all()
    counted = await reads.execute(_REPORT_COUNTS)
    return rows, {row[0]: row[1] for row in counted}
