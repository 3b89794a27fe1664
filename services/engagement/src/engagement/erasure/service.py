"""A deleted user: open items are cancelled, then the person is erased.

The other side still has the enquiry, its subject and its own messages. An accepted
quote stays complete with its signers, files and messages, but without the contact of
the deleted person (ADR 50).
"""

from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from contracts.auth import UserDeleted
from contracts.engagement import RequirementOpened
from engagement.conversations.models import DELETED_TEXT, blocks, guest_blocks
from engagement.conversations.models import table as messages
from engagement.dashboard.deferrals.models import table as deferrals
from engagement.enquiries.blocks import digests_where
from engagement.enquiries.models import history as enquiry_history
from engagement.enquiries.models import table as enquiries
from engagement.erasure.emails import Ids, erase_mail_and_sms, notifications_of
from engagement.erasure.redaction import redact, signs_of
from engagement.notifications.models import table as notifications
from engagement.notifications.preferences.models import rhythms
from engagement.notifications.preferences.models import table as preferences
from engagement.order_reviews import erasure as order_reviews
from engagement.orders import erasure as orders
from engagement.replicas.sellers.models import table as sellers
from engagement.rfq.matches.models import openings
from engagement.rfq.matches.models import table as matches
from engagement.rfq.quotes.agreements import (
    signed_conversations,
    signed_enquiries,
    signed_requirements,
    signed_roots,
)
from engagement.rfq.quotes.cost_settings.models import table as cost_settings
from engagement.rfq.quotes.models import history as quote_history
from engagement.rfq.quotes.models import table as quotes
from engagement.rfq.requirements.models import history as requirement_history
from engagement.rfq.requirements.models import table as requirements
from engagement.support.cases import erasure as cases
from engagement.wishlists.models import items, removals
from engagement.wishlists.models import table as wishlists
from servicekit.http import idempotency
from servicekit.messaging import outbox

_is_unsigned = quotes.c.root_id.not_in(signed_roots)
_is_unsigned_enquiry = enquiries.c.id.not_in(signed_enquiries)
# The seller's notes on an enquiry; they may name the buyer.
NO_NOTES = {"private_note": None, "next_step": None, "assigned_to": None}


def erase(session: Session, deleted: UserDeleted) -> None:
    """Running again finds nothing left to do."""
    user_id, written = deleted.user_id, cases.theirs(session, deleted)
    companies = sa.select(sellers.c.seller_id).where(sellers.c.owner_id == user_id)
    received = enquiries.c.seller_id.in_(companies)
    dealings = _dealings(user_id, companies)
    answered_at = cases.addresses_of(session, written)
    erase_mail_and_sms(session, user_id, dealings, answered_at)
    redact(session, user_id, dealings, signs_of(session, user_id))
    cases.erase(session, user_id, written)
    _erase_notifications(session, user_id, dealings)
    _erase_messages(session, user_id, companies)
    _erase_enquiries(session, user_id)
    # What was requested, and the seller's labels for it: they may hold names.
    labels: dict[str, Any] = {"label": None, "labels": []}
    session.execute(sa.update(enquiries).where(received).values(**labels, **NO_NOTES))
    unsigned = sa.update(enquiries).where(received, _is_unsigned_enquiry)
    session.execute(unsigned.values(product_name=None))
    _erase_requirements(session, user_id)
    _erase_quotes(session, companies)
    orders.erase_contact(session, user_id)
    order_reviews.erase(session, user_id)
    lists = sa.select(wishlists.c.id).where(wishlists.c.user_id == user_id)
    session.execute(sa.delete(items).where(items.c.wishlist_id.in_(lists)))
    for owned in (wishlists, removals):
        session.execute(sa.delete(owned).where(owned.c.user_id == user_id))
    for chosen in (preferences, rhythms, cost_settings, deferrals):
        session.execute(sa.delete(chosen).where(chosen.c.user_id == user_id))
    idempotency.erase_person(session, user_id)


def _dealings(user_id: UUID, companies: Ids) -> Ids:
    """What they had a part in, but for what was signed: enquiries, leads of either
    side, requirements and quotes."""
    own = (enquiries.c.buyer_id == user_id) | enquiries.c.seller_id.in_(companies)
    posted = sa.select(requirements.c.id).where(requirements.c.buyer_id == user_id)
    led = matches.c.requirement_id.in_(posted) | matches.c.seller_id.in_(companies)
    offered = quotes.c.seller_id.in_(companies) & _is_unsigned
    all_of_them = sa.union_all(
        sa.select(enquiries.c.id).where(own),
        sa.select(matches.c.id).where(led),
        posted.where(requirements.c.id.not_in(signed_requirements)),
        sa.select(quotes.c.id).where(offered),
    ).subquery()
    return sa.select(all_of_them.c.id)


def _erase_notifications(session: Session, user_id: UUID, dealings: Ids) -> None:
    """Their own notifications, and those of others that name them or quote them."""
    own = notifications.c.user_id == user_id
    name_them = notifications.c.id.in_(notifications_of(dealings))
    session.execute(sa.delete(notifications).where(own | name_them))


def _erase_messages(session: Session, user_id: UUID, companies: Ids) -> None:
    sent = sa.update(messages).where(
        messages.c.sender_id == user_id,
        messages.c.conversation_id.not_in(signed_conversations),
    )
    session.execute(sent.values(body=DELETED_TEXT, attachment_ids=[]))
    theirs = (blocks.c.buyer_id == user_id) | blocks.c.seller_id.in_(companies)
    session.execute(sa.delete(blocks).where(theirs))
    digests = digests_where(enquiries.c.buyer_id == user_id)
    as_guest = guest_blocks.c.mark.in_(digests) | guest_blocks.c.seller_id.in_(
        companies
    )
    session.execute(sa.delete(guest_blocks).where(as_guest))
    for history, agreed in HISTORIES:
        changed = sa.update(history).where(history.c.by_user == user_id)
        session.execute(changed.where(~agreed).values(reason=None))
    noted = sa.update(enquiry_history).where(enquiry_history.c.by_user == user_id)
    session.execute(noted.values(note=None))


# The reasons given when a deal was made or cancelled stay with its document.
HISTORIES = (
    (enquiry_history, enquiry_history.c.enquiry_id.in_(signed_enquiries)),
    (
        requirement_history,
        requirement_history.c.requirement_id.in_(signed_requirements),
    ),
    (
        quote_history,
        quote_history.c.quote_id.in_(sa.select(quotes.c.id).where(~_is_unsigned)),
    ),
)


def _erase_enquiries(session: Session, user_id: UUID) -> None:
    written = sa.update(enquiries).where(enquiries.c.buyer_id == user_id)
    session.execute(
        written.values(
            name=DELETED_TEXT,
            phone="",
            email="",
            phone_sha256=None,
            email_sha256=None,
            text_hash="",
            district_id=None,
            municipality_id=None,
            **NO_NOTES,
        )
    )
    session.execute(
        written.where(_is_unsigned_enquiry).values(
            requirements=DELETED_TEXT, attachment_ids=[]
        )
    )


def _erase_requirements(session: Session, user_id: UUID) -> None:
    """The request, its contact, and the events about it. A signed one retains its
    text, its lines and files, its place of delivery and its signer."""
    mine = requirements.c.buyer_id == user_id
    for (posted_id,) in session.execute(sa.select(requirements.c.id).where(mine)):
        outbox.erase(session, "requirement_id", posted_id, RequirementOpened)
    always: dict[str, Any] = {
        "contact_phone": None,
        "contact_email": None,
        "reason": None,
    }
    emptied: dict[str, Any] = {
        "title": DELETED_TEXT,
        "description": DELETED_TEXT,
        "attachment_ids": [],
        "items": [],
        "delivery": None,
        "contact_name": None,
    }
    posted = sa.update(requirements).where(mine)
    session.execute(posted.values(**always))
    unsigned = requirements.c.id.not_in(signed_requirements)
    session.execute(posted.where(unsigned).values(**emptied))
    own = sa.select(requirements.c.id).where(mine)
    session.execute(sa.delete(openings).where(openings.c.requirement_id.in_(own)))
    requested = sa.update(quotes).where(quotes.c.buyer_id == user_id, _is_unsigned)
    session.execute(requested.values(items=[], counter=None))


def _erase_quotes(session: Session, companies: Ids) -> None:
    """What the company offered: its text, prices and files."""
    offered = sa.update(quotes).where(quotes.c.seller_id.in_(companies), _is_unsigned)
    emptied = {"note": None, "reason": None, "counter": None}
    session.execute(offered.values(items=[], attachment_ids=[], **emptied))
