"""Notifications of each side about an enquiry."""

from sqlmodel import Session

from engagement.enquiries.models import Enquiry
from engagement.notifications.mail.service import write_mail
from engagement.notifications.service import notify
from engagement.replicas.queries import of_id
from engagement.replicas.sellers.models import Seller

BUYER_HEARS_OF = {"replied", "info_requested", "quoted", "won", "declined", "expired"}
SELLER_HEARS_OF = {"replied", "won", "lost", "cancelled"}
# Without an account there is no inbox: the end is sent by email, as answers are.
GUEST_HEARS_OF = {"declined", "expired"}


def notify_status_change(session: Session, enquiry: Enquiry, role: str) -> None:
    """The other side."""
    seller, status = of_id(session, enquiry.seller_id), enquiry.status
    facts = {**_facts(enquiry, seller), "status": status}
    if role == "buyer":
        if seller and status in SELLER_HEARS_OF:
            _notify_seller(session, enquiry, seller, f"buyer_{status}", facts)
    elif enquiry.buyer_id:
        if status in BUYER_HEARS_OF:
            link = f"/buyer/enquiries?id={enquiry.id}"
            notify(session, enquiry.buyer_id, f"enquiry_{status}", facts, link=link)
    elif status in GUEST_HEARS_OF and enquiry.email:
        _write_guest(session, enquiry)


def remind(session: Session, enquiry: Enquiry) -> None:
    """Nobody has answered yet."""
    if seller := _open(session, enquiry):
        kind = "enquiry_reminder"
        once = f"{kind}:{enquiry.id}:{enquiry.nudge_at}"
        _notify_seller(session, enquiry, seller, kind, _facts(enquiry, seller), once)


def recall(session: Session, enquiry: Enquiry) -> None:
    """The reminder that the seller set for this time."""
    if seller := _open(session, enquiry):
        kind, facts = "enquiry_follow_up", _facts(enquiry, seller)
        facts["about"] = enquiry.next_step or facts["about"]
        once = f"{kind}:{enquiry.id}:{enquiry.remind_at}"
        _notify_seller(session, enquiry, seller, kind, facts, once)


def _open(session: Session, enquiry: Enquiry) -> Seller | None:
    seller = of_id(session, enquiry.seller_id)
    return seller if seller and seller.status == "active" else None


def _facts(enquiry: Enquiry, seller: Seller | None) -> dict[str, str]:
    return {
        "enquiry_id": str(enquiry.id),
        "company": seller.company_name if seller else "",
        "company_ne": (seller.company_name_ne if seller else None) or "",
        "name": enquiry.name,
        "about": enquiry.product_name or enquiry.requirements[:80],
    }


def _notify_seller(
    session: Session,
    enquiry: Enquiry,
    seller: Seller,
    kind: str,
    facts: dict[str, str],
    once: str | None = None,
) -> None:
    link = f"/seller/enquiries?id={enquiry.id}"
    notify(session, seller.owner_id, kind, facts, link=link, once=once)


def _write_guest(session: Session, enquiry: Enquiry) -> None:
    write_mail(
        session,
        f"guest_{enquiry.status}",
        enquiry.email,
        enquiry.locale,
        {"path": "/search"},
        once=f"guest_{enquiry.status}:{enquiry.id}:{enquiry.version}",
        sender=str(enquiry.seller_id),
    )
