"""A deleted user: live rows are cancelled, then the person leaves what remains.

The other side keeps that there was an enquiry, about what, and its own words.
"""

from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from engagement.accounts.letters import Ids, forget_letters, notices_of
from engagement.conversations.models import table as messages
from engagement.enquiries.models import history as enquiry_history
from engagement.enquiries.models import table as enquiries
from engagement.notifications.models import table as notifications
from engagement.preferences.models import table as preferences
from engagement.requirements.models import history as requirement_history
from engagement.requirements.models import table as requirements
from engagement.sellers.models import table as sellers
from engagement.wishlists.models import items
from engagement.wishlists.models import table as wishlists
from servicekit.http import idempotency

GONE = "[deleted]"


def forget(session: Session, user_id: UUID) -> None:
    """Running again finds nothing left to do."""
    companies = sa.select(sellers.c.seller_id).where(sellers.c.owner_id == user_id)
    received = enquiries.c.seller_id.in_(companies)
    own = (enquiries.c.buyer_id == user_id) | received
    dealings: Ids = sa.select(enquiries.c.id).where(own)
    forget_letters(session, user_id, dealings)
    _forget_notices(session, user_id, dealings)
    _forget_words(session, user_id)
    _forget_enquiries(session, user_id)
    # What was asked for, and the seller's own word for it: their goods, their names.
    emptied = {"product_name": None, "label": None}
    session.execute(sa.update(enquiries).where(received).values(emptied))
    _forget_requirements(session, user_id)
    lists = sa.select(wishlists.c.id).where(wishlists.c.user_id == user_id)
    session.execute(sa.delete(items).where(items.c.wishlist_id.in_(lists)))
    session.execute(sa.delete(wishlists).where(wishlists.c.user_id == user_id))
    session.execute(sa.delete(preferences).where(preferences.c.user_id == user_id))
    idempotency.forget_person(session, user_id)


def _forget_notices(session: Session, user_id: UUID, dealings: Ids) -> None:
    """Their own notices, and in the other side's their name and what they wrote."""
    told = notifications.c.user_id == user_id
    name_them = notifications.c.id.in_(notices_of(dealings))
    session.execute(sa.delete(notifications).where(told | name_them))


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
