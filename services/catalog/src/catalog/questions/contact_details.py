"""Public texts have no contact details: buyers send an enquiry."""

import re

import phonenumbers
from pydantic import AfterValidator

from catalog.error_texts import CONTACT_IN_TEXT
from servicekit.error_detail import InvalidValue
from servicekit.http.phones import HOME

_EMAIL = re.compile(r"[^\s@]+@[^\s@]+\.[^\s@]{2,}")


def _without_contact(text: str) -> str:
    """Numbers as `phonenumbers` finds them: valid ones, also in Devanagari digits."""
    if _EMAIL.search(text) or phonenumbers.PhoneNumberMatcher(text, HOME).has_next():
        raise InvalidValue(CONTACT_IN_TEXT)
    return text


WithoutContact = AfterValidator(_without_contact)
