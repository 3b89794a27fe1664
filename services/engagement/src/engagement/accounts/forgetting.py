"""A deleted user: live rows are cancelled, then the person leaves what remains.

The other side keeps that there was an enquiry, about what, and its own words.
"""

from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from engagement.conversations.models import table as messages
from engagement.enquiries.models import history as enquiry_history
from engagement.enquiries.models import table as enquiries
from engagement.mail.models import table as mails
from engagement.notifications.models import table as notifications
from engagement.requirements.models import history as requirement_history
from engagement.requirements.models import table as requirements
from engagement.sms.models import table as sms
from engagement.wishlists.models import items
from engagement.wishlists.models import table as wishlists
from servicekit.http import idempotency

GONE = "[deleted]"


def forget(session: Session, user_id: UUID) -> None:
    """Running again finds nothing left to do."""
    own = sa.select(enquiries.c.id).where(enquiries.c.buyer_id == user_id)
    _forget_mails(session, user_id, own)
    _forget_notices(session, user_id, own)
    _forget_words(session, user_id)
    _forget_enquiries(session, user_id)
    _forget_requirements(session, user_id)
    lists = sa.select(wishlists.c.id).where(wishlists.c.user_id == user_id)
    session.execute(sa.delete(items).where(items.c.wishlist_id.in_(lists)))
    session.execute(sa.delete(wishlists).where(wishlists.c.user_id == user_id))
    idempotency.forget_person(session, user_id)


def _forget_mails(session: Session, user_id: UUID, own: sa.Select[tuple[UUID]]) -> None:
    """Also those to the address of an enquiry sent before the account was made."""
    written = enquiries.c.buyer_id == user_id
    addresses = sa.select(enquiries.c.email).where(written, enquiries.c.email != "")
    to_them = (mails.c.user_id == user_id) | mails.c.address.in_(addresses)
    session.execute(sa.delete(mails).where(to_them))
    session.execute(sa.delete(sms).where(sms.c.user_id == user_id))


def _forget_notices(
    session: Session, user_id: UUID, own: sa.Select[tuple[UUID]]
) -> None:
    """Their own notices, and in the other side's their name and what they wrote."""
    session.execute(sa.delete(notifications).where(notifications.c.user_id == user_id))
    about = notifications.c.facts["enquiry_id"].astext
    theirs = about.in_(
        sa.select(sa.cast(enquiries.c.id, sa.Text)).where(enquiries.c.id.in_(own))
    )
    session.execute(sa.delete(notifications).where(theirs))


def _forget_words(session: Session, user_id: UUID) -> None:
    said = sa.update(messages).where(messages.c.sender_id == user_id)
    session.execute(said.values(body=GONE))
    for moves in (enquiry_history, requirement_history):
        moved = sa.update(moves).where(moves.c.by_user == user_id)
        blank = (
            {"reason": None, "note": None} if "note" in moves.c else {"reason": None}
        )
        session.execute(moved.values(blank))


def _forget_enquiries(session: Session, user_id: UUID) -> None:
    written = sa.update(enquiries).where(enquiries.c.buyer_id == user_id)
    session.execute(
        written.values(
            name=GONE,
            phone="",
            email="",
            phone_sha256=None,
            email_sha256=None,
            requirements=GONE,
            text_hash="",
        )
    )


def _forget_requirements(session: Session, user_id: UUID) -> None:
    posted = sa.update(requirements).where(requirements.c.buyer_id == user_id)
    session.execute(
        posted.values(title=GONE, description=GONE, items=[], delivery=None)
    )
