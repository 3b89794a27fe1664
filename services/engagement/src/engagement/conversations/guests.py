"""Which guests a seller wants nothing more from, by the marks of their contact."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from engagement.conversations.models import guest_blocks
from engagement.enquiries.models import table as enquiries

_of_enquiry = sa.and_(
    guest_blocks.c.seller_id == enquiries.c.seller_id,
    guest_blocks.c.mark.in_([enquiries.c.phone_sha256, enquiries.c.email_sha256]),
)
# Of the enquiry in the statement around it; one without marks was no guest's.
is_blocked_guests = sa.exists().where(_of_enquiry).correlate(enquiries)


def is_blocked(session: Session, seller_id: UUID, marks: Sequence[str]) -> bool:
    wanted = sa.select(guest_blocks.c.mark).where(
        guest_blocks.c.seller_id == seller_id, guest_blocks.c.mark.in_(marks)
    )
    return session.execute(wanted.limit(1)).first() is not None


def marks_where(condition: sa.ColumnElement[bool]) -> sa.CompoundSelect[Any]:
    """Of the contacts in these enquiries."""
    columns = (enquiries.c.phone_sha256, enquiries.c.email_sha256)
    return sa.union_all(
        *(sa.select(of).where(condition, of.is_not(None)) for of in columns)
    )
