"""Whether the seller of a quote can deliver now."""

from sqlmodel import Session

from engagement.accounts.suspensions.queries import any_suspended
from engagement.error_texts import SUPPLIER_UNAVAILABLE
from engagement.rfq.quotes.models import Quote
from servicekit.http.errors import Conflict


class SellerAway(Conflict):
    code = "seller_unavailable"
    message = SUPPLIER_UNAVAILABLE


def check_available(session: Session, quote: Quote) -> None:
    """Raises SellerAway while the company is suspended."""
    if any_suspended(session, quote.seller_id):
        raise SellerAway
