"""Notifications about a company, to its owner and to buyers with open enquiries."""

from uuid import UUID

from sqlmodel import Session, select

from contracts.vendor import (
    NameDecided,
    SellerClosed,
    SellerFact,
    SellerPhoneVerified,
    SellerReinstated,
    SellerSuspended,
    SellerVerified,
    VerificationExpired,
    VerificationExpiring,
    VerificationRejected,
)
from engagement.accounts.suspensions import service as suspensions
from engagement.enquiries.models import Enquiry
from engagement.enquiries.models import table as enquiries
from engagement.enquiries.transitions import EXPIRABLE
from engagement.notifications.mail.service import write_mail
from engagement.notifications.service import notify
from engagement.orders.notifications import notify_seller_closed
from engagement.replicas.queries import of_id
from engagement.rfq.quotes.jobs import expire_of_seller
from engagement.sellers.suspensions import restore_seller, suspend_seller
from servicekit.messaging.event import Envelope

PROFILE = "/seller/companyprofile"
VERIFICATION = f"{PROFILE}#verification"


def notify_verified(session: Session, event: Envelope[SellerVerified]) -> None:
    """Without a proven number the badge still waits for one thing."""
    is_complete = event.data.is_verified
    kind = "verification_approved" if is_complete else "verification_approved_phone"
    _notify_owner(session, event.data, kind, VERIFICATION)


def notify_rejected(session: Session, event: Envelope[VerificationRejected]) -> None:
    _notify_owner(session, event.data, "verification_rejected", VERIFICATION)


def notify_expiring(session: Session, event: Envelope[VerificationExpiring]) -> None:
    days = {"days": str(event.data.days_left)}
    _notify_owner(session, event.data, "verification_expiring", VERIFICATION, days)


def notify_expired(session: Session, event: Envelope[VerificationExpired]) -> None:
    _notify_owner(session, event.data, "verification_expired", VERIFICATION)


def notify_phone_verified(
    session: Session, event: Envelope[SellerPhoneVerified]
) -> None:
    _notify_owner(session, event.data, "seller_phone_verified", VERIFICATION)


def notify_name_decided(session: Session, event: Envelope[NameDecided]) -> None:
    decided = event.data
    facts = {"name": decided.name, "note": decided.note or ""}
    kind = "company_name_approved" if decided.is_approved else "company_name_refused"
    _notify_owner(session, decided, kind, PROFILE, facts)


def notify_suspended(session: Session, event: Envelope[SellerSuspended]) -> None:
    if event.data.by == "admin":
        _notify_owner(session, event.data, "company_suspended", PROFILE)
    _notify_buyers(session, event.data)
    suspend_seller(session, event.data)


def notify_reinstated(session: Session, event: Envelope[SellerReinstated]) -> None:
    restore_seller(session, event.data)
    if event.data.by == "admin":
        _notify_owner(session, event.data, "company_reinstated", PROFILE)


def notify_closed(session: Session, event: Envelope[SellerClosed]) -> None:
    """A company that went with its owner's account is not named any more."""
    suspensions.end(session, event.data.seller_id, event.data.version)
    is_named = event.data.by != "account"
    _notify_buyers(session, event.data, is_named=is_named)
    if is_named:
        notify_seller_closed(session, event.data.seller_id, str(event.data.version))
    expire_of_seller(session, event.data.seller_id)


def _notify_owner(
    session: Session,
    fact: SellerFact,
    kind: str,
    link: str,
    more: dict[str, str] | None = None,
) -> None:
    facts = {"seller_id": str(fact.seller_id), **(more or {})}
    once = f"{kind}:{fact.seller_id}:{fact.version}:{(more or {}).get('days', '')}"
    notify(session, fact.owner_id, kind, facts, link=link, once=once)


def _notify_buyers(
    session: Session, fact: SellerFact, *, is_named: bool = True
) -> None:
    """Everybody whose enquiry is still open; the enquiry itself stays as it is."""
    seller = of_id(session, fact.seller_id) if is_named else None
    company = seller.company_name if seller else None
    waiting = select(Enquiry).where(
        enquiries.c.seller_id == fact.seller_id, enquiries.c.status.in_(EXPIRABLE)
    )
    for enquiry in session.exec(waiting).all():
        once = f"enquiry_seller_unavailable:{enquiry.id}:{fact.version}"
        if enquiry.buyer_id:
            _notify_buyer(session, enquiry.buyer_id, enquiry, company, once)
        elif enquiry.email:
            _write_guest(session, enquiry, is_named=company is not None, once=once)


def _notify_buyer(
    session: Session, buyer_id: UUID, enquiry: Enquiry, company: str | None, once: str
) -> None:
    facts = {"enquiry_id": str(enquiry.id), "about": enquiry.requirements[:80]}
    kind = "enquiry_seller_gone"
    if company is not None:
        kind = "enquiry_seller_unavailable"
        facts |= {"company": company}
        facts |= {"about": enquiry.product_name or facts["about"]}
    link = f"/buyer/enquiries?id={enquiry.id}"
    notify(session, buyer_id, kind, facts, link=link, once=once)


def _write_guest(
    session: Session, enquiry: Enquiry, *, is_named: bool, once: str
) -> None:
    write_mail(
        session,
        "seller_unavailable" if is_named else "seller_gone",
        enquiry.email,
        enquiry.locale,
        {"path": "/search"},
        once=once,
        sender=str(enquiry.seller_id),
    )
