"""Reads of profiles, prebuilt."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session

from vendor.categories.models import table as categories
from vendor.categories.queries import TREE
from vendor.profiles.models import old_slugs, sellers

PUBLIC = sa.and_(sellers.c.status == "active", sellers.c.step >= 200)

_trades = (
    sa.select(
        sa.func.json_agg(
            sa.func.json_build_object(
                "id", categories.c.id,
                "slug", categories.c.slug,
                "name", categories.c.name,
                "name_ne", categories.c.name_ne,
            )
        )
    )
    .where(
        categories.c.id == sa.any_(sellers.c.category_ids),
        sa.not_(categories.c.is_deleted),
    )
    .correlate(sellers)
    .scalar_subquery()
)  # fmt: skip
_BY_SLUG = sa.select(sellers, _trades.label("trades")).where(
    sellers.c.slug == sa.bindparam("slug")
)
_BY_OWNER = sa.select(sellers, _trades.label("trades")).where(
    sellers.c.owner_id == sa.bindparam("owner_id")
)
_PRESENT_SLUG = (
    sa.select(sellers.c.slug)
    .join(old_slugs, old_slugs.c.seller_id == sellers.c.id)
    .where(old_slugs.c.slug == sa.bindparam("slug"), PUBLIC)
)

_PUBLIC_ID = sa.select(sellers.c.id).where(
    sellers.c.slug == sa.bindparam("slug"), PUBLIC
)

_text = sa.cast(sa.bindparam("q"), sa.Text)
_category = sa.cast(sa.bindparam("category"), sa.Text)
_province = sa.cast(sa.bindparam("province"), sa.Integer)
_district = sa.cast(sa.bindparam("district"), sa.Integer)
_verified = sa.cast(sa.bindparam("verified"), sa.Boolean)
# An approval past its end reads as expired even before the timer has written it.
STATUTORY_NOW = sa.case(
    (
        sa.and_(
            sellers.c.statutory_detail_status == "approved",
            sellers.c.statutory_expires_at <= sa.func.now(),
        ),
        "expired",
    ),
    else_=sellers.c.statutory_detail_status,
)
VERIFIED = sa.and_(
    sellers.c.phone_verified_at.is_not(None),
    STATUTORY_NOW == "approved",
    sellers.c.status == "active",
)
SEARCHED = sa.and_(
    PUBLIC,
    sa.or_(
        _text.is_(None),
        sellers.c.company_name.ilike(_text),
        sellers.c.company_name_ne.ilike(_text),
        sellers.c.about.ilike(_text),
    ),
)
# Each by the name of its query parameter, which may be absent.
FILTERS: dict[str, Any] = {
    "category": sa.or_(
        _category.is_(None),
        sellers.c.category_ids.op("&&")(
            sa.select(sa.func.array_agg(TREE.c.id)).scalar_subquery()
        ),
    ),
    "province": sa.or_(_province.is_(None), sellers.c.province_id == _province),
    "district": sa.or_(_district.is_(None), sellers.c.district_id == _district),
    "verified": sa.or_(_verified.is_(None), _verified == VERIFIED),
}
_WANTED = sa.and_(SEARCHED, *FILTERS.values())
_COUNT = sa.select(sa.func.count()).select_from(sellers).where(_WANTED)
_SUPPLIERS = (
    sa.select(sellers)
    .where(_WANTED)
    .order_by(
        VERIFIED.desc(),
        sellers.c.response_rate.desc().nulls_last(),
        sellers.c.company_name,
        sellers.c.id,
    )
    .limit(sa.bindparam("limit"))
    .offset(sa.bindparam("offset"))
)


async def by_slug(reads: AsyncConnection, slug: str) -> sa.Row[Any] | None:
    """The seller with `trades`, public or not: the caller checks the access."""
    return (await reads.execute(_BY_SLUG, {"slug": slug})).first()


async def by_owner(reads: AsyncConnection, owner_id: UUID) -> sa.Row[Any] | None:
    return (await reads.execute(_BY_OWNER, {"owner_id": owner_id})).first()


async def public_id(reads: AsyncConnection, slug: str) -> UUID | None:
    """Of a seller whose page is public."""
    found: UUID | None = (await reads.execute(_PUBLIC_ID, {"slug": slug})).scalar()
    return found


def trades(session: Session, ids: Sequence[UUID]) -> list[dict[str, Any]]:
    """The categories a company trades in."""
    wanted = sa.select(
        categories.c.id, categories.c.slug, categories.c.name, categories.c.name_ne
    ).where(categories.c.id.in_(ids), sa.not_(categories.c.is_deleted))
    return [dict(row._mapping) for row in session.execute(wanted)]


async def present_slug(reads: AsyncConnection, slug: str) -> str | None:
    """The present slug of a public seller who once had this one."""
    present: str | None = (await reads.execute(_PRESENT_SLUG, {"slug": slug})).scalar()
    return present


async def suppliers(
    reads: AsyncConnection, wanted: dict[str, Any], limit: int, offset: int
) -> tuple[int, Sequence[sa.Row[Any]]]:
    """How many there are, and one page of them, the trusted ones first."""
    total = (await reads.execute(_COUNT, wanted)).scalar_one()
    page = {**wanted, "limit": limit, "offset": offset}
    return total, (await reads.execute(_SUPPLIERS, page)).all()
