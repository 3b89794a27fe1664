"""Partners in a deal are notified that a deleted user's accepted quotes stay
complete."""

from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from engagement.accounts.models import table as departed
from engagement.enquiries.models import Enquiry
from engagement.notifications.mail.guests import mail_guest
from engagement.notifications.service import notify
from engagement.replicas.sellers.models import table as sellers
from engagement.rfq.quotes.models import table as quotes
from engagement.rfq.requirements.models import table as requirements

KIND = "quote_partner_left"
_DEALS = (
    sa.select(
        quotes.c.id,
        quotes.c.buyer_id,
        quotes.c.requirement_id,
        quotes.c.enquiry_id,
        quotes.c.root_id,
        sellers.c.owner_id,
        requirements.c.title,
    )
    .join(sellers, sellers.c.seller_id == quotes.c.seller_id)
    .join(requirements, requirements.c.id == quotes.c.requirement_id)
    .where(
        quotes.c.status == "accepted",
        sa.bindparam("user_id").in_([quotes.c.buyer_id, sellers.c.owner_id]),
    )
    .order_by(quotes.c.id)
)
_DELETED = sa.select(departed.c.user_id)


def notify_partners(session: Session, user_id: UUID) -> None:
    """Each once, about the newest deal; again notifies nobody. A guest gets an email
    about each."""
    newest: dict[UUID, sa.RowMapping] = {}
    for deal in session.execute(_DEALS, {"user_id": user_id}).mappings():
        is_buyer = deal["buyer_id"] == user_id
        if partner_id := deal["owner_id"] if is_buyer else deal["buyer_id"]:
            newest[partner_id] = deal
        elif not is_buyer:
            _mail_guest(session, deal)
    deleted = set(
        session.execute(_DELETED.where(departed.c.user_id.in_(newest))).scalars()
    )
    for partner_id in sorted(newest.keys() - deleted):
        _notify(session, partner_id, newest[partner_id], user_id)


def _mail_guest(session: Session, deal: sa.RowMapping) -> None:
    enquiry = session.get_one(Enquiry, deal["enquiry_id"])
    once = f"guest_partner_left:{deal['id']}"
    mail_guest(session, "guest_partner_left", enquiry, deal["root_id"], once=once)


def _notify(
    session: Session, partner_id: UUID, deal: sa.RowMapping, user_id: UUID
) -> None:
    facts = {
        "quote_id": str(deal["id"]),
        "requirement_id": str(deal["requirement_id"]),
        "about": deal["title"],
    }
    side = "buyer" if deal["buyer_id"] == partner_id else "seller"
    link = f"/{side}/quotes/{deal['id']}"
    once = f"{KIND}:{user_id}:{partner_id}"
    notify(session, partner_id, KIND, facts, link=link, once=once)
