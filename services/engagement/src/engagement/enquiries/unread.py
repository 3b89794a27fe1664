"""Counts of what a user has not opened yet, from the rows themselves."""

from typing import Any

import sqlalchemy as sa

from engagement.conversations.models import table
from engagement.enquiries.models import table as enquiries

OTHER = {"buyer": "seller", "seller": "buyer"}


def messages_for(role: str, conversation_id: Any, *around: Any) -> Any:
    """How many messages of the other side this role has not seen; `around` are the
    tables of the statement outside."""
    unseen = sa.select(sa.func.count()).where(
        table.c.conversation_id == conversation_id,
        table.c.sender_role == OTHER[role],
        table.c.read_at.is_(None),
        table.c.removed_at.is_(None),
    )
    return unseen.correlate(*around).scalar_subquery()


# The enquiry is the buyer's first message: unopened while it is new.
_is_unopened = sa.and_(
    enquiries.c.status == "new", enquiries.c.expires_at > sa.func.now()
)
# For a row of `enquiries`.
UNREAD = {
    "seller": messages_for("seller", enquiries.c.id, enquiries)
    + sa.case((_is_unopened, 1), else_=0),
    "buyer": messages_for("buyer", enquiries.c.id, enquiries),
}
