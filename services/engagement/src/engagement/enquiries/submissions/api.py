"""The contact form of a seller's page (spec 7), and the same to several sellers."""

from typing import Annotated

from fastapi import APIRouter, Path
from fastapi.responses import JSONResponse

from engagement.enquiries.submissions.limits import Sender
from engagement.enquiries.submissions.recipients import submit_each
from engagement.enquiries.submissions.schemas import (
    ContactForm,
    ContactForms,
    EnquiryResult,
    Submitted,
)
from engagement.enquiries.submissions.service import is_bot, submit
from servicekit.db import Db
from servicekit.http.auth import MaybeSignedIn
from servicekit.http.envelope import Data
from servicekit.http.idempotency import OnlyOnce
from servicekit.http.language import Language
from servicekit.http.limits import GuestNetwork
from servicekit.ids import new_id

router = APIRouter(prefix="/api/webui", tags=["engagement"])
Slug = Annotated[str, Path(max_length=60)]


@router.post(
    "/seller/{slug}/contactseller",
    operation_id="contactSeller",
    status_code=201,
    response_model=Data[Submitted],
)
def contact_seller(
    slug: Slug,
    form: ContactForm,
    caller: MaybeSignedIn,
    session: Db,
    once: OnlyOnce,
    locale: Language,
    network: GuestNetwork,
) -> Data[Submitted] | JSONResponse:
    """Sends an enquiry, as a guest or signed in; 429 says when to try again."""
    if is_bot(form):
        return Data(data=Submitted(id=new_id()))

    sender = Sender(caller, network)

    def send() -> Data[Submitted]:
        return Data(data=Submitted(id=submit(session, slug, form, sender, locale)))

    return once.answer(201, send)


@router.post(
    "/enquiries",
    operation_id="contactSellers",
    status_code=201,
    response_model=Data[list[EnquiryResult]],
)
def contact_sellers(
    form: ContactForms,
    caller: MaybeSignedIn,
    session: Db,
    once: OnlyOnce,
    locale: Language,
    network: GuestNetwork,
) -> Data[list[EnquiryResult]] | JSONResponse:
    """One enquiry to each supplier, under the limits of the contact form.

    The refusal of one supplier stops no other.
    """
    if is_bot(form):
        return Data(data=[_pretended(one.seller_slug) for one in form.recipients])

    sender = Sender(caller, network)

    def send() -> Data[list[EnquiryResult]]:
        return Data(data=submit_each(session, form, sender, locale))

    return once.answer(201, send)


def _pretended(slug: str) -> EnquiryResult:
    """As a person would get it."""
    names = {"company_name": slug, "company_name_ne": None}
    return EnquiryResult(seller_slug=slug, **names, status="sent", enquiry_id=new_id())
