"""What a new case is about, and the supplier on the other side."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from uuid import UUID

from sqlmodel import Session

from engagement.enquiries.models import Enquiry
from engagement.error_texts import CASE_SUBJECT_UNKNOWN
from engagement.orders.lifecycle import number_of as number_of_order
from engagement.orders.models import Order
from engagement.replicas.products.models import Product
from engagement.replicas.queries import of_id
from engagement.rfq.quotes.models import Quote
from engagement.rfq.quotes.numbers import number_of as number_of_quote
from engagement.support.cases.models import Case
from servicekit.http.errors import Invalid

DEALS = ("order", "quote", "enquiry")


@dataclass(frozen=True)
class Subject:
    """`buyer_id` only of a deal."""

    label: str
    seller_id: UUID
    buyer_id: UUID | None = None


def attach(session: Session, case: Case, kind: str, subject_id: UUID) -> None:
    """Raises Invalid for what is unknown, and for deals of others."""
    subject = FINDERS[kind](session, subject_id)
    if subject is None or not _may_name(session, case, kind, subject):
        raise Invalid(errors={"subject": [CASE_SUBJECT_UNKNOWN]})
    case.subject_kind, case.subject_id = kind, subject_id
    case.subject_label = subject.label
    is_own = _owner(session, subject.seller_id) == case.user_id
    # Who complains of the own deal as its seller has no supplier on the other side.
    case.seller_id = None if case.user_id and is_own else subject.seller_id


def _may_name(session: Session, case: Case, kind: str, subject: Subject) -> bool:
    if kind not in DEALS:
        return True
    parties = {subject.buyer_id, _owner(session, subject.seller_id)} - {None}
    return case.user_id in parties


def _owner(session: Session, seller_id: UUID) -> UUID | None:
    seller = of_id(session, seller_id)
    return seller.owner_id if seller else None


def _product(session: Session, product_id: UUID) -> Subject | None:
    product = session.get(Product, product_id)
    return Subject(product.name, product.seller_id) if product else None


def _company(session: Session, seller_id: UUID) -> Subject | None:
    seller = of_id(session, seller_id)
    return Subject(seller.company_name, seller_id) if seller else None


def _order(session: Session, order_id: UUID) -> Subject | None:
    order = session.get(Order, order_id)
    if order is None:
        return None
    label = f"{number_of_order(order.number)} · {order.title}"
    return Subject(label, order.seller_id, order.buyer_id)


def _quote(session: Session, quote_id: UUID) -> Subject | None:
    quote = session.get(Quote, quote_id)
    if quote is None or quote.sent_at is None:
        return None
    return Subject(number_of_quote(quote), quote.seller_id, quote.buyer_id)


def _enquiry(session: Session, enquiry_id: UUID) -> Subject | None:
    enquiry = session.get(Enquiry, enquiry_id)
    if enquiry is None:
        return None
    seller = of_id(session, enquiry.seller_id)
    label = enquiry.product_name or (seller.company_name if seller else "")
    return Subject(label, enquiry.seller_id, enquiry.buyer_id)


FINDERS: Mapping[str, Callable[[Session, UUID], Subject | None]] = {
    "product": _product,
    "company": _company,
    "order": _order,
    "quote": _quote,
    "enquiry": _enquiry,
}
