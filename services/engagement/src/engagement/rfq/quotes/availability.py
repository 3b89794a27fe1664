"""Whether the seller of a quote can deliver now."""

from collections.abc import Iterable
from uuid import UUID

from sqlmodel import Session

from engagement.accounts.deletions import is_departed
from engagement.accounts.suspensions.queries import any_suspended
from engagement.error_texts import SUPPLIER_UNAVAILABLE
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
    }
    for user_id in sorted(sides):
        if is_departed(session, user_id):
            raise SellerAway


def check_available(session: Session, quote: Quote) -> None:
    """Raises SellerAway while the company is suspended."""
    if any_suspended(session, quote.seller_id):
        raise SellerAway
