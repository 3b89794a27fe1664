"""By what an administrator filters and sorts companies."""

from dataclasses import dataclass
from datetime import date, timedelta
from typing import Annotated, Any, Literal
from uuid import UUID

import sqlalchemy as sa
from fastapi import Depends, Query

from servicekit.http.days import Day, start_of
from servicekit.http.fields import Line
from servicekit.like import containing
from vendor.profiles.models import sellers
from vendor.profiles.queries import VERIFIED
from vendor.sellers.schemas import SellerStatus
from vendor.statutory.models import details

Sort = Literal["newest", "oldest", "name"]

_q = sa.cast(sa.bindparam("q"), sa.Text)
_status = sa.cast(sa.bindparam("status"), sa.Text)
_verified = sa.cast(sa.bindparam("verified"), sa.Boolean)
_owner_id = sa.cast(sa.bindparam("owner_id"), sa.Uuid)
_since = sa.cast(sa.bindparam("since"), sa.DateTime(timezone=True))
_until = sa.cast(sa.bindparam("until"), sa.DateTime(timezone=True))
_SEARCHED = (
    "company_name",
    "company_name_ne",
    "slug",
    "primary_email",
    "primary_mobile",
)
_HAS_NUMBER = (
    sa.select(sa.literal(1))
    .where(
        details.c.seller_id == sellers.c.id,
        sa.or_(details.c.pan_number.ilike(_q), details.c.registration_number.ilike(_q)),
    )
    .correlate(sellers)
    .exists()
)
MATCHES = sa.and_(
    sa.or_(
        _q.is_(None), *(sellers.c[name].ilike(_q) for name in _SEARCHED), _HAS_NUMBER
    ),
    sa.or_(_verified.is_(None), _verified == VERIFIED),
    sa.or_(_owner_id.is_(None), sellers.c.owner_id == _owner_id),
    sa.or_(_since.is_(None), sellers.c.created_at >= _since),
    sa.or_(_until.is_(None), sellers.c.created_at < _until),
)
HAS_STATUS = sa.or_(_status.is_(None), sellers.c.status == _status)


@dataclass(frozen=True)
class SellerFilters:
    """`since` and `until`: days of Nepal on which the company was created."""

    q: str = ""
    status: SellerStatus | None = None
    verified: bool | None = None
    owner_id: UUID | None = None
    since: date | None = None
    until: date | None = None
    sort: Sort = "newest"

    @property
    def binds(self) -> dict[str, Any]:
        """The parameters of `MATCHES`."""
        end = self.until + timedelta(days=1) if self.until else None
        return {
            "q": containing(self.q),
            "verified": self.verified,
            "owner_id": self.owner_id,
            "since": start_of(self.since) if self.since else None,
            "until": start_of(end) if end else None,
        }


async def _requested(
    q: Annotated[Line, Query()] = "",
    status: SellerStatus | None = None,
    verified: bool | None = None,
    owner_id: UUID | None = None,
    since: Day = None,
    until: Day = None,
    sort: Sort = "newest",
) -> SellerFilters:
    return SellerFilters(q, status, verified, owner_id, since, until, sort)


Filters = Annotated[SellerFilters, Depends(_requested)]
