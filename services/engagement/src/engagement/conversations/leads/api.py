"""A lead by the link of its mail: no sign-in, one enquiry, 72 hours."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request
from fastapi.responses import JSONResponse

from engagement.conversations.leads import guests, service
from engagement.conversations.leads.schemas import (
    GuestEnquiry,
    LeadAnswer,
    LeadChange,
    LeadOut,
)
from engagement.conversations.leads.service import Lead, LinkExpired
from engagement.enquiries.models import Enquiry
from engagement.notifications.mail.links import Link, hide_address
from servicekit.db import Db
from servicekit.http.envelope import Data
from servicekit.http.idempotency import Key, once_as
from servicekit.http.language import Language
from servicekit.http.refusals import Refusal

GONE = {"model": Refusal, "description": str(LinkExpired.message)}


router = APIRouter(
    prefix="/api/leads",
    tags=["engagement"],
    dependencies=[Depends(hide_address)],
    responses={410: GONE},
)
Token = Annotated[str, Path(max_length=64)]


def _opened(token: Token, request: Request, session: Db) -> Lead:
    secret: str = request.app.state.settings.lead_secret
    return service.opened(session, secret, token)


Opened = Annotated[Lead, Depends(_opened, scope="function")]


def _opened_by_guest(
    token: Token, request: Request, session: Db
) -> tuple[Link, Enquiry]:
    secret: str = request.app.state.settings.lead_secret
    return guests.opened(session, secret, token)


OpenedByGuest = Annotated[
    tuple[Link, Enquiry], Depends(_opened_by_guest, scope="function")
]


@router.get("/guest/{token}", operation_id="getGuestEnquiry")
def get_guests(
    guest: OpenedByGuest, session: Db, locale: Language
) -> Data[GuestEnquiry]:
    """The enquiry of a guest and its messages, by the link of the email."""
    return Data(data=guests.view(session, *guest, locale))


@router.post(
    "/guest/{token}/messages",
    operation_id="answerGuestEnquiry",
    status_code=201,
    response_model=Data[GuestEnquiry],
)
def answer_as_guest(
    form: LeadAnswer,
    guest: OpenedByGuest,
    session: Db,
    locale: Language,
    key: Key = None,
) -> Data[GuestEnquiry] | JSONResponse:
    """Sends a message to the seller, as the signed-in buyer would."""
    link, enquiry = guest
    place = f"POST /api/leads/guest/{enquiry.id}/messages"
    once = once_as(enquiry.id, place, session, key, form.model_dump_json().encode())

    def send() -> Data[GuestEnquiry]:
        guests.answer(session, enquiry, form.body)
        return Data(data=guests.view(session, link, enquiry, locale))

    return once.answer(201, send)


@router.get("/{token}", operation_id="getLead")
def get_one(lead: Opened, session: Db, locale: Language) -> Data[LeadOut]:
    """The enquiry and its messages; reading it changes nothing."""
    return Data(data=service.view(session, lead, locale))


@router.post("/{token}", operation_id="changeLead")
def change(
    form: LeadChange, lead: Opened, session: Db, locale: Language
) -> Data[LeadOut]:
    """Sets `seen` when the page is opened, or `declined`, which ends the link."""
    service.change(session, lead, form)
    return Data(data=service.view(session, lead, locale))


@router.post(
    "/{token}/messages",
    operation_id="answerLead",
    status_code=201,
    response_model=Data[LeadOut],
)
def answer(
    form: LeadAnswer, lead: Opened, session: Db, locale: Language, key: Key = None
) -> Data[LeadOut] | JSONResponse:
    """Sends a message as the signed-in seller would; the enquiry becomes `replied`."""
    # Under the enquiry's own id: the link is written down nowhere.
    place = f"POST /api/leads/{lead.enquiry_id}/messages"
    body = form.model_dump_json().encode()
    once = once_as(lead.owner.user_id, place, session, key, body)

    def send() -> Data[LeadOut]:
        service.answer(session, lead, form.body)
        return Data(data=service.view(session, lead, locale))

    return once.answer(201, send)
