"""By what a guest's contact is recognised again (decision record 7)."""

from contracts.claims import contact_digest
from engagement.enquiries.models import Enquiry
from engagement.settings import EngagementSettings


def marks_of(enquiry: Enquiry) -> dict[str, str]:
    """Of its phone and its e-mail, by the columns that keep them."""
    pepper = EngagementSettings().claim_pepper
    return {
        "phone_sha256": contact_digest(pepper, "phone", enquiry.phone),
        "email_sha256": contact_digest(pepper, "email", enquiry.email),
    }


def mark_for_claim(enquiry: Enquiry) -> None:
    for column, value in marks_of(enquiry).items():
        setattr(enquiry, column, value)
