"""A deleted user: live rows are cancelled, then the person leaves what remains.

The other side keeps that there was an enquiry, about what, and its own words; and what
both agreed on: an accepted quote stays whole, with the names that signed it, its
files and what was said about it, but for how to reach who left.
"""

from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from contracts.auth import UserDeleted
from contracts.engagement import RequirementOpened
from engagement.accounts.letters import Ids, forget_letters, notices_of
from engagement.accounts.redacting import GONE, redact, signs_of
from engagement.conversations.guests import marks_where
from engagement.conversations.models import blocks, guest_blocks
from engagement.conversations.models import table as messages
from engagement.enquiries.models import history as enquiry_history
from engagement.enquiries.models import table as enquiries
from engagement.matches.models import table as matches
from engagement.notifications.models import table as notifications
from engagement.preferences.models import rhythms
from engagement.preferences.models import table as preferences
from engagement.quotes.models import history as quote_history
from engagement.quotes.models import table as quotes
from engagement.quotes.signed import (
    signed_conversations,
    signed_enquiries,
    signed_requirements,
    signed_roots,
)
from engagement.requirements.models import history as requirement_history
from engagement.requirements.models import table as requirements
from engagement.sellers.models import table as sellers
from engagement.tickets import forgetting as tickets
from engagement.wishlists.models import items, removals
from engagement.wishlists.models import table as wishlists
from servicekit.http import idempotency
from servicekit.messaging import outbox

_is_unsigned = quotes.c.root_id.not_in(signed_roots)
_is_unsigned_enquiry = enquiries.c.id.not_in(signed_enquiries)
# What a seller noted of an enquiry: who asked, in its own words.
NO_NOTES = {"private_note": None, "next_step": None, "assigned_to": None}


def forget(session: Session, gone: UserDeleted) -> None:
    """Running again finds nothing left to do."""
    user_id, written = gone.user_id, tickets.theirs(session, gone)
    companies = sa.select(sellers.c.seller_id).where(sellers.c.owner_id == user_id)
    received = enquiries.c.seller_id.in_(companies)
    dealings = _dealings(user_id, companies)
    answered_at = tickets.addresses_of(session, written)
    forget_letters(session, user_id, dealings, answered_at)
    redact(session, user_id, dealings, signs_of(session, user_id))
    tickets.forget(session, written)
    _forget_notices(session, user_id, dealings)
    _forget_words(session, user_id, companies)
    _forget_enquiries(session, user_id)
    # What was asked for, and the seller's own word for it: their goods, their names.
    labels: dict[str, Any] = {"label": None, "labels": []}
    session.execute(sa.update(enquiries).where(received).values(**labels, **NO_NOTES))
    unsigned = sa.update(enquiries).where(received, _is_unsigned_enquiry)
    session.execute(unsigned.values(product_name=None))
    _forget_requirements(session, user_id)
    _forget_quotes(session, companies)
    lists = sa.select(wishlists.c.id).where(wishlists.c.user_id == user_id)
    session.execute(sa.delete(items).where(items.c.wishlist_id.in_(lists)))
    for owned in (wishlists, removals):
        session.execute(sa.delete(owned).where(owned.c.user_id == user_id))
    for chosen in (preferences, rhythms):
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


def _forget_notices(session: Session, user_id: UUID, dealings: Ids) -> None:
    """Their own notices, and in the other side's their name and what they wrote."""
    told = notifications.c.user_id == user_id
    name_them = notifications.c.id.in_(notices_of(dealings))
    session.execute(sa.delete(notifications).where(told | name_them))


def _forget_words(session: Session, user_id: UUID, companies: Ids) -> None:
    said = sa.update(messages).where(
        messages.c.sender_id == user_id,
        messages.c.conversation_id.not_in(signed_conversations),
    )
    session.execute(said.values(body=GONE, attachment_ids=[]))
    theirs = (blocks.c.buyer_id == user_id) | blocks.c.seller_id.in_(companies)
    session.execute(sa.delete(blocks).where(theirs))
    marks = marks_where(enquiries.c.buyer_id == user_id)
    as_guest = guest_blocks.c.mark.in_(marks) | guest_blocks.c.seller_id.in_(companies)
    session.execute(sa.delete(guest_blocks).where(as_guest))
    for moves, agreed in HISTORIES:
        moved = sa.update(moves).where(moves.c.by_user == user_id)
        session.execute(moved.where(~agreed).values(reason=None))
    noted = sa.update(enquiry_history).where(enquiry_history.c.by_user == user_id)
    session.execute(noted.values(note=None))


# What was said when a deal was made or called off stays with its paper.
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


def _forget_enquiries(session: Session, user_id: UUID) -> None:
    written = sa.update(enquiries).where(enquiries.c.buyer_id == user_id)
    session.execute(
        written.values(
            name=GONE,
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
    session.execute(written.where(_is_unsigned_enquiry).values(requirements=GONE))


def _forget_requirements(session: Session, user_id: UUID) -> None:
    """What was asked for, whom to call, and the events that say it. What was agreed on
    keeps its text, its lines and files, its place of delivery and who signed."""
    mine = requirements.c.buyer_id == user_id
    for (posted_id,) in session.execute(sa.select(requirements.c.id).where(mine)):
        outbox.erase(session, "requirement_id", posted_id, RequirementOpened)
    always: dict[str, Any] = {
        "contact_phone": None,
        "contact_email": None,
        "reason": None,
    }
    emptied: dict[str, Any] = {
        "title": GONE,
        "description": GONE,
        "attachment_ids": [],
        "items": [],
        "delivery": None,
        "contact_name": None,
    }
    posted = sa.update(requirements).where(mine)
    session.execute(posted.values(**always))
    unsigned = requirements.c.id.not_in(signed_requirements)
    session.execute(posted.where(unsigned).values(**emptied))
    asked = sa.update(quotes).where(quotes.c.buyer_id == user_id, _is_unsigned)
    session.execute(asked.values(items=[], counter=None))


def _forget_quotes(session: Session, companies: Ids) -> None:
    """What the company offered: its words, prices and files."""
    offered = sa.update(quotes).where(quotes.c.seller_id.in_(companies), _is_unsigned)
    emptied = {"note": None, "reason": None, "counter": None}
    session.execute(offered.values(items=[], attachment_ids=[], **emptied))
