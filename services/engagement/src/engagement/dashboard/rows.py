"""One filter makes the number and the link: a figure opens as many rows as it
counts."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from decimal import Decimal
from typing import Any, Literal
from urllib.parse import urlencode
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from engagement.dashboard import queries, unpriced_products, waiting_cases
from engagement.date_ranges import LastDays, Span
from engagement.enquiries import filters as of_enquiries
from engagement.enquiries import queries as enquiries
from engagement.enquiries.filters import Sort
from engagement.orders import filters as of_orders
from engagement.orders import queries as orders
from engagement.rfq.matches import queries as leads
from engagement.rfq.quotes import filters as of_quotes
from engagement.rfq.quotes import queries as quotes
from engagement.rfq.requirements import filters as of_requirements
from engagement.rfq.requirements import queries as requirements
from servicekit.http.days import start_of

Side = Literal["seller", "buyer"]
Noun = Literal["enquiries", "quotes", "requirements", "orders", "products", "cases"]
ALWAYS = Span()
PRODUCTS = "/seller/manageproducts"


@dataclass(frozen=True)
class Rows:
    """Of a list of the API, which the screen of the same name renders; `more` are
    the noun's `figure_filters`."""

    noun: Noun
    statuses: tuple[str, ...] = ()
    span: Span = ALWAYS
    more: Mapping[str, str] = field(default_factory=dict)
    is_unread: bool = False
    sort: Sort = "newest"

    def link(self, side: Side) -> str:
        if self.noun == "products":
            return PRODUCTS
        params = {
            "status": ",".join(self.statuses),
            "since": self.span.since,
            "until": self.span.until,
            "unread": "true" if self.is_unread else None,
            "sort": None if self.sort == "newest" else self.sort,
            **self.more,
        }
        filled = {name: value for name, value in params.items() if value}
        query = urlencode(filled, safe=",")
        return f"/{side}/{self.noun}?{query}" if query else f"/{side}/{self.noun}"

    async def wanted(self, user_id: UUID) -> dict[str, Any]:
        """As the list's own statements take it."""
        filters: dict[str, Any] = await _FILTERS[self.noun](self.span, **self.more)
        own = {"user_id": user_id, "unread": self.is_unread}
        return {**filters, **own, "statuses": list(self.statuses) or None}


_FILTERS: dict[Noun, Any] = {
    "enquiries": of_enquiries.figure_filters,
    "quotes": of_quotes.figure_filters,
    "requirements": of_requirements.figure_filters,
    "orders": of_orders.figure_filters,
    "products": unpriced_products.figure_filters,
    "cases": waiting_cases.figure_filters,
}


@dataclass(frozen=True)
class Reading:
    """The caller and their side."""

    reads: AsyncConnection
    side: Side
    user_id: UUID


async def count(reading: Reading, rows: Rows) -> int:
    wanted = await rows.wanted(reading.user_id)
    if rows.noun == "enquiries":
        return await enquiries.total(reading.reads, reading.side, wanted)
    if rows.noun == "quotes":
        return await quotes.total(reading.reads, reading.side, **wanted)
    if rows.noun == "orders":
        return await orders.total(reading.reads, reading.side, **wanted)
    if rows.noun == "products":
        return await unpriced_products.total(reading.reads, reading.user_id)
    if rows.noun == "cases":
        return await waiting_cases.total(reading.reads, reading.side, reading.user_id)
    if reading.side == "seller":
        return await leads.total(reading.reads, **wanted)
    return await requirements.total(reading.reads, reading.side, **wanted)


async def before(reading: Reading, rows: Rows, span: LastDays) -> int | None:
    """In the span before; or how many there were when this one began."""
    if rows.span == span:
        return await count(reading, replace(rows, span=span.before))
    if rows.more or not rows.statuses:
        return None
    return await queries.count_at(
        reading.reads,
        (rows.noun, reading.side),
        user_id=reading.user_id,
        statuses=list(rows.statuses),
        at=start_of(span.since),
    )


async def terms(reading: Reading, rows: Rows) -> Sequence[sa.RowMapping]:
    """Of quotes: what makes their price."""
    wanted = await rows.wanted(reading.user_id)
    return await quotes.terms(reading.reads, reading.side, **wanted)


async def value(reading: Reading, rows: Rows) -> Decimal:
    """Of orders: their sum."""
    wanted = await rows.wanted(reading.user_id)
    return await orders.value(reading.reads, reading.side, **wanted)


async def first(reading: Reading, rows: Rows, limit: int) -> Sequence[sa.RowMapping]:
    """The beginning of the list."""
    page = {**await rows.wanted(reading.user_id), "limit": limit, "offset": 0}
    reads, side = reading.reads, reading.side
    result: Sequence[sa.RowMapping]
    if rows.noun == "enquiries":
        result, _ = await enquiries.page(reads, side, page, rows.sort)
    elif rows.noun == "quotes":
        result, _ = await quotes.page(reads, side, **page)
    elif rows.noun == "orders":
        result, _ = await orders.page(reads, side, **page)
    elif rows.noun == "products":
        result = await unpriced_products.page(reads, reading.user_id, limit)
    elif rows.noun == "cases":
        result = await waiting_cases.page(reads, side, reading.user_id, limit)
    elif side == "seller":
        result, _ = await leads.page(reads, **page)
    else:
        result, _ = await requirements.page(reads, side, **page)
    return result
