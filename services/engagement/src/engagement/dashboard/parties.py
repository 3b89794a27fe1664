"""One person or company in all enquiries, quotes, orders and complaints."""

from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from engagement.dashboard.schemas import PartyDeals, PartyEvent, PartyFigures
from engagement.enquiries.models import Enquiry
from engagement.order_reviews.models import history as review_history
from engagement.order_reviews.models import table as reviews
from engagement.order_reviews.transitions import REVIEW
from engagement.orders.models import Order, OrderHistory
from engagement.orders.transitions import ORDER
from engagement.rfq.quotes.models import Quote
from engagement.rfq.requirements.models import Requirement
from engagement.support.cases.models import history as case_history
from engagement.support.cases.models import table as cases
from engagement.support.cases.transitions import CASE
from servicekit.http.language import Locale

MAX_EVENTS = 200

enquiries = Enquiry.__table__  # type: ignore[attr-defined]
orders = Order.__table__  # type: ignore[attr-defined]
order_history = OrderHistory.__table__  # type: ignore[attr-defined]
quotes = Quote.__table__  # type: ignore[attr-defined]
requirements = Requirement.__table__  # type: ignore[attr-defined]

_MACHINES = {"order": ORDER, "review": REVIEW, "complaint": CASE}

_user = sa.cast(sa.bindparam("user_id"), sa.Uuid)
_seller = sa.cast(sa.bindparam("seller_id"), sa.Uuid)


def _count(table: Any, *where: Any) -> sa.ScalarSelect[Any]:
    return sa.select(sa.func.count()).select_from(table).where(*where).scalar_subquery()


def _value(*where: Any) -> sa.ScalarSelect[Any]:
    """Of the orders that nobody refused or cancelled."""
    total = sa.func.sum(orders.c.goods + orders.c.vat + orders.c.freight)
    agreed = orders.c.status.not_in(("refused", "cancelled"))
    return sa.select(sa.func.coalesce(total, 0)).where(agreed, *where).scalar_subquery()


_BOUGHT, _SOLD = orders.c.buyer_id == _user, orders.c.seller_id == _seller
_SUBMITTED = requirements.c.status != "draft"
_FIGURES = sa.select(
    _count(enquiries, enquiries.c.buyer_id == _user).label("enquiries_sent"),
    _count(enquiries, enquiries.c.seller_id == _seller).label("enquiries_received"),
    _count(requirements, requirements.c.buyer_id == _user, _SUBMITTED).label(
        "requirements"
    ),
    _count(quotes, quotes.c.seller_id == _seller).label("quotes"),
    _count(orders, _BOUGHT).label("orders_bought"),
    _value(_BOUGHT).label("bought_value"),
    _count(orders, _SOLD).label("orders_sold"),
    _value(_SOLD).label("sold_value"),
    _count(cases, cases.c.user_id == _user, cases.c.kind == "complaint").label(
        "complaints"
    ),
    _count(orders, sa.or_(_BOUGHT, _SOLD), orders.c.status == "disputed").label(
        "disputes"
    ),
)


def _events(
    kind: str, history: Any, subject: Any, link: Any, title: Any
) -> sa.Select[Any]:
    columns = (history.c.id, history.c.to_status, history.c.role, history.c.by_user)
    return sa.select(
        *columns,
        history.c.reason,
        history.c.at,
        sa.literal(kind).label("kind"),
        subject.c.id.label("subject_id"),
        title.label("title"),
    ).select_from(history.join(subject, link))


_NUMBER = sa.literal("HO-") + sa.cast(orders.c.number, sa.Text)
_EVENTS = sa.union_all(
    _events(
        "order", order_history, orders, order_history.c.order_id == orders.c.id, _NUMBER
    ).where(sa.or_(_BOUGHT, _SOLD)),
    _events(
        "review",
        review_history,
        reviews,
        review_history.c.review_id == reviews.c.id,
        reviews.c.text,
    ).where(sa.or_(reviews.c.buyer_id == _user, reviews.c.seller_id == _seller)),
    _events(
        "complaint",
        case_history,
        cases,
        case_history.c.ticket_id == cases.c.id,
        cases.c.reference,
    ).where(cases.c.user_id == _user),
).subquery()
_NEWEST = sa.select(_EVENTS).order_by(_EVENTS.c.at.desc()).limit(MAX_EVENTS)


async def deals(
    reads: AsyncConnection,
    user_id: UUID | None,
    seller_id: UUID | None,
    locale: Locale,
) -> PartyDeals:
    """As buyer by the person's id, as seller by the company's."""
    binds = {"user_id": user_id, "seller_id": seller_id}
    figures = (await reads.execute(_FIGURES, binds)).mappings().one()
    events = (await reads.execute(_NEWEST, binds)).mappings().all()
    return PartyDeals(
        figures=PartyFigures.model_validate(dict(figures)),
        events=[_event(row, locale) for row in events],
    )


def _event(row: sa.RowMapping, locale: Locale) -> PartyEvent:
    label = _MACHINES[row["kind"]].label(row["to_status"], "admin", locale)
    return PartyEvent.model_validate({**row, "status_label": label})
