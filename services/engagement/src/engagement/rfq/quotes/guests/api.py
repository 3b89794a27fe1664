"""A guest's quote by the link of its email: no sign-in, one quote, 72 hours."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request
from sqlmodel import Session

from engagement.notifications.mail.links import hide_address
from engagement.rfq.quotes.guests import service
from engagement.rfq.quotes.guests.codes import send_code
from engagement.rfq.quotes.guests.presenter import phone_hint, view
from engagement.rfq.quotes.guests.schemas import (
    GuestAcceptance,
    GuestCounter,
    GuestQuote,
    GuestRejection,
    LinkSent,
)
from engagement.rfq.quotes.guests.service import QuoteLinkExpired
from servicekit.db import Db, database_of
from servicekit.http.envelope import Data
from servicekit.http.language import Language, Locale
from servicekit.http.limits import client_address
from servicekit.http.phone_codes import CodeSent
from servicekit.http.refusals import Refusal

GONE = {"model": Refusal, "description": str(QuoteLinkExpired.message)}
router = APIRouter(
    prefix="/api/quotes/guest/{token}",
    tags=["engagement"],
    dependencies=[Depends(hide_address)],
    responses={410: GONE},
)
Token = Annotated[str, Path(max_length=64)]


def _response(session: Session, token: str, locale: Locale) -> Data[GuestQuote]:
    return Data(data=view(session, service.opened(session, token), locale))


@router.get("", operation_id="getGuestQuote")
def get_one(token: Token, session: Db, locale: Language) -> Data[GuestQuote]:
    """The newest version, and its order once it is accepted."""
    return _response(session, token, locale)


@router.post("/counter", operation_id="counterGuestQuote")
def counter(
    token: Token, form: GuestCounter, session: Db, locale: Language
) -> Data[GuestQuote]:
    """Sends a counter-offer; the seller revises, upholds or withdraws."""
    service.counter(session, token, form)
    return _response(session, token, locale)


@router.post("/reject", operation_id="rejectGuestQuote")
def reject(
    token: Token, form: GuestRejection, session: Db, locale: Language
) -> Data[GuestQuote]:
    service.reject(session, token, form)
    return _response(session, token, locale)


@router.post("/otp", status_code=202, operation_id="sendGuestQuoteCode")
def request_code(
    token: Token, request: Request, session: Db, locale: Language
) -> Data[CodeSent]:
    """Sends six digits by SMS to the phone of the enquiry; 429 says when the next may
    be sent."""
    guest = service.opened(session, token)
    send_code(session, guest, client_address(request)[:64], locale)
    return Data(data=CodeSent(phone_number=phone_hint(guest)))


@router.post("/accept", operation_id="acceptGuestQuote")
def accept(
    token: Token, form: GuestAcceptance, request: Request, locale: Language
) -> Data[GuestQuote]:
    """With the code from the SMS: the order is placed. Of two at once one order is
    made; a quote that has changed meanwhile is 409."""
    database = database_of(request)
    service.accept(database, token, form)
    with database.session() as session:
        return _response(session, token, locale)


@router.post("/link", status_code=202, operation_id="renewGuestQuoteLink")
def renew(token: Token, session: Db) -> Data[LinkSent]:
    """Emails a new link to the address of the enquiry; also by an expired link."""
    service.renew(session, token)
    return Data(data=LinkSent())
