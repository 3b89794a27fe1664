"""Whether what a buyer or guest wrote reaches the seller, and what follows."""

from datetime import timedelta
from uuid import UUID

from sqlmodel import Session

from contracts.engagement import EnquiryCreated
from contracts.places import PlaceUnknown, places
from engagement import attachments
from engagement.accounts.proofs import owns_email
from engagement.enquiries import deadlines
from engagement.enquiries.blocks import refuse_blocked, set_contact_digests
from engagement.enquiries.models import Enquiry, EnquiryHistory
from engagement.enquiries.submissions import limits
from engagement.enquiries.submissions.limits import Sender
from engagement.enquiries.submissions.schemas import (
    ContactForm,
    EnquiryDetails,
    EnquiryForm,
    Trapped,
)
from engagement.enquiries.transitions import ENQUIRY
from engagement.error_texts import GUEST_SENDS_NO_FILES, OWN_COMPANY, PRODUCT_GONE
from engagement.notifications.mail.links import guest_page
from engagement.notifications.mail.recipients import StatedBy
from engagement.notifications.mail.service import write_mail
from engagement.notifications.service import notify
from engagement.replicas import queries as replicas
from engagement.replicas.products.models import Product
from engagement.replicas.queries import active_by_slug
from engagement.replicas.sellers.models import Seller
from engagement.rfq.requirements.models import VerifiedPhone
from engagement.transitions import record_transition
from servicekit.clock import now
from servicekit.error_detail import ErrorDetail
from servicekit.error_texts import REQUIRED
from servicekit.http.errors import Forbidden, Invalid, NotFound
from servicekit.http.language import Locale
from servicekit.messaging.outbox import record

FASTEST_PERSON_MS = 800
SAME_WITHIN = timedelta(minutes=10)
Problems = dict[str, list[ErrorDetail]]
STORED = {
    *("name", "requirements", "category_id", "product_id", "quantity"),
    *("unit_id", "unit", "needed_by", "source"),
}


class OwnCompany(Forbidden):
    code, message = "own_company", OWN_COMPANY


def is_bot(form: Trapped) -> bool:
    """The hidden field was filled, or the form faster than anybody types."""
    too_fast = form.filled_ms is not None and form.filled_ms < FASTEST_PERSON_MS
    return bool(form.website) or too_fast


def submit(
    session: Session,
    slug: str,
    form: ContactForm,
    sender: Sender,
    locale: Locale,
) -> UUID:
    """The id of the enquiry; of the first one when the same was just sent.

    Raises NotFound, OwnCompany, Invalid with the fields to correct, Blocked, TooMany
    or SignInFirst.
    """
    caller = sender.caller
    seller = active_by_slug(session, slug)
    if seller is None:
        raise NotFound
    if caller and caller.user_id == seller.owner_id:
        raise OwnCompany
    enquiry = _checked(session, seller, form, sender)
    enquiry.buyer_id, enquiry.locale = (caller.user_id if caller else None), locale
    if caller is None:
        set_contact_digests(session, enquiry)
    elif caller.is_email_verified or (
        session.get(VerifiedPhone, caller.user_id) is not None
    ):
        enquiry.is_proven = True
    refuse_blocked(session, enquiry)
    limits.wait(session, sender, enquiry.phone, enquiry.seller_id)
    first = limits.sent_before(session, enquiry, SAME_WITHIN)
    if first:
        return first
    limits.refuse_floods(session, enquiry, sender)
    _send(session, enquiry, seller, sender)
    return enquiry.id


def _checked(
    session: Session, seller: Seller, form: ContactForm, sender: Sender
) -> Enquiry:
    product = replicas.product_of(session, seller, form.product_id)
    problems = problems_with(session, form, sender)
    if form.product_id and not product:
        problems["product_id"] = [PRODUCT_GONE]
    elif not product and is_unit_missing(form):
        problems["unit"] = [REQUIRED]
    if problems:
        raise Invalid(errors=problems)
    at = now()
    enquiry = Enquiry(
        **form.model_dump(include=STORED),
        attachment_ids=[str(file_id) for file_id in form.attachment_ids],
        **(form.delivery.model_dump() if form.delivery else {}),
        seller_id=seller.seller_id,
        phone=form.phone_number,
        email=form.email,
        text_hash=limits.fingerprint(form.requirements),
        product_name=product.name if product else None,
        expires_at=at,
        created_at=at,
        updated_at=at,
    )
    deadlines.begin(enquiry, deadlines.closure_in(seller))
    if product and is_unit_missing(form):
        enquiry.unit = product.unit
    if product:
        _store_minimum(session, enquiry, product)
    return enquiry


def _store_minimum(session: Session, enquiry: Enquiry, product: Product) -> None:
    """Refuses nothing: suppliers decide about an enquiry below their minimum."""
    quantity = (enquiry.quantity, enquiry.unit_id, enquiry.unit)
    if replicas.is_below_minimum(session, product, *quantity):
        enquiry.moq, enquiry.moq_unit = product.moq, product.unit


def problems_with(session: Session, form: EnquiryForm, sender: Sender) -> Problems:
    problems = problems_with_details(form, sender)
    if problem := replicas.problem_with(session, form.category_id):
        problems["category_id"] = [problem]
    return problems


def problems_with_details(form: EnquiryDetails, sender: Sender) -> Problems:
    problems: Problems = {}
    if form.attachment_ids and sender.caller is None:
        problems["attachment_ids"] = [GUEST_SENDS_NO_FILES]
    if to := form.delivery:
        try:
            places().check_within(to.district_id, to.municipality_id)
        except PlaceUnknown as unknown:
            problems[f"delivery.{unknown.field}"] = [unknown.detail]
    return problems


def is_unit_missing(form: EnquiryForm) -> bool:
    return form.quantity is not None and not (form.unit or form.unit_id)


def _send(session: Session, enquiry: Enquiry, seller: Seller, sender: Sender) -> None:
    """Row, history, event, notification and email: all or nothing."""
    session.add(enquiry)
    # Before the history, which refers to it: the two have no relationship to order by.
    session.flush()
    role = "buyer" if enquiry.buyer_id else "guest"
    ENQUIRY.check(None, enquiry.status, role)
    record_transition(session, EnquiryHistory, enquiry, None, role, by=enquiry.buyer_id)
    record(session, created(enquiry), actor=enquiry.buyer_id)
    if enquiry.attachment_ids and enquiry.buyer_id:
        files = [UUID(file_id) for file_id in enquiry.attachment_ids]
        attachments.share(
            *(session, enquiry.id, 1, enquiry.buyer_id, files, [seller.owner_id])
        )
    facts = {
        "enquiry_id": str(enquiry.id),
        "name": enquiry.name,
        "company": seller.company_name,
        "company_ne": seller.company_name_ne or "",
        "about": enquiry.product_name or enquiry.requirements[:80],
        **_details(enquiry),
    }
    link = f"/seller/enquiries?id={enquiry.id}"
    notify(
        *(session, seller.owner_id, "enquiry_created", facts),
        link=link,
        caused_by=enquiry.buyer_id,
    )
    _confirm(session, enquiry, seller, sender, facts)


def _details(enquiry: Enquiry) -> dict[str, str]:
    """What the seller's notification adds."""
    details: dict[str, str] = {}
    if enquiry.quantity is not None:
        quantity = f"{enquiry.quantity.normalize():f}"
        details["quantity"] = f"{quantity} {enquiry.unit or ''}".rstrip()
    if district := places().districts.get(enquiry.district_id or 0):
        details |= {"place_en": district.name, "place_ne": district.name_ne}
    if enquiry.needed_by:
        details["needed_by"] = enquiry.needed_by.isoformat()
    return details


def created(enquiry: Enquiry) -> EnquiryCreated:
    return EnquiryCreated(
        enquiry_id=enquiry.id,
        version=1,
        seller_id=enquiry.seller_id,
        category_id=enquiry.category_id,
        product_id=enquiry.product_id,
        buyer_id=enquiry.buyer_id,
        source=enquiry.source,
        created_at=enquiry.created_at,
        is_proven=enquiry.is_proven,
        answer_by=enquiry.answer_by,
    )


def _confirm(
    session: Session,
    enquiry: Enquiry,
    seller: Seller,
    sender: Sender,
    facts: dict[str, str],
) -> None:
    """A receipt: in full to the buyer's proven address, else a link without the
    text."""
    buyer_id, is_proven = enquiry.buyer_id, False
    if buyer_id is None:
        path = guest_page(session, enquiry)
    else:
        is_proven = owns_email(session, buyer_id, enquiry.email)
        own = f"/buyer/enquiries?id={enquiry.id}"
        path = f"/vendor/{seller.slug}" if is_proven else own
    write_mail(
        session,
        "enquiry_sent",
        enquiry.email,
        enquiry.locale,
        {**facts, "text": enquiry.requirements, "path": path},
        once=f"enquiry_sent:{enquiry.id}",
        is_proven=is_proven,
        stated_by=StatedBy(enquiry.buyer_id, sender.network),
    )
