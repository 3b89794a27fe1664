"""Messages about an enquiry or a lead; an answer changes the enquiry's status."""

from collections.abc import Sequence
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session, select

from contracts.engagement import MessageSent
from engagement import attachments
from engagement.conversations import notifications, queries, rules
from engagement.conversations.models import Message, activity, table
from engagement.conversations.notifications import notify_streams
from engagement.conversations.presenter import TAKE_BACK_WITHIN
from engagement.enquiries import deadlines
from engagement.enquiries import service as enquiries
from engagement.enquiries.models import Enquiry
from engagement.enquiries.service import Actor
from engagement.enquiries.transitions import ENQUIRY
from engagement.enquiries.unread import OTHER
from engagement.error_texts import GUEST_OPENS_NO_FILES, MESSAGE_TOO_OLD
from engagement.notifications.service import mark_read_about
from engagement.rfq.quotes.agreements import is_signed
from servicekit.clock import now
from servicekit.http.errors import Conflict, Invalid, NotFound
from servicekit.http.tokens import Caller
from servicekit.messaging.outbox import record

# Where a message by that side is the answer the other one waits for.
ANSWERED_BY = {
    "seller": {"new", "seen", "info_requested", "declined", "expired"},
    "buyer": {"info_requested", "expired"},
}


class TakeBackExpired(Conflict):
    code = "too_late"
    message = MESSAGE_TOO_OLD.fill(minutes=15)


def send(
    session: Session,
    named: UUID,
    caller: Caller,
    body: str,
    attachment_ids: Sequence[UUID] = (),
) -> tuple[Message, Enquiry | None]:
    """Raises NotFound for who takes no part, Conflict when it is closed, TooMany."""
    rules.refuse_floods(session, caller)
    row, enquiry = _locked(session, named, caller)
    rules.refuse_closed(row)
    if attachment_ids and row["buyer_id"] is None:
        raise Invalid(errors={"attachment_ids": [GUEST_OPENS_NO_FILES]})
    message = _written(row, caller.user_id, body, attachment_ids)
    _send(session, row, enquiry, message)
    if attachment_ids:
        _share(session, row, message, version=1)
    return message, enquiry


def send_as_guest(session: Session, enquiry: Enquiry, body: str) -> Message:
    """Needs the enquiry's lock. Raises NotFound for one that an account has, Conflict
    when it is closed, TooMany."""
    enquiries.expire_if_due(session, enquiry)
    row = queries.of_guest(session, enquiry.id)
    if row is None:
        raise NotFound
    rules.refuse_closed(row)
    rules.refuse_floods_of_guest(session, enquiry.id)
    message = _written(row, None, body, ())
    _send(session, row, enquiry, message)
    return message


def _send(
    session: Session, row: sa.RowMapping, enquiry: Enquiry | None, message: Message
) -> None:
    session.add(message)
    session.flush()
    _touch(session, row["id"], message)
    if enquiry:
        _answer(session, enquiry, Actor(row["role"], message.sender_id), message)
    record(session, _sent(row, message), actor=message.sender_id)
    notifications.notify_other_side(session, row, message, enquiry)
    notify_streams(session, row["id"], row["owner_id"], row["buyer_id"])


def mark_read(session: Session, named: UUID, caller: Caller) -> None:
    """What the other side wrote is read; a new enquiry is thereby seen."""
    row, enquiry = _locked(session, named, caller)
    seen = sa.update(table).where(
        table.c.conversation_id == row["id"],
        table.c.sender_role == OTHER[row["role"]],
        table.c.read_at.is_(None),
    )
    opened = session.execute(seen.values(read_at=now()).returning(table.c.id)).all()
    if enquiry and enquiry.status == "new" and row["role"] == "seller":
        enquiries.change_status(
            session, enquiry, Actor("seller", caller.user_id), "seen"
        )
    mark_read_about(session, caller.user_id, row["id"])
    if opened:
        notify_streams(session, row["id"], row["owner_id"], row["buyer_id"])


def take_back(
    session: Session, named: UUID, message_id: UUID, caller: Caller
) -> Message:
    """Raises NotFound for another's message, TooLate after 15 minutes."""
    row, _ = _locked(session, named, caller)
    wanted = select(Message).where(
        table.c.id == message_id,
        table.c.conversation_id == row["id"],
        table.c.sender_id == caller.user_id,
    )
    message = session.exec(wanted.with_for_update()).first()
    if message is None:
        raise NotFound
    if message.removed_at:
        return message
    if now() - message.created_at >= TAKE_BACK_WITHIN:
        raise TakeBackExpired
    _empty(session, row, message)
    return message


def part_of(session: Session, named: UUID, caller: Caller) -> sa.RowMapping:
    """The conversation as the caller has it; raises NotFound for strangers."""
    row = queries.one_in_transaction(session, caller.user_id, named)
    if row is None:
        raise NotFound
    return row


def _locked(
    session: Session, named: UUID, caller: Caller
) -> tuple[sa.RowMapping, Enquiry | None]:
    """With its enquiry, locked and expired if it is due."""
    row = part_of(session, named, caller)
    if row["kind"] != "enquiry":
        return row, None
    enquiry, _ = enquiries.open_for(session, row["id"], caller)
    return part_of(session, row["id"], caller), enquiry


def _written(
    row: sa.RowMapping,
    sender_id: UUID | None,
    body: str,
    attachment_ids: Sequence[UUID],
) -> Message:
    subject = "enquiry_id" if row["kind"] == "enquiry" else "match_id"
    return Message(
        **{subject: row["id"]},
        sender_id=sender_id,
        sender_role=row["role"],
        body=body,
        attachment_ids=[str(file_id) for file_id in attachment_ids],
        created_at=now(),
    )


def _touch(session: Session, conversation_id: UUID, message: Message) -> None:
    add = insert(activity).values(id=conversation_id, last_at=message.created_at)
    session.execute(
        add.on_conflict_do_update(
            index_elements=["id"], set_={"last_at": add.excluded.last_at}
        )
    )


def _answer(session: Session, enquiry: Enquiry, actor: Actor, message: Message) -> None:
    if enquiry.status in ANSWERED_BY[actor.role]:
        ENQUIRY.check(enquiry.status, "replied", actor.role)
        enquiries.change_status(session, enquiry, actor, "replied", quietly=True)
    closure = deadlines.closure_of(session, enquiry.seller_id)
    deadlines.after_message(enquiry, actor.role, message.created_at, closure)


def _share(
    session: Session, row: sa.RowMapping, message: Message, version: int
) -> None:
    """Once a deal is signed here, what is sent along belongs to it."""
    """Nothing of a guest's: a guest has no files."""
    owner_id, files = message.sender_id, [UUID(id_) for id_ in message.attachment_ids]
    if owner_id is None:
        return
    other = row["buyer_id"] if row["role"] == "seller" else row["owner_id"]
    is_held = bool(files) and is_signed(session, row["id"])
    readers = [other, *([owner_id] if is_held else [])] if files else []
    since = message.created_at if is_held else None
    attachments.share(
        session, message.id, version, owner_id, files, readers, held_since=since
    )


def _sent(row: sa.RowMapping, message: Message) -> MessageSent:
    return MessageSent(
        conversation_id=row["id"],
        message_id=message.id,
        kind=row["kind"],
        seller_id=row["seller_id"],
        sender_role=row["role"],
        sent_at=message.created_at,
    )


def _empty(session: Session, row: sa.RowMapping, message: Message) -> None:
    had_files = bool(message.attachment_ids)
    message.body, message.attachment_ids, message.removed_at = "", [], now()
    session.add(message)
    if had_files:
        _share(session, row, message, version=2)
    notifications.take_back(session, message)
    notify_streams(session, row["id"], row["owner_id"], row["buyer_id"])
