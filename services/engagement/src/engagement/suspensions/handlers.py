"""What a suspension of a person or a firm means here, and its end."""

from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select

from contracts.auth import UserRestored, UserSuspended
from contracts.engagement import RequirementClosed
from contracts.vendor import SellerFact
from engagement.quotes.models import Quote
from engagement.quotes.models import table as quotes
from engagement.quotes.notices import tell_buyer
from engagement.quotes.transitions import EXPIRABLE
from engagement.requirements.models import Requirement
from engagement.requirements.models import table as requirements
from engagement.requirements.moving import tell_opened
from engagement.suspensions import service
from servicekit.clock import now
from servicekit.http import revocation
from servicekit.messaging.event import Envelope
from servicekit.messaging.outbox import record

HIDDEN = "suspended"


def suspend_user(session: Session, event: Envelope[UserSuspended]) -> None:
    user = event.data
    revocation.remember(session, user.user_id, user.suspended_at)
    if not service.begin(session, user.user_id, user.version, user.suspended_at):
        return
    for requirement in _open_of(session, user.user_id):
        requirement.version += 1
        closed = RequirementClosed(
            requirement_id=requirement.id, version=requirement.version, status=HIDDEN
        )
        record(session, closed)


def restore_user(session: Session, event: Envelope[UserRestored]) -> None:
    if not service.end(session, event.data.user_id, event.data.version):
        return
    for requirement in _open_of(session, event.data.user_id):
        requirement.version += 1
        tell_opened(session, requirement)


def suspend_seller(session: Session, fact: SellerFact) -> None:
    """Its quotes wait; the buyers hear of it."""
    if service.begin(session, fact.seller_id, fact.version, now()):
        _tell_buyers(session, fact.seller_id, "quote_seller_paused")


def restore_seller(session: Session, fact: SellerFact) -> None:
    if service.end(session, fact.seller_id, fact.version):
        _tell_buyers(session, fact.seller_id, "quote_seller_back")


def _open_of(session: Session, buyer_id: UUID) -> list[Requirement]:
    """What others can find, locked."""
    wanted = select(Requirement).where(
        Requirement.buyer_id == buyer_id,
        Requirement.status == "open",
        sa.func.jsonb_array_length(requirements.c.seller_ids) == 0,
    )
    locked = wanted.order_by(requirements.c.id).with_for_update()
    again = locked.execution_options(populate_existing=True)
    return list(session.exec(again).all())


def _tell_buyers(session: Session, seller_id: UUID, kind: str) -> None:
    live = (
        select(Quote, Requirement)
        .join(Requirement, requirements.c.id == quotes.c.requirement_id)
        .where(quotes.c.seller_id == seller_id, quotes.c.status.in_(EXPIRABLE))
    )
    for quote, requirement in session.exec(live).all():
        tell_buyer(session, quote, requirement, kind)
