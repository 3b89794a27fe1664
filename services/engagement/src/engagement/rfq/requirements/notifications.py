"""Notifications of the buyer when others change a requirement's status."""

from sqlmodel import Session

from engagement.notifications.service import notify
from engagement.rfq.requirements.models import Requirement

KINDS = {
    "open": "requirement_approved",
    "rejected": "requirement_rejected",
    "closed": "requirement_closed",
    "expired": "requirement_expired",
    "awarded": "requirement_part_awarded",
    "fulfilled": "requirement_fulfilled",
}


def notify_status_change(
    session: Session, requirement: Requirement, from_status: str, to: str
) -> None:
    if from_status == "awarded" and to == "open":
        return  # The end of an order has its own notification.
    is_again = (from_status, to) == ("closed", "open")
    notify_buyer(
        session, requirement, "requirement_reopened" if is_again else KINDS[to]
    )


def notify_buyer(session: Session, requirement: Requirement, kind: str) -> None:
    """Unless it stands behind an enquiry: its buyer is notified of the quotes."""
    if requirement.enquiry_id:
        return
    facts = {"requirement_id": str(requirement.id), "about": requirement.title}
    once = f"{kind}:{requirement.id}:{requirement.version}"
    link = f"/buyer/requirements/{requirement.id}"
    notify(session, requirement.buyer_id, kind, facts, link=link, once=once)
