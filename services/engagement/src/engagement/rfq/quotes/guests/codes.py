"""Codes by SMS that prove the phone of a guest's enquiry."""

from sqlmodel import Session

from engagement.notifications.sms.service import write_code
from engagement.rfq.quotes.guests.service import Guest, received
from engagement.rfq.quotes.transitions import QUOTE
from engagement.settings import EngagementSettings
from servicekit.http import phone_codes
from servicekit.http.language import Locale
from servicekit.http.phones import refuse_unreachable


def send_code(session: Session, guest: Guest, address: str, locale: Locale) -> None:
    """Only for a quote that can be accepted. Raises TransitionNotAllowed, Invalid for
    a number no SMS reaches, TooMany or CodesUsedUp."""
    quote, _ = received(session, guest)
    QUOTE.check(quote.status, "accepted", "buyer")
    settings, phone = EngagementSettings.of(session), guest.enquiry.phone
    refuse_unreachable(phone, "phone_number", settings.sms_countries)
    new = phone_codes.make(
        *(session, guest.enquiry.id, phone, address, settings.lead_secret),
        max_a_day=settings.sms_codes_a_day,
    )
    write_code(session, phone, new, locale)
