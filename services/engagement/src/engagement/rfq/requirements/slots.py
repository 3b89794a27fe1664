"""Slots of a requirement: the places for quotes, and whether one is free."""

from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from engagement.error_texts import SEATS_TAKEN
from engagement.rfq.quotes.models import table as quotes
from engagement.rfq.quotes.transitions import OCCUPIES_SLOT
from engagement.rfq.requirements.models import Requirement
from servicekit.http.errors import Conflict


class SlotsTaken(Conflict):
    code, message = "seats_taken", SEATS_TAKEN


def slots_taken(session: Session, requirement_id: UUID) -> int:
    """How many sellers have a quote there now."""
    counted = sa.select(sa.func.count(quotes.c.seller_id.distinct())).where(
        quotes.c.requirement_id == requirement_id, quotes.c.status.in_(OCCUPIES_SLOT)
    )
    taken: int = session.execute(counted).scalar_one()
    return taken


def has_free_slot(session: Session, requirement: Requirement) -> bool:
    return slots_taken(session, requirement.id) < requirement.max_quotes


def check_free_slot(session: Session, requirement: Requirement) -> None:
    """Raises SlotsTaken."""
    if not has_free_slot(session, requirement):
        raise SlotsTaken


def was_quoted(session: Session, requirement_id: UUID) -> bool:
    sent = sa.select(quotes.c.id).where(
        quotes.c.requirement_id == requirement_id, quotes.c.sent_at.is_not(None)
    )
    return session.execute(sent.limit(1)).first() is not None
