"""Public words: no way around the enquiry stands in them, for anybody to collect."""

import re

import phonenumbers
from pydantic import AfterValidator

from servicekit.http.phones import HOME

CONTACT = "Leave phone numbers and e-mail addresses out: everybody reads this."
_EMAIL = re.compile(r"[^\s@]+@[^\s@]+\.[^\s@]{2,}")


def _without_contact(text: str) -> str:
    """Numbers as `phonenumbers` finds them: valid ones, also in Devanagari digits."""
    if _EMAIL.search(text) or phonenumbers.PhoneNumberMatcher(text, HOME).has_next():
        raise ValueError(CONTACT)
    return text


WithoutContact = AfterValidator(_without_contact)
