"""One enquiry and its seller, for the holder of its link."""

from collections.abc import Sequence
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from engagement.conversations.models import table as messages
from engagement.enquiries import columns
from engagement.enquiries.models import table as enquiries
from servicekit.clock import now

MAX_MESSAGES = 100
_LEAD = columns.rows.where(enquiries.c.id == sa.bindparam("id"))
_MESSAGES = (
    sa.select(messages)
    .where(messages.c.enquiry_id == sa.bindparam("id"), messages.c.removed_at.is_(None))
    .order_by(messages.c.id.desc())
    .limit(MAX_MESSAGES)
)


def lead(session: Session, enquiry_id: UUID) -> sa.RowMapping | None:
    session.flush()
    params = {"id": enquiry_id, "now": now()}
    return session.execute(_LEAD, params).mappings().first()


def last_messages(session: Session, enquiry_id: UUID) -> Sequence[sa.RowMapping]:
    """The last of them, the oldest first."""
    session.flush()
    newest = session.execute(_MESSAGES, {"id": enquiry_id}).mappings().all()
    return newest[::-1]
