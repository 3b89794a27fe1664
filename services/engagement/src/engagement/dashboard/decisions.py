"""How many rows a user has decided today, by the status histories."""

from typing import Any

import sqlalchemy as sa

from engagement import date_ranges
from engagement.dashboard.rows import Reading
from engagement.enquiries.models import history as enquiry_history
from engagement.orders.models import history as order_history
from engagement.rfq.quotes.models import history as quote_history
from engagement.rfq.requirements.models import history as requirement_history
from servicekit.clock import today
from servicekit.http.days import start_of

# A row that was only opened is not decided.
OPENED = "seen"


def _decided(history: Any, of: Any) -> sa.ScalarSelect[int]:
    counted = sa.select(sa.func.count(of.distinct())).where(
        history.c.by_user == sa.bindparam("user_id"),
        history.c.role == sa.bindparam("side"),
        history.c.at >= sa.bindparam("since", type_=date_ranges.TIME),
        history.c.from_status.is_not(None) | (history.c.to_status == "sent"),
        history.c.to_status != OPENED,
    )
    return counted.scalar_subquery()


_TODAY = sa.select(
    _decided(enquiry_history, enquiry_history.c.enquiry_id)
    + _decided(quote_history, quote_history.c.quote_id)
    + _decided(order_history, order_history.c.order_id)
    + _decided(requirement_history, requirement_history.c.requirement_id)
)


async def count_today(reading: Reading) -> int:
    params = {
        "user_id": reading.user_id,
        "side": reading.side,
        "since": start_of(today()),
    }
    number: int = (await reading.reads.execute(_TODAY, params)).scalar_one()
    return number
