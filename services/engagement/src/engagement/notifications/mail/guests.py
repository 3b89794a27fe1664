"""Emails to a guest about a quote and its order, each with the link to the quote."""

from functools import partial
from uuid import UUID

from sqlmodel import Session

from engagement.enquiries.models import Enquiry
from engagement.notifications.mail.links import guest_quote_page
from engagement.notifications.mail.service import write_mail


def mail_guest(
    session: Session, kind: str, enquiry: Enquiry, root_id: UUID, *, once: str
) -> None:
    """The link is valid from when the email leaves; `root_id` is the quote's."""
    write_mail(
        session,
        kind,
        enquiry.email,
        enquiry.locale,
        {},
        once=once,
        sender=str(enquiry.seller_id),
        path_at=partial(guest_quote_page, session, root_id, enquiry.email),
    )
