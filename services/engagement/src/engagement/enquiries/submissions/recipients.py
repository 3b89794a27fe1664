"""The same enquiry to several suppliers: each has its own, and its own result."""

from dataclasses import asdict, dataclass

from sqlmodel import Session, col, select

from engagement.enquiries.submissions import limits
from engagement.enquiries.submissions.limits import Sender
from engagement.enquiries.submissions.schemas import (
    ContactForm,
    ContactForms,
    EnquiryForm,
    EnquiryResult,
)
from engagement.enquiries.submissions.service import (
    is_unit_missing,
    problems_with,
    submit,
)
from engagement.error_texts import SUPPLIER_UNAVAILABLE
from engagement.replicas.sellers.models import Seller
from servicekit.error_texts import REQUIRED
from servicekit.http.errors import AppError, Invalid, NotFound
from servicekit.http.language import Locale
from servicekit.http.refusals import FieldRefusal

SHARED = set(EnquiryForm.model_fields)


@dataclass(frozen=True)
class Addressee:
    seller_slug: str
    company_name: str
    company_name_ne: str | None


def submit_each(
    session: Session, form: ContactForms, sender: Sender, locale: Locale
) -> list[EnquiryResult]:
    """In the requested order, the first of each supplier.

    Raises Invalid for what all recipients read.
    """
    problems = problems_with(session, form, sender)
    if is_unit_missing(form):
        # Products of several suppliers may have several units.
        problems["unit"] = [REQUIRED]
    if problems:
        raise Invalid(errors=problems)
    chosen = {one.seller_slug: one for one in reversed(form.recipients)}
    wanted = select(Seller).where(col(Seller.slug).in_(chosen))
    sellers = {seller.slug: seller for seller in session.exec(wanted)}
    ids = [seller.seller_id for seller in sellers.values()]
    limits.wait(session, sender, form.phone_number, *ids)
    shared = form.model_dump(include=SHARED)
    return [
        send_to(
            session,
            _addressee(slug, sellers.get(slug)),
            ContactForm(**shared, product_id=chosen[slug].product_id),
            sender,
            locale,
        )
        for slug in dict.fromkeys(one.seller_slug for one in form.recipients)
    ]


def send_to(
    session: Session,
    to: Addressee,
    form: ContactForm,
    sender: Sender,
    locale: Locale,
) -> EnquiryResult:
    """A refusal stops nobody else's enquiry: it comes before anything is written."""
    try:
        sent = submit(session, to.seller_slug, form, sender, locale)
    except NotFound:
        why = SUPPLIER_UNAVAILABLE
    except AppError as refusal:
        why = refusal.first_detail
    else:
        return EnquiryResult(**asdict(to), status="sent", enquiry_id=sent)
    return EnquiryResult(
        **asdict(to), status="refused", message=str(why), reason=FieldRefusal.of(why)
    )


def _addressee(slug: str, seller: Seller | None) -> Addressee:
    if seller is None:
        return Addressee(slug, slug, None)
    return Addressee(slug, seller.company_name, seller.company_name_ne)
