"""The figures of a seller's or a buyer's dashboard."""

from collections.abc import Sequence
from decimal import Decimal
from typing import Any

import sqlalchemy as sa

from engagement import date_ranges
from engagement.dashboard import decisions, queries
from engagement.dashboard.rows import Reading, Rows, before, count, terms, value
from engagement.dashboard.schemas import AmountFigure, Dashboard, DealDay, Figure
from engagement.dashboard.todo import todo
from engagement.date_ranges import LastDays
from engagement.enquiries.transitions import EXPIRABLE
from engagement.orders.transitions import OPEN as OPEN_ORDERS
from engagement.orders.transitions import VALID
from engagement.rfq.quotes import landed_cost
from engagement.rfq.quotes.agreed_costs import agreed_costs
from engagement.wishlists.queries import own as own_wishlists
from servicekit.http.language import Locale

OPEN = tuple(EXPIRABLE)


async def dashboard(reading: Reading, days: int, locale: Locale) -> Dashboard:
    span = date_ranges.last(days)
    figures = [
        Figure(
            key=key,
            value=await count(reading, rows),
            before=await before(reading, rows, span),
            is_of_span=rows.span == span,
            link=rows.link(reading.side),
        )
        for key, rows in FIGURES[reading.side](span).items()
    ]
    if reading.side == "buyer":
        figures.append(await _wishlists(reading))
    return Dashboard(
        days=days,
        since=span.since,
        until=span.until,
        figures=figures,
        worth=await _worth(reading, span),
        per_day=await _per_day(reading, span),
        per_day_before=await _per_day(reading, span.before),
        todo=await todo(reading, locale),
        done_today=await decisions.count_today(reading),
    )


async def _per_day(reading: Reading, span: LastDays) -> list[DealDay]:
    counts = await queries.own_days(reading.reads, reading.side, reading.user_id, span)
    return [DealDay(**day) for day in by_day(counts, span)]


_ORDERS = {
    "orders_open": Rows("orders", OPEN_ORDERS),
    "orders_waiting": Rows("orders", more={"waiting": "true"}),
}


def _of_seller(span: LastDays) -> dict[str, Rows]:
    return {
        "leads": Rows("enquiries", span=span),
        "open": Rows("enquiries", OPEN),
        "in_time": Rows("enquiries", span=span, more={"answered": "in_time"}),
        "unread": Rows("enquiries", is_unread=True),
        "quotes_sent": Rows("quotes", span=span),
        "enquiries_won": Rows("enquiries", ("won",), span, {"by": "won"}),
        "quotes_won": _accepted(span),
        **_ORDERS,
    }


def _of_buyer(span: LastDays) -> dict[str, Rows]:
    return {
        "enquiries_sent": Rows("enquiries", span=span),
        "enquiries_open": Rows("enquiries", OPEN),
        "questions": Rows("enquiries", ("info_requested",)),
        "requirements_open": Rows("requirements", ("open",)),
        "quotes_received": Rows("quotes", span=span),
        "quotes_to_decide": Rows("quotes", ("sent",)),
        **_ORDERS,
    }


FIGURES = {"seller": _of_seller, "buyer": _of_buyer}


def _accepted(span: LastDays) -> Rows:
    return Rows("quotes", ("accepted",), span, {"by": "accepted"})


async def _worth(reading: Reading, span: LastDays) -> list[AmountFigure]:
    orders = await _ordered(reading, span)
    if reading.side == "seller":
        return [await _won(reading, span), orders]
    return [orders]


async def _ordered(reading: Reading, span: LastDays) -> AmountFigure:
    """Of orders placed in this span that were neither refused nor cancelled."""
    now, then = (Rows("orders", VALID, days) for days in (span, span.before))
    return AmountFigure(
        key="ordered",
        value=await value(reading, now),
        before=await value(reading, then),
        link=now.link(reading.side),
    )


async def _won(reading: Reading, span: LastDays) -> AmountFigure:
    """Landed, as the buyers accepted it."""
    now, then = _accepted(span), _accepted(span.before)
    return AmountFigure(
        key="won",
        value=_sum(await terms(reading, now)),
        before=_sum(await terms(reading, then)),
        link=now.link(reading.side),
    )


def _sum(rows: Sequence[sa.RowMapping]) -> Decimal:
    totals = (landed_cost.total(agreed_costs({**row})).landed for row in rows)
    return sum(totals, landed_cost.NOTHING)


async def _wishlists(reading: Reading) -> Figure:
    lists, _ = await own_wishlists(reading.reads, reading.user_id)
    return Figure(
        key="wishlists",
        value=len(lists),
        before=None,
        is_of_span=False,
        link="/buyer/wishlists",
    )


def by_day(counts: dict[str, queries.Counts], span: LastDays) -> list[dict[str, Any]]:
    """Every day of the span, with nothing where nothing was."""
    return [
        {"day": day, **{name: of[day] for name, of in counts.items() if day in of}}
        for day in span.each
    ]
