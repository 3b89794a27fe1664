"""Blocks: of pairs, and of guests by their contact."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Protocol
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from contracts.claims import contact_digest
from engagement.conversations.models import blocks, guest_blocks
from engagement.enquiries.models import Enquiry
from engagement.enquiries.models import table as enquiries
from engagement.error_texts import CONVERSATION_BLOCKED, CONVERSATION_BLOCKED_BY_YOU
from engagement.settings import EngagementSettings
from servicekit.http.errors import Conflict

_of_enquiry = sa.and_(
    guest_blocks.c.seller_id == enquiries.c.seller_id,
    guest_blocks.c.mark.in_([enquiries.c.phone_sha256, enquiries.c.email_sha256]),
)
# Of the enquiry in the statement around it; one without digests is no guest's.
is_blocked_guests = sa.exists().where(_of_enquiry).correlate(enquiries)


class HasContact(Protocol):
    """An enquiry or a case."""

    @property
    def email(self) -> str: ...

    @property
    def phone(self) -> str | None: ...


class Blocked(Conflict):
    code, message = "blocked", CONVERSATION_BLOCKED


class BlockedByYou(Conflict):
    code = "blocked_by_you"
    message = CONVERSATION_BLOCKED_BY_YOU


def refuse_blocked(session: Session, enquiry: Enquiry) -> None:
    """A new one to who blocked one, or whom one blocked; a blocked buyer's phone is
    theirs as a guest too, and a blocked guest's contact theirs as a buyer."""
    of = (enquiry.seller_id, enquiry.buyer_id, enquiry.phone)
    by = blocked_by(session, *of)
    if by == "buyer":
        raise BlockedByYou
    digests = list(contact_digests(session, enquiry).values())
    if by == "seller" or is_blocked(session, enquiry.seller_id, digests):
        raise Blocked


def blocked_by(
    session: Session, seller_id: UUID, buyer_id: UUID | None, phone: str
) -> str | None:
    """Which side of these two has blocked the other; a guest is recognised by the
    phone of an earlier enquiry."""
    earlier = sa.select(enquiries.c.buyer_id).where(
        enquiries.c.seller_id == seller_id, enquiries.c.phone == phone
    )
    is_buyer = blocks.c.buyer_id == buyer_id if buyer_id else sa.false()
    as_guest = (blocks.c.by_role == "seller") & blocks.c.buyer_id.in_(earlier)
    wanted = sa.select(blocks.c.by_role).where(
        blocks.c.seller_id == seller_id, is_buyer | as_guest
    )
    result: str | None = session.execute(
        wanted.order_by(blocks.c.by_role).limit(1)
    ).scalar()
    return result


def blocked_among(
    session: Session, buyer_id: UUID, seller_ids: Sequence[UUID]
) -> str | None:
    """Which side of a pair has blocked the other; the buyer's block first."""
    wanted = sa.select(blocks.c.by_role).where(
        blocks.c.seller_id.in_(seller_ids), blocks.c.buyer_id == buyer_id
    )
    result: str | None = session.execute(
        wanted.order_by(blocks.c.by_role).limit(1)
    ).scalar()
    return result


def is_blocked(session: Session, seller_id: UUID, digests: Sequence[str]) -> bool:
    wanted = sa.select(guest_blocks.c.mark).where(
        guest_blocks.c.seller_id == seller_id, guest_blocks.c.mark.in_(digests)
    )
    return session.execute(wanted.limit(1)).first() is not None


def digests_where(condition: sa.ColumnElement[bool]) -> sa.CompoundSelect[Any]:
    """Of the contacts in these enquiries."""
    columns = (enquiries.c.phone_sha256, enquiries.c.email_sha256)
    return sa.union_all(
        *(sa.select(of).where(condition, of.is_not(None)) for of in columns)
    )


def contact_digests(session: Session, written: HasContact) -> dict[str, str]:
    """Of its phone and its email, by the columns that store them (ADR 7)."""
    digest = partial(contact_digest, EngagementSettings.of(session).claim_pepper)
    digests = {}
    if written.phone:
        digests["phone_sha256"] = digest("phone", written.phone)
    if written.email:
        digests["email_sha256"] = digest("email", written.email)
    return digests


def set_contact_digests(session: Session, written: HasContact) -> None:
    for column, value in contact_digests(session, written).items():
        setattr(written, column, value)
