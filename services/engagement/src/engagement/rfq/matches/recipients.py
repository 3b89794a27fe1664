"""Sellers that a requirement has reached, as its buyer sees them."""

from typing import Any, Literal
from uuid import UUID

import sqlalchemy as sa
from pydantic import BaseModel
from sqlalchemy.ext.asyncio import AsyncConnection

from engagement.replicas.sellers.models import table as sellers
from engagement.rfq.matches.eligibility import DEALT
from engagement.rfq.matches.models import HAS_LOOKED, history, table
from engagement.rfq.quotes.models import table as quotes
from engagement.rfq.quotes.transitions import OCCUPIES_SLOT
from servicekit.http.fields import Moment

ANSWERED = ("quoted", "dismissed")


class RecipientSeller(BaseModel):
    """`slug` is null while the company has no public page."""

    id: UUID
    slug: str | None
    company_name: str
    company_name_ne: str | None
    company_logo: str | None
    colour: str | None
    district: str | None
    district_ne: str | None
    is_seller_verified: bool


class Recipient(BaseModel):
    """`notified_at` is null for a seller who opened it without a notification,
    `quote_id` without a current quote."""

    id: UUID
    seller: RecipientSeller
    notified_at: Moment | None
    viewed_at: Moment | None
    answer: Literal["quoted", "declined"] | None
    answered_at: Moment | None
    quote_id: UUID | None


# The columns of `seller_of`.
SELLER = (
    *(sellers.c[name] for name in ("seller_id", "company_name", "company_name_ne")),
    *(sellers.c[name] for name in ("company_logo", "colour", "is_verified")),
    *(sellers.c[name] for name in ("district", "district_ne")),
    sa.case((sellers.c.status == "active", sellers.c.slug)).label("slug"),
)


def _of_history(at: Any, *conditions: Any) -> Any:
    moments = sa.select(at).where(history.c.match_id == table.c.id, *conditions)
    return moments.correlate(table).scalar_subquery()


_answer = sa.case(
    (table.c.status.in_(DEALT), "quoted"), (table.c.status == "dismissed", "declined")
)
_answered_at = _of_history(sa.func.max(history.c.at), history.c.to_status.in_(ANSWERED))
_quote_id = (
    sa.select(quotes.c.id)
    .where(
        quotes.c.requirement_id == table.c.requirement_id,
        quotes.c.seller_id == table.c.seller_id,
        quotes.c.status.in_(OCCUPIES_SLOT),
    )
    .correlate(table)
    .limit(1)
    .scalar_subquery()
)
_viewed_at = _of_history(sa.func.min(history.c.at), HAS_LOOKED).label("viewed_at")
_of_requirement = table.c.requirement_id == sa.bindparam("requirement_id")
_reached = table.join(sellers, sellers.c.seller_id == table.c.seller_id)
_rows = (
    sa.select(
        table.c.id,
        sa.case((table.c.wave > 0, table.c.created_at)).label("notified_at"),
        _viewed_at,
        _answer.label("answer"),
        sa.case((_answer.is_not(None), _answered_at)).label("answered_at"),
        _quote_id.label("quote_id"),
        *SELLER,
    )
    .select_from(_reached)
    .where(_of_requirement)
)
_is_first = sa.case((_answer == "quoted", 0), (_answer.is_(None), 1), else_=2)
_PAGE = (
    _rows.order_by(_is_first, _viewed_at.asc().nulls_last(), table.c.id)
    .limit(sa.bindparam("limit"))
    .offset(sa.bindparam("offset"))
)
_TOTAL = sa.select(sa.func.count()).select_from(_reached).where(_of_requirement)


async def page(
    reads: AsyncConnection, requirement_id: UUID, limit: int, offset: int
) -> tuple[list[Recipient], int]:
    """Sellers who quoted, then the others, those who declined last."""
    of = {"requirement_id": requirement_id}
    rows = await reads.execute(_PAGE, {**of, "limit": limit, "offset": offset})
    total: int = (await reads.execute(_TOTAL, of)).scalar_one()
    return [_recipient(row) for row in rows.mappings()], total


def _recipient(row: sa.RowMapping) -> Recipient:
    return Recipient.model_validate({**row, "seller": seller_of(row)})


def seller_of(row: sa.RowMapping) -> RecipientSeller:
    own = {"id": row["seller_id"], "is_seller_verified": row["is_verified"]}
    return RecipientSeller.model_validate({**row, **own})
