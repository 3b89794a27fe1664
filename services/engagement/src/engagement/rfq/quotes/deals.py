"""Deals: accepted quotes, published to auth so that no account with an open one is
deleted."""

from collections.abc import Sequence
from uuid import UUID

from sqlmodel import Session, select

from contracts.engagement import DealChanged
from engagement.replicas.queries import of_id
from engagement.rfq.quotes import files
from engagement.rfq.quotes.agreements import accepted_at
from engagement.rfq.quotes.lifecycle import of_requirement
from engagement.rfq.quotes.models import Quote, table
from engagement.rfq.quotes.numbers import number_of
from engagement.rfq.quotes.parties import store_parties
from engagement.rfq.quotes.transitions import SIGNED
from engagement.rfq.requirements.models import AWARD_PERIOD, Requirement
from servicekit.messaging.event import Event
from servicekit.messaging.outbox import record

NOBODY = UUID(int=0)
# Of a requirement without an open deal.
ENDED = ("fulfilled", "cancelled", "rejected")


def begin(session: Session, quote: Quote, requirement: Requirement) -> None:
    """It was just accepted: stores both companies as they are now, and holds the
    files."""
    store_parties(session, quote, requirement)
    files.hold(session, quote, requirement)
    _publish(session, quote, requirement, is_open=True)


def end(session: Session, requirement: Requirement) -> None:
    """Its awards are fulfilled or revoked; call it while they are accepted."""
    for quote in of_requirement(session, requirement.id, "accepted"):
        end_one(session, quote, requirement)


def end_one(session: Session, quote: Quote, requirement: Requirement) -> None:
    _publish(session, quote, requirement, is_open=False)


def _publish(
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
    signed_at = accepted_at(session, quote)
    return DealChanged(
        quote_id=quote.id,
        version=requirement.version,
        requirement_id=requirement.id,
        buyer_id=requirement.buyer_id,
        seller_owner_id=seller.owner_id,
        number=number_of(quote),
        is_open=is_open,
        accepted_at=signed_at,
        closes_at=signed_at + AWARD_PERIOD,
    )


def snapshot(
    session: Session, after: str, limit: int
) -> Sequence[tuple[str, DealChanged]]:
    """A page of all that were ever accepted, for `haat resync`."""
    page = []
    for quote, requirement in _signed(session, after, limit):
        is_open = quote.status == "accepted" and requirement.status not in ENDED
        event = _event(session, quote, requirement, is_open=is_open)
        if event:
            page.append((str(quote.id), event))
    return page


def files_snapshot(
    session: Session, after: str, limit: int
) -> Sequence[tuple[str, Event]]:
    """The files of all that were ever accepted, for `haat resync`; an empty page is
    the end."""
    page: list[tuple[str, Event]] = []
    while not page and (deals := _signed(session, after, limit)):
        for quote, requirement in deals:
            held = files.held_files(session, quote, requirement)
            page += [(str(quote.id), event) for event in held]
        after = str(deals[-1][0].id)
    return page


def _signed(
    session: Session, after: str, limit: int
) -> Sequence[tuple[Quote, Requirement]]:
    start = UUID(after) if after else NOBODY
    wanted = (
        select(Quote, Requirement)
        .join(Requirement, Requirement.id == Quote.requirement_id)  # type: ignore[arg-type]
        .where(table.c.status.in_(SIGNED), table.c.id > start)
        .order_by(table.c.id)
        .limit(limit)
    )
    return session.exec(wanted).all()
