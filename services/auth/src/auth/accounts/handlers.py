"""Events of other services about accounts."""

import structlog
from sqlmodel import Session

from auth.accounts import service
from contracts.vendor import SellerOnboarded
from servicekit.messaging.event import Envelope

log = structlog.get_logger()


def become_seller(session: Session, event: Envelope[SellerOnboarded]) -> None:
    """The owner gets the role `seller`; the client sees it at its next refresh (D6)."""
    if service.grant(session, event.data.owner_id, "seller"):
        log.info("role_granted", role="seller", user_id=str(event.data.owner_id))
