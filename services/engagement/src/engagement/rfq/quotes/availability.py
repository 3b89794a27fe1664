"""Whether the two sides of a quote deal with each other now."""

from collections.abc import Iterable
from uuid import UUID

from sqlmodel import Session

from engagement.accounts.deletions import is_departed
from engagement.accounts.suspensions.queries import any_suspended
from engagement.enquiries.blocks import (
    Blocked,
    BlockedByYou,
    blocked_among,
    contact_digests,
    is_blocked,
)
from engagement.enquiries.models import Enquiry
from engagement.error_texts import (
    QUOTE_BLOCKED,
    QUOTE_BLOCKED_BY_YOU,
    SUPPLIER_UNAVAILABLE,
)
from engagement.replicas.queries import of_id
from engagement.rfq.quotes.models import Quote
from servicekit.http.errors import Conflict


class SellerAway(Conflict):
    code = "seller_unavailable"
    message = SUPPLIER_UNAVAILABLE


def check_accounts(session: Session, quote_ids: Iterable[UUID]) -> None:
    """Raises SellerAway when a side has deleted its account. Before the row locks: an
    erasure takes its locks in the same order."""
    quotes = [session.get(Quote, quote_id) for quote_id in quote_ids]
    pairs = [(quote, of_id(session, quote.seller_id)) for quote in quotes if quote]
    sides = {
        user_id
        for quote, seller in pairs
        if seller
        for user_id in (quote.buyer_id, seller.owner_id)
        if user_id
    }
    for user_id in sorted(sides):
        if is_departed(session, user_id):
            raise SellerAway


def check_available(session: Session, quote: Quote) -> None:
    """Of the buyer. Raises SellerAway while the company is suspended, Blocked or
    BlockedByYou."""
    if any_suspended(session, quote.seller_id):
        raise SellerAway
    refuse_blocked(session, quote, "buyer")


def refuse_blocked(session: Session, quote: Quote, role: str) -> None:
    """A side of a blocked pair ends what was offered, and offers nothing new. Raises
    Blocked or BlockedByYou, as `role` reads it."""
    by = _blocked_by(session, quote)
    if by == role:
        raise BlockedByYou(QUOTE_BLOCKED_BY_YOU)
    if by:
        raise Blocked(QUOTE_BLOCKED)


def _blocked_by(session: Session, quote: Quote) -> str | None:
    if quote.buyer_id:
        return blocked_among(session, quote.buyer_id, [quote.seller_id])
    enquiry = session.get(Enquiry, quote.enquiry_id)
    digests = contact_digests(session, enquiry).values() if enquiry else ()
    return "seller" if is_blocked(session, quote.seller_id, [*digests]) else None
