"""What a list or an export of enquiries is asked for, as values of its statements."""

from datetime import UTC, datetime, timedelta
from typing import Annotated, Any, Literal
from uuid import UUID

from fastapi import Depends, Query

from engagement import spans
from engagement.enquiries.narrowing import Narrowed
from engagement.enquiries.transitions import EnquiryStatus
from servicekit.clock import now, today
from servicekit.http.statuses import several

Sort = Literal["newest", "oldest", "updated", "due"]
Due = Literal["any", "today", "overdue"]
Words = Annotated[str | None, Query(max_length=100)]
ALWAYS = datetime(9999, 1, 1, tzinfo=UTC)


async def _filters(
    narrowed: Narrowed,
    status: Annotated[str | None, Query(max_length=200)] = None,
    label: Words = None,
    q: Words = None,
    due: Due | None = None,
    unread: bool = False,
    product_id: UUID | None = None,
    district_id: Annotated[int | None, Query(ge=1, le=1_000_000)] = None,
) -> dict[str, Any]:
    """`status` may name several, with commas; raises Invalid for an unknown one.

    `due`: what waits for the seller, by today's end, or already too long.
    """
    return {
        **narrowed,
        "statuses": several(status, list(EnquiryStatus)),
        "label": label or None,
        "q": containing(q),
        "due_before": due_before(due),
        "unread": unread,
        "product_id": product_id,
        "district_id": district_id,
    }


Filters = Annotated[dict[str, Any], Depends(_filters)]


def due_before(due: Due | None) -> datetime | None:
    moments = {None: None, "any": ALWAYS, "today": end_of_today(), "overdue": now()}
    return moments[due]


def end_of_today() -> datetime:
    return spans.start_of(today() + timedelta(days=1))


def containing(text: str | None) -> str | None:
    """The pattern of a search; the caller's own % and _ mean themselves."""
    if not text:
        return None
    escaped = text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    return f"%{escaped}%"
