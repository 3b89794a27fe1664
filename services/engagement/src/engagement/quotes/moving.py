"""How a quote moves: table and history. Needs the requirement's lock."""

from uuid import UUID

from sqlmodel import Session, col, select

from engagement.moves import remember
from engagement.quotes.models import Quote, QuoteMove, table
from engagement.quotes.transitions import QUOTE
from servicekit.clock import now


def move(
    session: Session,
    quote: Quote,
    to: str,
    role: str,
    *,
    by: UUID | None = None,
    reason: str | None = None,
) -> None:
    """Raises TransitionNotAllowed."""
    came_from = quote.status
    QUOTE.check(came_from, to, role)
    quote.status, quote.updated_at = to, now()
    quote.reason = reason
    remember(session, QuoteMove, quote, came_from, role, by=by, reason=reason)


def of_requirement(
    session: Session, requirement_id: UUID, *statuses: str
) -> list[Quote]:
    session.flush()
    wanted = select(Quote).where(
        Quote.requirement_id == requirement_id, table.c.status.in_(statuses)
    )
    again = wanted.order_by(col(Quote.id)).execution_options(populate_existing=True)
    return list(session.exec(again).all())
