"""A guest's case by the link of an email."""

from datetime import timedelta

from sqlmodel import Session, select

from engagement.accounts.limits.service import email_digest
from engagement.error_texts import CASE_LINK_EXPIRED
from engagement.notifications.mail import links
from engagement.notifications.mail.links import Gone, LinkClaimed, LinkUnknown
from engagement.support.cases.lifecycle import locked
from engagement.support.cases.models import Case
from engagement.support.cases.notifications import mail_writer
from engagement.support.cases.schemas import LinkRequest
from servicekit.clock import now

DAYS = links.GUESTS_LIFETIME // timedelta(days=1)


class CaseLinkExpired(Gone):
    code, message = "link_expired", CASE_LINK_EXPIRED.fill(days=DAYS)


def opened(session: Session, token: str) -> Case:
    """Locked. Raises LinkUnknown, CaseLinkExpired, or LinkClaimed: of an account."""
    link = links.read(token)
    case = session.get(Case, link.subject_id) if link else None
    if link is None or case is None or not case.email:
        raise LinkUnknown
    if not links.is_guests_case(session, link, case.email):
        raise LinkUnknown
    if link.expires_at <= now():
        raise CaseLinkExpired
    if case.user_id:
        raise LinkClaimed
    return locked(session, case.reference)


def send_link(session: Session, form: LinkRequest) -> None:
    """To the address of the case, if it is this one; nobody learns whether."""
    reference = form.reference.upper()
    case = session.exec(select(Case).where(Case.reference == reference)).first()
    if case is None or not case.email:
        return
    if email_digest(session, case.email) == email_digest(session, form.email):
        mail_writer(session, case, "case_link", {}, once=f"{now():%Y-%m-%dT%H}")
