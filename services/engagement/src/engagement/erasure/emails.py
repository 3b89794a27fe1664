"""A deleted user's mails and SMS, and those of others that name them."""

from collections.abc import Sequence
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from engagement.enquiries.models import table as enquiries
from engagement.notifications.mail import outbox_folder as mail_folder
from engagement.notifications.mail.models import table as mails
from engagement.notifications.models import table as notifications
from engagement.notifications.sms import outbox_folder as sms_folder
from engagement.notifications.sms.models import table as sms
from engagement.settings import EngagementSettings

Ids = sa.Select[tuple[UUID]]
# The facts by which a notification is about one of them.
NAMED_BY = ("conversation_id", "enquiry_id", "requirement_id", "quote_id")


def erase_mail_and_sms(
    session: Session, user_id: UUID, dealings: Ids, answered_at: Sequence[str] = ()
) -> None:
    """Rows and files. `dealings` are the conversations the user had a part in,
    `answered_at` the addresses to which the helpdesk answered them."""
    # A handler that writes an email from one holds its lock: then the email is visible.
    held = notifications_of(dealings).order_by(notifications.c.id).with_for_update()
    session.execute(held)
    settings = EngagementSettings.of(session)
    written = enquiries.c.buyer_id == user_id
    # Also to the address of an enquiry sent before the account was made.
    addresses = sa.select(enquiries.c.email).where(written, enquiries.c.email != "")
    named = [_once("notice", notifications_of(dealings))]
    named.append(_once("enquiry_sent", dealings))
    to_them = (mails.c.user_id == user_id) | mails.c.address.in_(addresses)
    to_them |= mails.c.address.in_(answered_at)
    # Of one enquiry there may be several: answers, and that the company is not there.
    several = mails.c.kind.in_(("seller_unavailable", "guest_answered"))
    about = sa.func.split_part(mails.c.once, ":", 2).in_(_texts(dealings))
    name_them = sa.or_(*(mails.c.once.in_(keys) for keys in named), several & about)
    deleted = sa.delete(mails).where(to_them | name_them).returning(mails.c.id)
    mail_folder.remove(session.execute(deleted).scalars().all(), settings)
    of_notifications = (sms.c.user_id == user_id) | sms.c.once.in_(named[0])
    deleted = sa.delete(sms).where(of_notifications).returning(sms.c.id)
    sms_folder.remove(session.execute(deleted).scalars().all(), settings)


def notifications_of(dealings: Ids) -> Ids:
    """And the digests that gathered one of them."""
    facts, ids = notifications.c.facts, _texts(dealings)
    is_about = sa.or_(*(facts[name].astext.in_(ids) for name in NAMED_BY))
    named = sa.select(notifications.c.id).where(is_about)
    ids = sa.select(sa.func.array_agg(sa.cast(named.subquery().c.id, sa.Text)))
    gathered = notifications.c.facts["notice_ids"].has_any(ids.scalar_subquery())
    return sa.select(notifications.c.id).where(
        is_about | ((notifications.c.kind == "digest") & gathered)
    )


def _texts(ids: Ids) -> sa.Select[tuple[str]]:
    return sa.select(sa.cast(ids.subquery().c.id, sa.Text))


def _once(kind: str, ids: Ids) -> sa.Select[tuple[str]]:
    """The `once` of the emails made from these ids."""
    selected = ids.subquery()
    return sa.select(sa.literal(f"{kind}:") + sa.cast(selected.c.id, sa.Text))
