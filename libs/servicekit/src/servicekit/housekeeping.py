"""What the mechanism's own tables forget, and when."""

from sqlmodel import Session

from servicekit.http import idempotency, revocation
from servicekit.messaging import inbox


def forget_old(session: Session) -> None:
    """Every worker does this once an hour."""
    for table in (inbox, idempotency, revocation):
        table.forget_old(session)
