"""Deals: accepted quotes, told to auth so that nobody leaves one behind open."""

from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select

from contracts.engagement import DealChanged
from engagement.quotes.models import Quote, history, table
from engagement.quotes.numbers import number_of
from engagement.quotes.parties import keep_parties
from engagement.quotes.transitions import SIGNED
from engagement.requirements.models import AWARD_STANDS, Requirement
from engagement.sellers.queries import of_id
from servicekit.clock import now
from servicekit.messaging.outbox import record

NOBODY = UUID(int=0)
# Of papers that both sides keep: each quote once accepted, with its earlier versions.
signed_roots = sa.select(table.c.root_id).where(table.c.status.in_(SIGNED))
signed_requirements = sa.select(table.c.requirement_id).where(
    table.c.status.in_(SIGNED)
)


def begin(session: Session, quote: Quote, requirement: Requirement) -> None:
    """It was just accepted: both firms are kept as they are now."""
    keep_parties(session, quote, requirement)
    _tell(session, quote, requirement, is_open=True)


def end(session: Session, requirement: Requirement) -> None:
    """The award was fulfilled or taken back; call it while the award is still set."""
    quote_id = requirement.awarded_quote_id
    if quote_id and (quote := session.get(Quote, quote_id)):
        _tell(session, quote, requirement, is_open=False)


def _tell(
    session: Session, quote: Quote, requirement: Requirement, *, is_open: bool
) -> None:
    if event := _event(session, quote, requirement, is_open=is_open):
        record(session, event)


def _event(
    session: Session, quote: Quote, requirement: Requirement, *, is_open: bool
) -> DealChanged | None:
    seller = of_id(session, quote.seller_id)
    if seller is None:
        return None
    accepted_at = _accepted_at(session, quote)
    return DealChanged(
        quote_id=quote.id,
        version=requirement.version,
        requirement_id=requirement.id,
        buyer_id=requirement.buyer_id,
        seller_owner_id=seller.owner_id,
        number=number_of(quote),
        is_open=is_open,
        accepted_at=accepted_at,
        closes_at=accepted_at + AWARD_STANDS,
    )


def _accepted_at(session: Session, quote: Quote) -> datetime:
    session.flush()
    moved = sa.select(sa.func.max(history.c.at)).where(
        history.c.quote_id == quote.id, history.c.to_status == "accepted"
    )
    found: datetime | None = session.execute(moved).scalar()
    return found or now()


def snapshot(
    session: Session, after: str, limit: int
) -> Sequence[tuple[str, DealChanged]]:
    """A page of all that were ever accepted, for `haat resync`."""
    start = UUID(after) if after else NOBODY
    wanted = (
        select(Quote, Requirement)
        .join(Requirement, Requirement.id == Quote.requirement_id)  # type: ignore[arg-type]
        .where(table.c.status.in_(SIGNED), table.c.id > start)
        .order_by(table.c.id)
        .limit(limit)
    )
    page = []
    for quote, requirement in session.exec(wanted).all():
        is_open = quote.status == "accepted" and requirement.status == "awarded"
        event = _event(session, quote, requirement, is_open=is_open)
        if event:
            page.append((str(quote.id), event))
    return page
