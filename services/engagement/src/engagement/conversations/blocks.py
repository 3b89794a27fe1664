"""Blocking a contact and unblocking it."""

from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from engagement.conversations.models import blocks, guest_blocks
from engagement.conversations.notifications import notify_streams
from engagement.conversations.service import part_of
from engagement.enquiries.blocks import (
    contact_digests,
    digests_where,
    is_blocked_guests,
    set_contact_digests,
)
from engagement.enquiries.models import Enquiry
from engagement.enquiries.models import table as enquiries
from engagement.rfq.matches.files import share_again
from servicekit.clock import now
from servicekit.http.tokens import Caller

Condition = sa.ColumnElement[bool]


def block(session: Session, named: UUID, caller: Caller) -> None:
    """Again changes nothing; a guest is recognised by phone and email. Raises
    NotFound."""
    row = _notified_part(session, named, caller)
    if row["buyer_id"] is None:
        _block_guest(session, session.get_one(Enquiry, row["id"]))
        return
    pair = {**_pair(row), "at": now()}
    session.execute(insert(blocks).values(**pair).on_conflict_do_nothing())
    share_again(session, row["seller_id"], row["buyer_id"])


def unblock(session: Session, named: UUID, caller: Caller) -> None:
    """Also of what the other side wrote before it had an account."""
    row = _notified_part(session, named, caller)
    buyer_id, of_them = row["buyer_id"], enquiries.c.id == row["id"]
    # Without a buyer this would mean every guest.
    if buyer_id:
        same = (blocks.c[name] == value for name, value in _pair(row).items())
        session.execute(sa.delete(blocks).where(*same))
        share_again(session, row["seller_id"], buyer_id)
        of_them = enquiries.c.buyer_id == buyer_id
    if row["role"] == "seller":
        _unblock_guests(session, row["seller_id"], of_them)


def follow_claims(session: Session, user_id: UUID) -> None:
    """A guest who has an account now is blocked as that account."""
    theirs = sa.select(
        enquiries.c.seller_id, enquiries.c.buyer_id, sa.literal("seller"), sa.func.now()
    ).where(enquiries.c.buyer_id == user_id, is_blocked_guests)
    names = ["seller_id", "buyer_id", "by_role", "at"]
    adding = insert(blocks).from_select(names, theirs.distinct())
    session.execute(adding.on_conflict_do_nothing())


def _block_guest(session: Session, enquiry: Enquiry) -> None:
    set_contact_digests(session, enquiry)
    session.flush()
    rows = [
        {"seller_id": enquiry.seller_id, "mark": digest, "at": now()}
        for digest in contact_digests(session, enquiry).values()
    ]
    session.execute(insert(guest_blocks).values(rows).on_conflict_do_nothing())


def _unblock_guests(session: Session, seller_id: UUID, of_them: Condition) -> None:
    here = guest_blocks.c.seller_id == seller_id
    digests = digests_where((enquiries.c.seller_id == seller_id) & of_them)
    session.execute(
        sa.delete(guest_blocks).where(here, guest_blocks.c.mark.in_(digests))
    )


def _notified_part(session: Session, named: UUID, caller: Caller) -> sa.RowMapping:
    row = part_of(session, named, caller)
    notify_streams(session, row["id"], row["owner_id"], row["buyer_id"])
    return row


def _pair(row: sa.RowMapping) -> dict[str, Any]:
    names = ("seller_id", "buyer_id")
    return {**{name: row[name] for name in names}, "by_role": row["role"]}
