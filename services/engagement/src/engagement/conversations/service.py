"""Talking about an enquiry; an answer moves it."""

from uuid import UUID

from sqlmodel import Session

from engagement.conversations.models import Message
from engagement.enquiries import service as enquiries
from engagement.enquiries.models import Enquiry
from engagement.enquiries.service import Actor
from engagement.enquiries.transitions import ENQUIRY
from engagement.mail.service import write_mail
from engagement.notifications.service import mark_messages_read, notify
from engagement.sellers.queries import of_id
from servicekit.clock import now
from servicekit.http.errors import Conflict, NotFound
from servicekit.http.tokens import Caller

# Where a message by that side is the answer the other one waits for.
ANSWERED_BY = {
    "seller": {"new", "seen", "info_requested", "declined", "expired"},
    "buyer": {"info_requested", "expired"},
}
CLOSED_TO = {
    "seller": {"cancelled", "spam"},
    "buyer": {"cancelled", "spam", "declined"},
}


class ConversationClosed(Conflict):
    code, message = "conversation_closed", "This enquiry is closed."


def say(
    session: Session, enquiry_id: UUID, caller: Caller, body: str
) -> tuple[Message, Enquiry]:
    """Raises NotFound for who takes no part, ConversationClosed when it is over."""
    enquiry, actor = enquiries.open_for(session, enquiry_id, caller)
    role = _speaking(actor)
    if enquiry.status in CLOSED_TO[role]:
        raise ConversationClosed
    if enquiry.status in ANSWERED_BY[role]:
        ENQUIRY.check(enquiry.status, "replied", role)
        enquiries.move(session, enquiry, actor, "replied", quietly=True)
    message = Message(
        enquiry_id=enquiry.id,
        sender_id=caller.user_id,
        sender_role=role,
        body=body,
        created_at=now(),
    )
    session.add(message)
    _tell(session, enquiry, message)
    return message, enquiry


def _speaking(actor: Actor) -> str:
    if actor.role not in ANSWERED_BY:
        raise NotFound
    return actor.role


def _tell(session: Session, enquiry: Enquiry, message: Message) -> None:
    seller = of_id(session, enquiry.seller_id)
    company = seller.company_name if seller else ""
    facts = {"enquiry_id": str(enquiry.id), "excerpt": message.body[:120]}
    enquiry.updated_at = message.created_at
    enquiry.expires_at = message.created_at + enquiries.IDLE_FOR
    if message.sender_role == "buyer":
        enquiry.seller_unread += 1
        if seller:
            link = f"/seller/enquiries?id={enquiry.id}"
            sender = {**facts, "sender": enquiry.name}
            notify(session, seller.owner_id, "message_received", sender, link=link)
    elif enquiry.buyer_id:
        enquiry.buyer_unread += 1
        link = f"/buyer/enquiries?id={enquiry.id}"
        sender = {**facts, "sender": company}
        notify(session, enquiry.buyer_id, "message_received", sender, link=link)
    else:
        # A guest has no inbox here: the answer goes to the address of the form.
        path = f"/vendor/{seller.slug}" if seller else "/"
        words = {"name": enquiry.name, "company": company, "path": path}
        write_mail(
            session,
            "guest_answered",
            enquiry.email,
            enquiry.locale,
            {**words, "text": message.body},
            once=f"guest_answered:{message.id}",
        )


def mark_read(session: Session, enquiry_id: UUID, caller: Caller) -> None:
    enquiry, actor = enquiries.open_for(session, enquiry_id, caller)
    if actor.role == "seller":
        enquiry.seller_unread = 0
    elif actor.role == "buyer":
        enquiry.buyer_unread = 0
    mark_messages_read(session, caller.user_id, enquiry_id)
