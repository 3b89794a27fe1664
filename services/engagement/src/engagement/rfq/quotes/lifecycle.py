"""Status changes of a quote: state machine and history. Needs the requirement's
lock."""

from uuid import UUID

from sqlmodel import Session, col, select

from engagement.rfq.quotes.models import Quote, QuoteHistory, table
from engagement.rfq.quotes.transitions import QUOTE
from engagement.transitions import record_transition
from servicekit.clock import now


def change_status(
    session: Session,
    quote: Quote,
    to: str,
    role: str,
    *,
    by: UUID | None = None,
    reason: str | None = None,
) -> None:
    """Raises TransitionNotAllowed."""
    from_status = quote.status
    QUOTE.check(from_status, to, role)
    quote.status, quote.updated_at = to, now()
    quote.reason = reason
    record_transition(
        session, QuoteHistory, quote, from_status, role, by=by, reason=reason
    )


def of_requirement(
    session: Session, requirement_id: UUID, *statuses: str
) -> list[Quote]:
    session.flush()
    wanted = select(Quote).where(
        Quote.requirement_id == requirement_id, table.c.status.in_(statuses)
    )
    again = wanted.order_by(col(Quote.id)).execution_options(populate_existing=True)
    return list(session.exec(again).all())
