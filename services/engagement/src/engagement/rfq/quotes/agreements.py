"""Signed deals, as SQL: their quotes and conversations stay complete for both sides."""

from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from engagement.rfq.matches.models import table as matches
from engagement.rfq.quotes.models import Quote, history, table
from engagement.rfq.quotes.transitions import SIGNED
from servicekit.clock import now

_is_signed = table.c.status.in_(SIGNED)
# Each quote that was once accepted, with its earlier versions.
signed_roots = sa.select(table.c.root_id).where(_is_signed)
signed_requirements = sa.select(table.c.requirement_id).where(_is_signed)
signed_enquiries = sa.select(table.c.enquiry_id).where(
    _is_signed, table.c.enquiry_id.is_not(None)
)


def conversations_of(quotes: sa.ColumnElement[bool]) -> sa.CompoundSelect[tuple[UUID]]:
    """Of the lead, and of the enquiry it was an answer to."""
    same_lead = sa.and_(
        matches.c.requirement_id == table.c.requirement_id,
        matches.c.seller_id == table.c.seller_id,
    )
    leads = sa.select(matches.c.id).join(table, same_lead).where(quotes)
    enquired = sa.select(table.c.enquiry_id).where(
        quotes, table.c.enquiry_id.is_not(None)
    )
    return sa.union_all(leads, enquired)


signed_conversations = conversations_of(_is_signed)


def is_signed(session: Session, conversation_id: UUID) -> bool:
    result = signed_conversations.subquery()
    wanted = sa.select(result.c.id).where(result.c.id == conversation_id)
    return session.execute(wanted.limit(1)).first() is not None


def accepted_at(session: Session, quote: Quote) -> datetime:
    session.flush()
    accepted = sa.select(sa.func.max(history.c.at)).where(
        history.c.quote_id == quote.id, history.c.to_status == "accepted"
    )
    result: datetime | None = session.execute(accepted).scalar()
    return result or now()
