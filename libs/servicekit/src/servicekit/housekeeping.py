"""Deletes old rows of the tables that every service has."""

from sqlmodel import Session

from servicekit.http import idempotency, revocation
from servicekit.messaging import inbox


def delete_old(session: Session) -> None:
    """Every worker does this once an hour."""
    for table in (inbox, idempotency, revocation):
        table.delete_old(session)
