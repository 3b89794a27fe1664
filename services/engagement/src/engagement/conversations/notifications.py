"""Who is notified of a message: in the app, or a guest by email."""

from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from engagement.conversations.models import Message
from engagement.enquiries.models import Enquiry
from engagement.notifications.hub import CONVERSATION_CHANNEL
from engagement.notifications.mail.links import guest_page
from engagement.notifications.mail.service import write_mail
from engagement.notifications.models import table as notifications
from engagement.notifications.service import notify

EXCERPT = 120


def notify_other_side(
    session: Session, row: sa.RowMapping, message: Message, enquiry: Enquiry | None
) -> None:
    """The other side; `row` as it stood before the message."""
    if row["role"] == "buyer":
        _notify_seller(session, row, message)
    elif row["buyer_id"]:
        facts = _facts(row, message) | {"sender": row["company_name"] or ""}
        link = _link(row, "buyer")
        notify(session, row["buyer_id"], "message_received", facts, link=link)
    elif enquiry:
        _mail_guest(session, message, enquiry)


def take_back(session: Session, message: Message) -> None:
    """The notification quotes it too."""
    about = notifications.c.facts["message_id"].astext == str(message.id)
    session.execute(sa.delete(notifications).where(about))


def notify_streams(
    session: Session, conversation_id: UUID, *user_ids: UUID | None
) -> None:
    """Notifies open pages at the commit; without one the next load reads the change."""
    for user_id in filter(None, user_ids):
        with_sender = sa.func.pg_notify(
            CONVERSATION_CHANNEL, f"{user_id}:{conversation_id}"
        )
        session.execute(sa.select(with_sender))


def _notify_seller(session: Session, row: sa.RowMapping, message: Message) -> None:
    if row["owner_id"] is None:
        return
    facts, link = _facts(row, message), _link(row, "seller")
    sender = row["buyer_name"] or row["contact_name"]
    if sender:
        with_sender = facts | {"sender": sender}
        notify(session, row["owner_id"], "message_received", with_sender, link=link)
    else:
        about = facts | {"about": row["title"] or ""}
        notify(session, row["owner_id"], "message_about_lead", about, link=link)


def _facts(row: sa.RowMapping, message: Message) -> dict[str, str]:
    subject = {"conversation_id": row["id"], "message_id": message.id}
    if row["kind"] == "enquiry":
        subject["enquiry_id"] = row["id"]
    else:
        subject["requirement_id"] = row["requirement_id"]
    facts = {name: str(value) for name, value in subject.items()}
    return {**facts, "excerpt": message.body[:EXCERPT]}


def _link(row: sa.RowMapping, reader: str) -> str:
    if row["kind"] == "enquiry":
        return f"/{reader}/enquiries?id={row['id']}"
    return f"/messages/{row['id']}"


def _mail_guest(session: Session, message: Message, enquiry: Enquiry) -> None:
    """Guests have no inbox: the email's link opens the answers; at most one email an
    hour."""
    hour = message.created_at.strftime("%Y-%m-%dT%H")
    write_mail(
        session,
        "guest_answered",
        enquiry.email,
        enquiry.locale,
        {"path": guest_page(session, enquiry)},
        once=f"guest_answered:{enquiry.id}:{hour}",
        sender=str(enquiry.seller_id),
    )
