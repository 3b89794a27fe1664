"""Status counts at a moment and event counts per day: own rows, or everybody's."""

from collections.abc import Mapping
from datetime import date, datetime
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncConnection

from engagement.date_ranges import Span, day_of, within
from engagement.enquiries.filters import WON_AT
from engagement.enquiries.models import history as enquiry_history
from engagement.enquiries.models import table as enquiries
from engagement.orders.models import history as order_history
from engagement.orders.models import table as orders
from engagement.replicas.sellers.models import table as sellers
from engagement.rfq.quotes.models import history as quote_history
from engagement.rfq.quotes.models import table as quotes
from engagement.rfq.requirements.models import IS_POSTED
from engagement.rfq.requirements.models import history as requirement_history
from engagement.rfq.requirements.models import table as requirements
from engagement.support.cases.models import table as cases

Counts = Mapping[date, int]
_user: Any = sa.bindparam("user_id")
_is_owner = sellers.c.owner_id == _user


def _sold(table: Any) -> Any:
    return table.join(sellers, sellers.c.seller_id == table.c.seller_id)


# What each side owns: from where, under which condition.
_OWN: dict[tuple[str, str], tuple[Any, Any]] = {
    ("enquiries", "seller"): (_sold(enquiries), _is_owner),
    ("enquiries", "buyer"): (enquiries, enquiries.c.buyer_id == _user),
    ("quotes", "seller"): (_sold(quotes), _is_owner),
    ("quotes", "buyer"): (quotes, quotes.c.buyer_id == _user),
    ("orders", "seller"): (_sold(orders), _is_owner),
    ("orders", "buyer"): (orders, orders.c.buyer_id == _user),
    ("requirements", "buyer"): (
        requirements,
        sa.and_(IS_POSTED, requirements.c.buyer_id == _user),
    ),
}
_HISTORIES = {
    "enquiries": (enquiry_history, enquiry_history.c.enquiry_id, enquiries.c.id),
    "quotes": (quote_history, quote_history.c.quote_id, quotes.c.id),
    "orders": (order_history, order_history.c.order_id, orders.c.id),
    "requirements": (
        requirement_history,
        requirement_history.c.requirement_id,
        requirements.c.id,
    ),
}


def _count_at(noun: str, side: str) -> Any:
    """The last transition before that moment gives each row's status."""
    (owned, own), (history, of, id_) = _OWN[noun, side], _HISTORIES[noun]
    last = (
        sa.select(history.c.to_status)
        .select_from(owned.join(history, of == id_))
        .where(own, history.c.at < sa.bindparam("at"))
        .distinct(of)
        .order_by(of, history.c.at.desc(), history.c.id.desc())
        .subquery()
    )
    named = sa.cast(sa.bindparam("statuses"), ARRAY(sa.Text))
    counted = sa.select(sa.func.count()).select_from(last)
    return counted.where(last.c.to_status == sa.any_(named))


def _per_day(source: Any, moment: Any, *conditions: Any) -> Any:
    day = day_of(moment).label("day")
    number = sa.func.count().label("number")
    counted = sa.select(day, number).select_from(source)
    return counted.where(within(moment), *conditions).group_by(sa.text("1"))


# What is counted on its day: of which rows, which moment, which of them.
_MOMENTS: dict[str, tuple[str, Any, Any]] = {
    "enquiries": ("enquiries", enquiries.c.created_at, sa.true()),
    "answers": ("enquiries", enquiries.c.first_response_at, sa.true()),
    "quotes": ("quotes", quotes.c.sent_at, quotes.c.status != "superseded"),
    "won": ("enquiries", WON_AT, enquiries.c.status == "won"),
}


def _own_days(side: str) -> dict[str, Any]:
    days = {}
    for name, (noun, moment, condition) in _MOMENTS.items():
        source, own = _OWN[noun, side]
        days[name] = _per_day(source, moment, own, condition)
    return days


_COUNTS_AT = {key: _count_at(*key) for key in _OWN}
_DAYS = {side: _own_days(side) for side in ("seller", "buyer")}
_MARKET_DAYS = {
    "enquiries": _per_day(enquiries, enquiries.c.created_at),
    "requirements": _per_day(
        requirements,
        requirements.c.created_at,
        IS_POSTED,
        requirements.c.status != "draft",
    ),
    "quotes": _per_day(quotes, quotes.c.sent_at, quotes.c.status != "superseded"),
    "complaints": _per_day(cases, cases.c.created_at, cases.c.kind == "complaint"),
}


async def count_at(
    reads: AsyncConnection, of: tuple[str, str], *, at: datetime, **wanted: Any
) -> int:
    """How many of this noun and side had one of those statuses then."""
    result = await reads.execute(_COUNTS_AT[of], {**wanted, "at": at})
    number: int = result.scalar_one()
    return number


async def own_days(
    reads: AsyncConnection, side: str, user_id: UUID, span: Span
) -> dict[str, Counts]:
    params = {"user_id": user_id, **span.binds}
    return {
        name: await _counts(reads, statement, params)
        for name, statement in _DAYS[side].items()
    }


async def market_days(reads: AsyncConnection, span: Span) -> dict[str, Counts]:
    return {
        name: await _counts(reads, statement, span.binds)
        for name, statement in _MARKET_DAYS.items()
    }


async def _counts(
    reads: AsyncConnection, statement: Any, params: dict[str, Any]
) -> Counts:
    result = await reads.execute(statement, params)
    return {row.day: row.number for row in result}
