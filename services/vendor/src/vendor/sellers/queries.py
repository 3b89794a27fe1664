"""Finding companies in every status."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session

from vendor.profiles.models import sellers
from vendor.profiles.queries import VERIFIED, like
from vendor.reports.models import table as reports
from vendor.statutory.models import details

_q = sa.cast(sa.bindparam("q"), sa.Text)
_status = sa.cast(sa.bindparam("status"), sa.Text)
_verified = sa.cast(sa.bindparam("verified"), sa.Boolean)
_SEARCHED = (
    "company_name",
    "company_name_ne",
    "slug",
    "primary_email",
    "primary_mobile",
)
_MATCHES = sa.and_(
    sa.or_(
        _q.is_(None),
        *(sellers.c[name].ilike(_q) for name in _SEARCHED),
    ),
    sa.or_(_verified.is_(None), _verified == VERIFIED),
)
_PAGE = (
    sa.select(sellers)
    .where(_MATCHES, sa.or_(_status.is_(None), sellers.c.status == _status))
    .order_by(sellers.c.created_at.desc(), sellers.c.id.desc())
    .limit(sa.bindparam("limit"))
    .offset(sa.bindparam("offset"))
)
_COUNTS = (
    sa.select(sellers.c.status, sa.func.count())
    .where(_MATCHES)
    .group_by(sellers.c.status)
)
_RELATED = sa.select(
    sa.select(details.c.id)
    .where(details.c.seller_id == sa.bindparam("seller_id"))
    .scalar_subquery()
    .label("verification_id"),
    sa.select(sa.func.count())
    .where(reports.c.seller_id == sa.bindparam("seller_id"), reports.c.status == "open")
    .scalar_subquery()
    .label("open_reports"),
)


async def page(
    reads: AsyncConnection, wanted: dict[str, Any], limit: int, offset: int
) -> tuple[Sequence[sa.Row[Any]], dict[str, int]]:
    """The newest first, and how many there are of each status."""
    q = like(wanted["q"]) if wanted["q"] else None
    sought = {"q": q, "verified": wanted["verified"]}
    window = {"status": wanted["status"], "limit": limit, "offset": offset}
    rows = (await reads.execute(_PAGE, {**sought, **window})).all()
    counted = await reads.execute(_COUNTS, sought)
    return rows, {row[0]: row[1] for row in counted}


def related(session: Session, seller_id: UUID) -> dict[str, Any]:
    """From other tables: `verification_id`, `open_reports`."""
    return dict(session.execute(_RELATED, {"seller_id": seller_id}).one()._mapping)
